"""stub"""


def check(box, state):
    pass

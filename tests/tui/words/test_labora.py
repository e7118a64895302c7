"""Everything the rules of Ora et Labora can say has words, in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

from core import games
from core.game import BadComponents, Event, Refusal, Term, Turn, Value
from core.labora.components import made_components
from core.labora.game import Labora
from core.labora.model import (
    Action,
    At,
    Begin,
    Building,
    Choose,
    Convert,
    Converting,
    District,
    EndTurn,
    Entering,
    Fee,
    Harvesting,
    Landing,
    Laying,
    Manning,
    Pass,
    Pay,
    Paying,
    Plot,
    Produce,
    Raise,
    Send,
    Skip,
    State,
    Take,
    Times,
    Use,
    Using,
    Visit,
)
from core.labora.places import place
from core.labora.setup import LaboraOptions
from core.struggle.game import Struggle
from tests.tui.words.labora_spoken import BOX, GAME, WORDS, played
from tests.tui.words.spoken import sound, voice
from tui.words import LANGUAGES, Words
from tui.words.labora import LaboraWords
from tui.words.log import sentence

CODE = Path(__file__).parents[3] / "core" / "labora"
PROMPTS = (
    *("action", "settle", "bonus", "neutral-build", "neutral-prior", "neutral-place"),
    *("choose-own", "contract", "choose-clergyman", "harvest", "choose-building", "choose-place"),
    *("enter", "choose-settlement", "land", "amount", "pay", "use-accept", "use-trade"),
    *("use-tiers", "use-choose", "use-two-goods", "use-take-points", "use-produce", "use-use"),
    *("use-clear", "use-raise"),
)
PATHS = (
    *("sending", "contracting", "manning", "harvesting", "building", "entering", "settling"),
    *("landing", "converting", "paying", "laying", "using-trade"),
)
REFUSAL_VALUES: dict[str, Value] = {
    "path": "sending",
    "now": "settle",
    "step": "times",
    "verb": "fell",
    "needed": 3,
    "there": 1,
    "most": 2,
    "left": 2,
    "price": 2,
    "actions": 1,
    "good": "peat_coal",
    "asked": "coin5",
    "card": "F04",
    "under": "farmyard",
    "place": place(1, 1),
    "owner": 1,
    "seat": 1,
    "row": -1,
    "tile": "plot",
}
EVENT_VALUES: dict[str, Value] = {
    "amount": 2,
    "good": "wine",
    "coins": 2,
    "wood": 3,
    "owner": 1,
    "place": place(0, 0),
    "prior": True,
    "card": "F04",
    "over": "farmyard",
    "joker": True,
    "price": 2,
    "row": -1,
    "side": "coast",
    "marker": "stone",
    "round": 8,
    "gone": 2,
    "phase": "A",
    "stage": "B",
    "cards": ("F20", "G22"),
}
OTHER_VALUES: dict[str, Value] = {
    **EVENT_VALUES,
    "owner": -1,
    "prior": False,
    "over": "",
    "joker": False,
    "price": 0,
    "side": "hills",
    "gone": 0,
    "cards": (),
}


def first_texts(*functions: str) -> set[str]:
    """Collect the first argument of every call of some functions in the rules."""
    found = set[str]()
    for path in CODE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                first = node.args[0] if node.args else None
                if node.func.id in functions and isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_of_the_rules_has_a_sentence(language: str) -> None:
    reasons = first_texts("no", "Refusal") - {"path-open"}
    assert len(reasons) > 50
    nowhere = {f"nowhere-{why}" for why in ("wrong-terrain", "space-taken", "no-cloister-beside")}
    for reason in reasons | nowhere:
        text = WORDS.refusal(voice(language), Refusal(reason, "", REFUSAL_VALUES))
        assert sound(text), reason
        assert text.endswith("."), reason
    for key, values, count in (
        ("path-open", [{"path": path} for path in PATHS], len(PATHS)),
        ("phase", [{"now": phase} for phase in ("action", "bonus", "settle", "neutral")], 4),
    ):
        texts = {WORDS.refusal(voice(language), Refusal(key, "", dict(one))) for one in values}
        assert len(texts) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_term_and_score_line_has_words(language: str) -> None:
    words = Words(language)
    prompts = {turn.prompt for before, _, _ in played() if (turn := GAME.turn(before))}
    assert prompts <= set(PROMPTS)
    assert len(prompts) > 20
    texts = {WORDS.prompt(voice(language), Turn(0, prompt, "")) for prompt in PROMPTS}
    assert len(texts) == len(PROMPTS)
    for term in first_texts(Term.__name__):
        assert sound(WORDS.term(words, term))
    for before, _, _ in played()[::40]:
        for sheet in GAME.score(before).sheets:
            for line in sheet.lines:
                assert sound(WORDS.score_line(words, line.id))
    assert WORDS.ending(voice(language), "ended").endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_rules_has_words(language: str) -> None:
    kinds = first_texts("Event")
    assert len(kinds) > 20
    for kind in kinds:
        for values in (EVENT_VALUES, OTHER_VALUES):
            for seat in (0, None):
                happened = Event(kind, seat, "", values)
                assert sound(WORDS.event(voice(language), happened)), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_events_read_well_for_everybody(language: str) -> None:
    kinds = set[str]()
    for _, _, events in played()[::2]:
        for event in events:
            kinds.add(event.kind)
            for reader in (None, 0, 1):
                assert sound(sentence(voice(language, reader), WORDS, event)), event
    assert {"built", "settled", "contract", "produced", "neutral-built", "bonus"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
def test_played_steps_and_refusals_read_well(language: str) -> None:
    for before, action, _ in played()[::2]:
        speaker = voice(language, before.seat)
        told = WORDS.step(speaker, action, GAME.view(before, before.seat))
        nothing = isinstance(action, Pay | Take) and not action.amount
        assert told == "" if nothing else sound(told)
        assert sound(WORDS.label(speaker, action))
    refused = 0
    for before, _, _ in played()[::60]:
        for candidate in GAME.candidates(before):
            refusal = GAME.refusal(before, candidate)
            if refusal is not None:
                refused += 1
                assert sound(WORDS.refusal(voice(language), refusal)), refusal
    assert refused > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_steps_have_different_names(language: str) -> None:
    for before, _, _ in played()[::5]:
        legal = GAME.legal(before)
        texts = [WORDS.step(voice(language), action, before) for action in legal]
        assert len(set(texts)) == len(texts), [text for text in texts if texts.count(text) > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_explained(language: str) -> None:
    words = Words(language)
    for setting in games.settings(GAME.options):
        assert sound(WORDS.option(words, setting.name))
        assert WORDS.option_help(words, setting.name).endswith(".")
        texts = {WORDS.option_choice(words, setting.name, choice) for choice in setting.choices}
        assert len(texts) == len(setting.choices)
    written = WORDS.option_choice(words, "second_quarry", "yes")
    assert WORDS.option_choice(words, "second_quarry", True) == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_components_has_a_sentence(language: str) -> None:
    reasons = first_texts("BadComponents")
    assert len(reasons) > 15
    values: dict[str, Value] = {"good": "wood", "card": "G01", "mode": "3", "dial": "front"}
    values.update(positions=12, others=1, needed=2)
    texts = {WORDS.components(Words(language), BadComponents(one, **values)) for one in reasons}
    assert len(texts) == len(reasons)
    for text in texts:
        assert sound(text)
        assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_action_has_a_name_of_its_own(language: str) -> None:
    actions: list[Action] = [
        *(Begin(verb) for verb in ("clergy", "contract", "fell", "cut", "build", "settle", "land")),
        *(Convert(good) for good in ("grain", "wine", "whiskey")),
        *(Pass(), EndTurn(), Choose("G01"), At(1), Visit(0, 1), Fee("coins"), Send("prior")),
        *(Produce("wood", False), Use(), Times(1), Pay("wood", 1), Take("wood", 1)),
        *(Raise("book"), District(0, "hills"), Plot(0, "coast"), Skip()),
    ]
    assert {type(action) for action in actions} == set(get_args(Action))
    labels = {WORDS.label(voice(language), action) for action in actions}
    assert len(labels) == len(actions)


def test_titles_and_turns() -> None:
    for language in LANGUAGES:
        assert len(WORDS.short_title(Words(language))) <= 22
        assert sound(WORDS.title(Words(language)))
    assert [WORDS.turn_number(turns, 3) for turns in (0, 1)] == [1, 2]


def state_of_two() -> State:
    state = GAME.setup(LaboraOptions(length="short"), 2, 1)
    state.wheel = [4] * len(state.wheel)
    return state


FARM, MOUND = place(2, 1), place(4, 0)
STEPS = [
    ([], Begin("build"), "build a building", "postavit budovu"),
    ([], Convert("grain"), "grain to straw", "obilí ve slámu"),
    ([], Pass(), "pass this action", "vzdát se akce"),
    ([], EndTurn(), "end the turn", "ukončit tah"),
    ([Building("", False)], Choose("F04"), "Windmill", "Větrný mlýn"),
    ([Building("F04", False)], At(place(3, 0)), "at F1", "na F1"),
    ([Harvesting("wood", -1, False)], At(place(1, 0)), "Forest at D1", "Les na D1"),
    ([Laying("G07")], At(FARM), "at E2 over Farmyard", "na E2, překryje: Farma"),
    ([], Visit(0, FARM), "Farmyard", "Farma"),
    ([], Visit(1, FARM), 'Farmyard (T"om {seat} [b])', 'Farma (T"om {seat} [b])'),
    ([], Fee("coins"), "pay 1 coin", "platba: 1 mince"),
    ([], Fee("wine"), "gift: 1 wine", "dárek: 1 víno"),
    ([Manning(0, 0, 1)], Send("brother"), "Lay brother", "Fráter"),
    ([Harvesting("wood", 1, False)], Produce("wood", False), "+3 wood", "+3 dřeva"),
    (
        [Harvesting("wood", 1, False)],
        Produce("wood", True),
        "+3 wood with the joker",
        "+3 dřeva se žolíkem",
    ),
    ([Converting("grain")], Times(2), "−2 grain, +2 straw", "−2 obilí, +2 slámy"),
    ([Converting("whiskey")], Times(1), "−1 whiskey, +2 coins", "−1 whiskey, +2 mince"),
    (
        [Using("F04", 1, 0, [0], "")],
        Times(2),
        "−2 grain, +2 straw, +2 flour",
        "−2 obilí, +2 slámy, +2 mouky",
    ),
    ([Using("F04", 1, 0, [0], "")], Times(0), "skip", "vynechat"),
    (
        [Using("G06", 1, 0, [0], "")],
        Times(2),
        "−6 energy, +8 coins",
        "−6 energie, +8 mincí",
    ),
    (
        [Using("G12", 1, 0, [0], "")],
        Times(1),
        "−2 food, −1 energy, +1 stone",
        "−2 jídla, −1 energie, +1 kámen",
    ),
    (
        [Using("G02", 1, 0, [0], "")],
        Times(1),
        "−3 different goods",
        "−3 různé druhy zboží",
    ),
    (
        [Using("I35", 1, 0, [0], "")],
        Times(1),
        "−goods worth 14 VP, −5 coins, −1 whiskey, +1 wonder",
        "−zboží za 14 VB, −5 mincí, −1 whiskey, +1 zázrak",
    ),
    (
        [Using("F36", 1, 0, [0], "")],
        Raise("book"),
        "−1 book, +1 pottery",
        "−1 kniha, +1 keramika",
    ),
    ([Using("G07", 1, 0, [0], "")], Use(), "use it", "využít"),
    ([], Take("clay", 6), "+6 clay", "+6 jílu"),
    ([Paying(0, 1, 0, 0, 0)], Pay("coin5", 1), "1 5-coin tile", "1 žeton 5 mincí"),
    (
        [Landing(True, True, False)],
        District(-1, "hills"),
        "district with hills, row 0",
        "okrsek se svahy, řada 0",
    ),
    (
        [Landing(True, True, False)],
        Plot(0, "coast"),
        "coast, rows 1 and 2",
        "pobřeží, řady 1 a 2",
    ),
    ([Entering(1)], Skip(), "leave it empty", "nechat prázdnou"),
    ([Building("", True)], Skip(), "build nothing", "nic nestavět"),
]


@pytest.mark.parametrize("kind", [Pay, Take])
def test_nothing_of_a_good_is_not_told_as_a_step(kind: type[Pay | Take]) -> None:
    assert WORDS.step(voice("en"), kind("grain", 0), state_of_two()) == ""
    assert "2 grain" in WORDS.step(voice("en"), kind("grain", 2), state_of_two())


@pytest.mark.parametrize(("pending", "action", "english", "czech"), STEPS)
def test_steps_in_both_languages(
    pending: list[Building], action: Action, english: str, czech: str
) -> None:
    state = state_of_two()
    state.pending = list(pending)
    assert WORDS.step(voice("en"), action, state) == english
    assert WORDS.step(voice("cs"), action, state) == czech


def test_the_neutral_prior_may_stay() -> None:
    state = GAME.setup(LaboraOptions(), 1, 1)
    state.phase = "neutral-prior"
    assert WORDS.step(voice("en"), Skip(), state) == "without the neutral prior"


def test_words_shared_with_other_games_stay_apart() -> None:
    assert WORDS.label(voice("cs"), Begin("settle")) == "Postavit sídlo"
    assert WORDS.label(voice("en"), Begin("settle")) == "Build a settlement"


@pytest.mark.parametrize(("most", "told"), [(1, "only once."), (3, "at most 3 times.")])
def test_how_often_is_told_in_the_right_number(most: int, told: str) -> None:
    refusal = Refusal("limit", "labora.use", {"most": most})
    assert WORDS.refusal(voice("en"), refusal) == f"You can do that {told}"


def test_no_number_of_times_is_refused_as_no_choice() -> None:
    state = GAME.setup(LaboraOptions(), 3, 1)
    GAME.apply(state, Convert("grain"))
    refusal = GAME.refusal(state, Times(0))
    assert refusal is not None
    assert WORDS.refusal(voice("en"), refusal) == "That is not one of the choices."


def test_the_neutral_player_has_a_name() -> None:
    alone = voice("en")
    alone = type(alone)(alone.words, ("Eva",).__getitem__)
    state = GAME.setup(LaboraOptions(), 1, 1)
    assert WORDS.step(alone, Visit(1, place(0, 0)), state) == "Builders' Market (Neutral player)"


@pytest.mark.parametrize(
    ("reason", "values", "english", "czech"),
    [
        (
            "too-few",
            {"card": "F04", "good": "wood", "needed": 3, "there": 1},
            "Windmill costs 3 wood; you have 1.",
            "Větrný mlýn stojí: 3 dřeva; máte 1.",
        ),
        (
            "too-little-energy",
            {"card": "S02", "needed": 6, "there": 3},
            "Farming Village costs 3 energy; you have 1.5.",
            "Zemědělská vesnice stojí: 3 energie; máte 1,5.",
        ),
        (
            "too-little-energy",
            {"needed": 3, "there": 0},
            "You need 1.5 energy; you have 0.",
            "Potřebujete: 1,5 energie; máte 0.",
        ),
        (
            "no-cloister-beside",
            {"card": "F17", "place": place(0, 0)},
            "Cloister Library must touch a cloister building, and C1 does not.",
            "Klášterní knihovna musí sousedit s budovou kláštera a C1 nesousedí.",
        ),
        (
            "wrong-terrain",
            {"card": "F04", "place": place(0, 0)},
            "Windmill cannot stand at C1. It can stand on: Hillside or Coast.",
            "Větrný mlýn na C1 nesmí. Kam smí: Svahy nebo Pobřeží.",
        ),
        (
            "not-alike",
            {"card": "F04", "under": "G01"},
            "Windmill cannot cover Priory, because Priory is a cloister building.",
            "Větrný mlýn nesmí překrýt budovu kláštera: Převorství.",
        ),
        (
            "not-alike",
            {"card": "G02", "under": "F04"},
            "Cloister Courtyard can cover only a cloister building, and Windmill is none.",
            "Klášterní nádvoří smí překrýt jen budovu kláštera, a tou není: Větrný mlýn.",
        ),
        (
            "host-without-clergyman",
            {"owner": 0},
            "Eva has no clergyman at home.",
            "Eva nemá doma žádného duchovního.",
        ),
        (
            "sell-first",
            {"card": "G22", "needed": 5, "there": 4},
            "Quarry costs 5 coins; you have 4. Sell wine or whiskey first, if you want to.",
            "Lom stojí: 5 mincí; máte 4. Chcete-li, nejdřív prodejte víno nebo whiskey.",
        ),
    ],
)
def test_refusals_in_both_languages(
    reason: str, values: dict[str, Value], english: str, czech: str
) -> None:
    assert WORDS.refusal(voice("en"), Refusal(reason, "", values)) == english
    assert WORDS.refusal(voice("cs"), Refusal(reason, "", values)) == czech


def test_words_are_those_of_the_components_that_are_played() -> None:
    values = GAME.components.model_dump(mode="json", by_alias=True)
    values["buildings"]["F04"]["name"] = "bird-house"
    other = Labora(made_components(values))
    event = Event("built", 0, "", {"card": "F04", "place": FARM})
    assert WORDS.event(voice("en"), event) == "built Windmill at E2"
    assert WORDS.of(other).event(voice("en"), event) == "built Bird house at E2"


def test_no_word_for_an_unknown_id() -> None:
    with pytest.raises(KeyError):
        WORDS.event(voice("en"), Event("nonsense", 0, ""))
    with pytest.raises(KeyError):
        WORDS.refusal(voice("en"), Refusal("nonsense", ""))
    with pytest.raises(KeyError):
        WORDS.tie_break(Words("en"), "nonsense")
    with pytest.raises(TypeError):
        WORDS.of(Struggle())
    assert isinstance(WORDS.of(GAME), LaboraWords)
    assert BOX is GAME.box

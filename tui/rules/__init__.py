"""The rule pages: one Markdown file a game and language, and the house's own, in our words.

A page is a second-level heading with its id, `## Roads {#struggle.build-road}`, and what follows
until the next one: paragraphs, and lines with a key word (the same in every language):

A label of a screen stands in quotation marks, “Continue” or „Pokračovat“, and a test looks for each
in the catalogue.

- `Kind:` one of `library.KINDS`
- `Often forgotten:` a paragraph of what people overlook; may come more than once
- `See also:` ids of other pages
- `Rulebook:` where the printed rules say so, or that the ruling is ours
- `Words:` what else people may type to find the page
"""

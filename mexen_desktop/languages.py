"""The languages that the program speaks."""

from typing import Final

#: What each calls itself, the source's own first; the others have a .ts file in translations/.
NAMES: Final = {
    "en": "English",
    "nl": "Nederlands",
    "de": "Deutsch",
    "da": "Dansk",
}
SOURCE: Final = "en"
#: What a package keeps of Babel's locale-data/: these files, with those of the languages' regions,
#: such as de_AT for de. Babel's global.dat stays too; it imports decimal and pickle.
BABEL_DATA: Final = ("root", *NAMES)

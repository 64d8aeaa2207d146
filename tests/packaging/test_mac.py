"""What macOS reads of the application."""

import plistlib

import pytest

from bundle import mac, names
from bundle.place import PACKAGING
from mexen_desktop.languages import NAMES


def test_the_information_is_a_property_list() -> None:
    assert plistlib.loads(plistlib.dumps(mac.info_plist())) == mac.info_plist()


def test_the_finder_shows_the_languages_of_the_program() -> None:
    assert set(mac.info_plist()["CFBundleLocalizations"]) == set(NAMES)


@pytest.mark.parametrize(
    ("place", "mime", "suffix"),
    [(0, names.MIME, names.SUFFIX), (1, names.RULES_MIME, names.RULES_SUFFIX)],
)
def test_files_are_opened_by_a_double_click(place: int, mime: str, suffix: str) -> None:
    plist = mac.info_plist()
    document = plist["CFBundleDocumentTypes"][place]
    kind = plist["UTExportedTypeDeclarations"][place]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [suffix.removeprefix(".")]
    assert tags["public.mime-type"] == [mime]


def test_it_says_whose_and_which_it_is() -> None:
    plist = mac.info_plist()
    assert plist["CFBundleShortVersionString"] == names.VERSION
    assert plist["NSHighResolutionCapable"] is True
    assert plist["LSApplicationCategoryType"] == "public.app-category.dice-games"
    assert "MIT" in plist["NSHumanReadableCopyright"]


def test_apple_allows_no_underscore_in_an_identity() -> None:
    assert "_" not in mac.bundle_identifier()


def test_qts_libraries_may_be_replaced() -> None:
    entitlements = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert entitlements["com.apple.security.cs.disable-library-validation"] is True


def test_nobody_signs_unless_somebody_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(mac.SIGNER, raising=False)
    assert mac.identity() is None
    monkeypatch.setenv(mac.SIGNER, "Developer ID Application: Ann")
    assert mac.identity() == "Developer ID Application: Ann"

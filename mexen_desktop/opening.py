"""Opens the window on a picture of its first page, behind which the page itself is made."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QTimer
from PySide6.QtWidgets import QApplication

from mexen_desktop import __version__
from mexen_desktop.windows.start.kept_picture import Reading, described

if TYPE_CHECKING:
    from mexen_desktop.windows.main_window import MainWindow

#: Milliseconds in which Qt comes to rest: only then does it pass on to the screen what it painted.
PASSED_ON: Final = 2


class Opening:
    """One start of the program: the page as the last start left it, then the page.

    The picture is believed only where everything is as it was when it was painted.
    """

    def __init__(self, application: QApplication, window: "MainWindow", picture: Reading) -> None:
        self._application = application
        self._window = window
        self._picture = picture
        # Before the theme has colours of its own.
        colours = application.palette()
        self._desktop = colours.window().color().name(), colours.windowText().color().name()
        self._scheme = ""

    def open(self, seen: Callable[[], None], stands: Callable[[], None]) -> None:
        """Show the window, telling when its first page is seen, when it can be used."""
        window, picture = self._window, self._picture.picture(self._looks())

        def make_page(*told: Callable[[], None]) -> None:
            self.make_ready()
            for each in told:
                window.start.stands.connect(each)
            window.show_page(window.start)
            window.start.take_focus()

        if picture is None:
            make_page(seen, stands)
        else:
            from mexen_desktop.windows.start.preview import Preview

            preview = Preview(picture, window)

            def replace() -> None:
                make_page(stands)
                preview.deleteLater()

            preview.painted.connect(seen)
            preview.painted.connect(lambda: QTimer.singleShot(PASSED_ON, preview, replace))
            window.show_page(preview)
        window.open()

    def make_ready(self) -> None:
        """Read what pages are made of; speak, look as the settings say."""
        from mexen_desktop import quick

        quick.make_ready()
        from mexen_desktop.look.theme import theme
        from mexen_desktop.windows.appearance import follow

        follow(self._window.settings.now, self._window.language)
        self._scheme = theme().scheme
        theme().dress(self._application)

    def keep(self) -> None:
        """Keep the picture of the page for the next start."""
        from mexen_desktop.look.theme import theme
        from mexen_desktop.windows.start.next_start import next_start

        window, settings = self._window, self._window.settings.now
        if not self._scheme:
            # It ends before its page was made.
            return
        if theme().scheme != self._scheme and settings.theme == "system":
            # The desktop has other colours now than those that the picture would be kept for.
            return
        if settings.maximized and window.isFullScreen():
            return
        size = window.size() if settings.maximized else window.size_left()
        ratio = window.devicePixelRatioF()
        self._picture.keep(next_start(window.settings, window.language, self._looks(), size, ratio))

    def _looks(self) -> str:
        """Return everything that decides how the page looks, which is known before it is made."""
        settings = self._window.settings.now
        languages = settings.language or QLocale.system().uiLanguages()
        ratio = self._window.devicePixelRatioF()
        return described(__version__, settings, languages, self._desktop, ratio)

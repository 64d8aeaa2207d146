"""The page with all the dice that ever fell here."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mexen_desktop.look.controls.icon_button import IconButton
from mexen_desktop.look.controls.line import Line
from mexen_desktop.look.controls.note import Note
from mexen_desktop.look.controls.segmented import Segmented
from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.scale import set_metrics
from mexen_desktop.look.theme import theme
from mexen_desktop.models.fair import CountsModel
from mexen_desktop.odds.fairness import PAIRS, Tested, fairness
from mexen_desktop.rules.throw import FACES
from mexen_desktop.scene.list_view import PaperList
from mexen_desktop.store.dice import NOTHING, Fallen
from mexen_desktop.texts.fair import how_many, verdict
from mexen_desktop.windows.fair.rows import CountRows, row_height
from mexen_desktop.windows.full_page import FullPage

_WIDEST: Final = 1_400


class Table:
    """A heading, what the test says, the rows: of faces or of pairs."""

    def __init__(
        self, names: tuple[str, str, str], dice: list[tuple[int, ...]], page: QWidget
    ) -> None:
        """`names` are those of heading, verdict, rows."""
        heading, says, rows = names
        self.heading = Line(heading, "title", page)
        self.says = Note(says, page)
        self.model = CountsModel(dice, page)
        self.rows = PaperList(self.model, CountRows(), page)
        self.rows.setObjectName(rows)

    def show(self, tested: Tested, total: int) -> None:
        """Show other counts."""
        self.model.show_counts(tested)
        self.says.say(verdict(tested, total))

    def place(self, room: QRect, gap: int) -> None:
        """Fill that room."""
        high = self.heading.sizeHint().height()
        self.heading.setGeometry(room.left(), room.top(), room.width(), high)
        top = room.top() + high + gap // 2
        high = self.says.height_in(room.width())
        self.says.setGeometry(room.left(), top, room.width(), high)
        top += high + gap
        self.rows.setGeometry(room.left(), top, room.width(), max(0, room.bottom() + 1 - top))


class FairPage(FullPage):
    """Faces beside pairs, for the program's dice or for those that people entered."""

    def __init__(self, fallen: Callable[[bool], Fallen], parent: QWidget | None = None) -> None:
        """`fallen` counts the program's dice, or those entered: that of the store."""
        super().__init__(parent)
        self.setObjectName("fairPage")
        self._fallen = fallen
        self._shown = NOTHING
        self.close_button = IconButton("close", parent=self)
        self.close_button.setObjectName("closeFairButton")
        self.title = Line("fairTitle", "page_title", self)
        self.whose = Segmented(parent=self)
        self.whose.setObjectName("whoseDice")
        self.about = Line("fairAbout", "body", self)
        names = "facesHeading", "facesVerdict", "facesView"
        self.faces = Table(names, [(face,) for face in FACES], self)
        names = "pairsHeading", "pairsVerdict", "pairsView"
        self.pairs = Table(names, list(PAIRS), self)
        self.legend = Note("fairLegend", self)
        self.whose.chosen.connect(lambda _: self.count())
        self.close_button.clicked.connect(self.closed)
        theme().changed.connect(self.lay_out)
        self.retranslate()

    def begin(self) -> None:
        """Count all dice that have fallen up to now."""
        self.whose.setFocus(Qt.FocusReason.OtherFocusReason)
        self.count()

    def count(self) -> None:
        """Count the dice that are chosen."""
        self._shown = self._fallen(self.whose.current == 1)
        self._tell()

    def retranslate(self) -> None:
        """Say everything in the language that is spoken now."""
        self.setAccessibleName(self.tr("Is it fair?"))
        self.title.set_text(self.tr("Is it fair?"))
        self.close_button.set_label(self.tr("Close"))
        self.whose.set_labels([self.tr("The program’s dice"), self.tr("Your own dice")])
        self.whose.choose(max(0, self.whose.current))
        self.whose.setAccessibleName(self.tr("Whose dice"))
        self.faces.heading.set_text(self.tr("Each face"))
        self.faces.rows.setAccessibleName(self.tr("Each face"))
        self.pairs.heading.set_text(self.tr("Each pair"))
        self.pairs.rows.setAccessibleName(self.tr("Each pair"))
        self.legend.say(
            self.tr(
                "The first number says how often each has fallen, the second how often it falls"
                " with fair dice on average; the dashed line stands there."
            )
        )
        self._tell()

    def lay_out(self) -> None:
        """Put everything in its place in the window as it is."""
        if not self.isVisible():
            return
        metrics = Metrics(self.width(), self.height(), theme().text_factor)
        set_metrics(self.window(), metrics)
        margin, side, gap = metrics.margin, metrics.icon_button, metrics.px(12)
        width = min(self.width() - 2 * margin, metrics.px(_WIDEST))
        room = QRect((self.width() - width) // 2, margin, width, self.height() - 2 * margin)
        self.close_button.setGeometry(margin, margin, side, side)
        left = max(room.left(), margin + side + margin)
        room.setLeft(left)
        top = self._lay_head(room, side, gap)
        high = self.legend.height_in(room.width())
        self.legend.setGeometry(left, room.bottom() + 1 - high, room.width(), high)
        tables = QRect(left, top, room.width(), self.legend.y() - gap - top)
        if metrics.portrait:
            faces = QRect(tables)
            faces.setHeight(min(tables.height() // 2, self._faces_height(metrics)))
            self.faces.place(faces, gap)
            tables.setTop(faces.bottom() + 1 + 2 * gap)
            self.pairs.place(tables, gap)
        else:
            between = 4 * gap
            half = (tables.width() - between) // 2
            self.faces.place(QRect(tables.left(), tables.top(), half, tables.height()), gap)
            tables.setLeft(tables.left() + half + between)
            self.pairs.place(tables, gap)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme().palette.surface)
        painter.end()

    def _lay_head(self, room: QRect, side: int, gap: int) -> int:
        """Put title, switch, the number of dice at the top; give where they end."""
        switch, title = self.whose.sizeHint(), self.title.sizeHint()
        beside = title.width() + gap + switch.width() <= room.width()
        right = room.right() + 1 - switch.width()
        height = max(side, title.height())
        middle = room.top() + (side - title.height()) // 2
        title_width = right - gap - room.left() if beside else room.width()
        self.title.setGeometry(room.left(), middle, title_width, title.height())
        top = room.top() + height + gap
        if beside:
            y = room.top() + (side - switch.height()) // 2
            self.whose.setGeometry(right, y, switch.width(), switch.height())
        else:
            width = min(switch.width(), room.width())
            self.whose.setGeometry(room.left(), top, width, switch.height())
            top += switch.height() + gap
        high = self.about.sizeHint().height()
        self.about.setGeometry(room.left(), top - gap // 2, room.width(), high)
        return top + high + gap

    def _faces_height(self, metrics: Metrics) -> int:
        heading = self.faces.heading.sizeHint().height() + 4 * metrics.font_px("small")
        return heading + len(FACES) * row_height(metrics) + 2 * metrics.px(12)

    def _tell(self) -> None:
        """Say what was counted."""
        shown = self._shown
        dice, pairs = shown.faces.total(), shown.pairs.total()
        self.about.set_text(how_many(dice, shown.throws))
        tested = fairness(shown.faces, shown.pairs)
        self.faces.show(tested.faces, dice)
        self.pairs.show(tested.pairs, pairs)
        self.lay_out()

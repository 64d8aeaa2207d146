"""Which sizes a widget draws with: those of the window it is in."""

from typing import Final, cast

from PySide6.QtWidgets import QToolTip, QWidget

from mexen_desktop.look.metrics import Metrics
from mexen_desktop.look.type import font

_PROPERTY: Final = "mexenMetrics"
_UNSCALED: Final = Metrics(1280, 800)


def metrics_of(widget: QWidget) -> Metrics:
    """Give the sizes of the widget's window; those of the design until the window has set any."""
    found = widget.window().property(_PROPERTY)
    return _UNSCALED if found is None else cast(Metrics, found)


def set_metrics(window: QWidget, metrics: Metrics) -> bool:
    """Draw everything in the window at these sizes; tells whether that changes the scale.

    The widgets inside get new size hints, so that layouts follow; whoever places widgets by hand
    does so after this.
    """
    before = metrics_of(window)
    window.setProperty(_PROPERTY, metrics)
    tips = font("small", metrics)
    if QToolTip.font().pixelSize() != tips.pixelSize():
        # They say what icons mean, what was cut: whoever needs large text needs them large.
        QToolTip.setFont(tips)
    if (before.s, before.text_factor) == (metrics.s, metrics.text_factor):
        return False
    for widget in window.findChildren(QWidget):
        widget.updateGeometry()
    window.update()
    return True

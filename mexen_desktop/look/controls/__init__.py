"""Everything on the screen that can be pressed, or that is shown as one small thing."""

"""The window with its pages, menus, keys."""

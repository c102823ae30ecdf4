"""A folder with this file is a package for pytest: its tests share a browser (see conftest.py)."""

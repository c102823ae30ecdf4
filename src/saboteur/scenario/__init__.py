"""Scenarios: rule tests that a non-programmer can read and write. `docs/notation.md` tells how.

>>> scenario = Scenario.parse('''
... format = 1
... game = "saboteur"
... players = 3
... hands = { p1 = ["EW"] }
... [[step]]
... expect = { places = { EW = ["1,0", "-1,0"] } }
... ''')
>>> scenario.check()
[]
"""

from saboteur.scenario.case import Scenario, read, read_each
from saboteur.scenario.difference import Difference
from saboteur.scenario.error import ScenarioError

__all__ = ["Difference", "Scenario", "ScenarioError", "read", "read_each"]

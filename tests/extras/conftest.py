"""The tests of `saboteur.envs` need packages of hundreds of megabytes: `python3 go.py test --extras` has them."""

from importlib.util import find_spec

PACKAGES = ("gymnasium", "pettingzoo", "pyspiel")
collect_ignore_glob = [] if all(map(find_spec, PACKAGES)) else ["test_*.py"]

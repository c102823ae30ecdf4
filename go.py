"""Set up, build, start and test: `python3 go.py`, `python3 go.py test`, `python3 go.py --help`.

Needs only Python 3.11 or newer. The work is done in tools/; any Python version can read this file.
"""

import os
import sys

if sys.version_info < (3, 11):
    sys.exit(
        "This needs Python 3.11 or newer; this is %d.%d. Start it with a newer one, for example: python3.11 go.py"
        % sys.version_info[:2]
    )

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "tools"))

import tasks

sys.exit(tasks.main())

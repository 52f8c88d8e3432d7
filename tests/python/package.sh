#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The tests of the package with the first Python here that has NumPy: package.sh BUILD SOURCE. Status 77: none has.
set -eu
build=$1 source=$2
cache=${XDG_CACHE_HOME:-$HOME/.cache}/hlo-cts
for python in python3 "$cache"/jaxlib-*/bin/python; do
  command -v "$python" >/dev/null && "$python" -c 'import numpy' 2>/dev/null || continue
  PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$source/python HLO_CTS_HOME=$build HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden \
    exec "$python" "$source/python/tests/test_hlo_cts.py" -q
done
echo "skipped: no Python here has NumPy"
exit 77

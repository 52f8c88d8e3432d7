#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# shellcheck disable=SC2086 # lists of words
# A test of the package with the first Python here that has the modules: package.sh BUILD SOURCE "TEST ARGUMENT..." MODULE... Status 77: none has.
set -eu
build=$1 source=$2 test=$3
shift 3
cache=${XDG_CACHE_HOME:-$HOME/.cache}/hlo-cts
for python in python3 /usr/bin/python3 "$cache"/jaxlib-*/bin/python; do
  command -v "$python" >/dev/null && "$python" -c "import $(echo "$*" | tr ' ' ,)" 2>/dev/null || continue
  PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=$source/python HLO_CTS_HOME=$build HLO_CTS_CORPUS=$source/corpus HLO_CTS_GOLDEN=$source/golden \
    exec "$python" $test
done
echo "skipped: no Python here has $*"
exit 77

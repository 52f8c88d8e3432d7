#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Fails if the tree lacks what a script makes from it, or a step has changed it: unchanged.sh [TREE]
#
# It comes after the gate, because it writes golden bytes that are missing: bytes that the writer under review made would
# agree with that writer.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tree=${1:-.}
"$here/golden.sh" "$tree"
changed=$(git -C "$tree" status --porcelain -- versions corpus golden gate)
if [ -n "$changed" ]; then
  echo "The tree is not as it was committed. Run docs/ci/golden.sh and commit what it writes:"
  echo "$changed"
  exit 1
fi

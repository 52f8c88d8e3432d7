#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The gate on a change that bumps the version: gate.sh BASE [TREE]
#
# BASE is a revision or a tree of the sources before the change, TREE the sources with it (here by default).
# The first finding says why the gate is closed; gate.md is for a comment on the pull request.
set -eu
base=$1 tree=${2:-.}
hlo-cts gate --base="$base" --opset="$tree" --corpus="$tree/corpus" --golden="$tree/golden" \
  --junit=gate.xml --markdown=gate.md ${GITHUB_ACTIONS:+--annotations=github}

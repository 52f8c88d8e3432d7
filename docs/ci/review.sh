#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The gate on a proposed release, with genuine old readers: review.sh BASE TREE [JAXLIB...]
#
# BASE and TREE are those of gate.sh. Each JAXLIB is a version of jaxlib on PyPI, whose own StableHLO reads and writes
# what the proposed release does for it.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
base=$1 tree=$2
shift 2
cache=${XDG_CACHE_HOME:-$HOME/.cache}/hlo-cts
consumers=
for version; do
  # Installs it when it is not there, tries it on one case, and leaves its description.
  "$here/../../scripts/consumers/jaxlib/run" --jaxlib "$version" --case=abs_f32 --quick --quiet --matrix=none
  consumers=${consumers:+$consumers,}$cache/jaxlib-$version/consumer.yaml
done
status=0
hlo-cts gate --base="$base" --opset="$tree" --corpus="$tree/corpus" --golden="$tree/golden" \
  --junit=gate.xml --markdown=gate.md ${consumers:+--consumer="$consumers"} \
  ${GITHUB_ACTIONS:+--annotations=github} || status=$?
if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -e gate.md ]; then cat gate.md >>"$GITHUB_STEP_SUMMARY"; fi
exit $status

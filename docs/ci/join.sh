#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The shards of a night as one run, held against the night before: join.sh OUTPUT BEFORE PART...
#
# BEFORE is the report folder of the night before (before.sh); it need not be there. The status is 1 if a verdict is worse than
# it was.
set -eu
output=$1 before=$2
shift 2
hlo-cts merge "$@" --report="$output"
if [ -d "$before" ]; then hlo-cts diff "$before" "$output"; else echo "There is no '$before' to compare with."; fi

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The shards of a night as one run, held against the night before: join.sh OUTPUT BEFORE PART...
#
# BEFORE is the report folder of the night before; "-" when there is none. The status is 1 when a verdict is
# worse than it was.
set -eu
output=$1 before=$2
shift 2
hlo-cts merge "$@" --report="$output"
if [ "$before" != - ]; then hlo-cts diff "$before" "$output"; fi

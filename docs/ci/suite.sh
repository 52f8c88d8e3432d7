#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The corpus on a consumer, with a summary for people: suite.sh CONSUMER REPORT [OPTION...]
#
# CONSUMER is its description, REPORT the folder of the reports. Further options go to hlo-cts run: --quick,
# --waivers=FILE. The status is that of the run: 0 all passed, 1 a failure, 2 the set-up does not work.
set -eu
consumer=$1 report=$2
shift 2
status=0
hlo-cts run --consumer="$consumer" --report="$report" --replace --quiet --matrix=none \
  ${GITHUB_ACTIONS:+--annotations=github} "$@" || status=$?
if [ -n "${GITHUB_STEP_SUMMARY:-}" ] && [ -e "$report/summary.md" ]; then
  cat "$report/summary.md" >>"$GITHUB_STEP_SUMMARY"
fi
exit $status

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The verdict of the gate as the summary of the job and as a comment on a pull request: comment.sh NUMBER
#
# It needs GitHub's `gh` and gate.md, which gate.sh writes. A comment has at most 65,536 characters; the summary has all.
# The token of a pull request from a fork may not write comments: then the summary is all there is.
set -eu
number=$1
if [ ! -e gate.md ]; then
  echo "There is no gate.md: the gate did not run."
  exit 0
fi
if [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then cat gate.md >>"$GITHUB_STEP_SUMMARY"; fi
body=$(mktemp)
trap 'rm -f "$body"' EXIT
awk '{ size += length($0) + 1 } size > 60000 { print "\nThe summary of the job has the rest."; exit } { print }' gate.md >"$body"
gh pr comment "$number" --body-file "$body" || echo "No comment was written."

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The gate on each commit by itself: commits.sh BASE [HEAD]
#
# Each commit after BASE that touches rows, cases or golden bytes is compared with the one before. If it leaves the rows as
# they are, this takes seconds.
set -eu
base=$1 head=${2:-HEAD} status=0
for commit in $(git rev-list --reverse "$base..$head" -- versions corpus golden gate); do
  git log -1 --format='%h %s' "$commit"
  hlo-cts gate --base="$commit~" --head="$commit" --corpus=corpus --golden=golden || status=$?
done
exit $status

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The report of the night before, from GitHub: before.sh FOLDER
#
# Takes the artifact `report` of the newest run of this workflow on this branch that has one, whether that run passed or not.
# Without one, as in the first night, there is no folder. It needs GitHub's `gh`, and GH_TOKEN.
set -eu
folder=$1
runs=$(gh run list --repo "$GITHUB_REPOSITORY" --workflow "$GITHUB_WORKFLOW" --branch "$GITHUB_REF_NAME" --limit 20 \
  --json databaseId,status --jq '.[] | select(.status == "completed") | .databaseId') ||
  echo "::warning::The runs of the nights before cannot be listed."
for run in $runs; do
  if gh run download "$run" --repo "$GITHUB_REPOSITORY" --name report --dir "$folder"; then
    echo "The night before is run $run."
    exit 0
  fi
  rm -rf "$folder"
done
echo "There is no report of a night before."

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Golden bytes of new cases: golden.sh TREE
#
# Adds what is missing and rewrites nothing; fails when a locked case would change. Commit what it adds.
set -eu
tree=$1
hlo-cts golden --opset="$tree" --corpus="$tree/corpus" --golden="$tree/golden"
hlo-cts golden --check --opset="$tree" --corpus="$tree/corpus" --golden="$tree/golden"

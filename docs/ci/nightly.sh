#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# A vendor's nightly matrix: nightly.sh CONSUMER SHARD SHARDS [OPTION...]
#
# CONSUMER is the description of the consumer. One job runs one shard; join.sh puts them together. Further
# options go to hlo-cts run: --waivers=FILE, --filter=REGEX.
set -eu
consumer=$1 shard=$2 shards=$3
shift 3
hlo-cts run --consumer="$consumer" --shard="$shard/$shards" --report="part$shard" --replace --quiet --matrix=none \
  ${GITHUB_ACTIONS:+--annotations=github} "$@"

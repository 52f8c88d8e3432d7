#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# Our declarations of the PJRT C API against its header: every size, place and number.
# pjrt_header.sh CC SOURCE. The header is $PJRT_HEADER, or that of the plugin that
# scripts/consumers/pjrt/run keeps.
set -eu
cc=$1 source=$2
cache=${XDG_CACHE_HOME:-$HOME/.cache}/hlo-cts
header=${PJRT_HEADER:-$(find "$cache" -maxdepth 6 -name pjrt_c_api.h 2>/dev/null | sort | head -1)}
[ -n "$header" ] || { echo "skipped: there is no pjrt_c_api.h; scripts/consumers/pjrt/run --make has one"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
try() { "$cc" -std=c17 -D_GNU_SOURCE -fsyntax-only -I"$1" -isystem "$(dirname "$header")" "$source/tests/harness/pjrt/pjrt_header.c"; }
try "$source"
echo "as in $header"

# The comparison sees a difference: a field of another size, a slot, a type's number.
for change in 's/  int launch;/  size_t launch;/' 's/Client_Compile, 20/Client_Compile, 21/' 's/X(S4, 21/X(S4, 22/'; do
  mkdir -p "$work/harness/pjrt"
  sed "$change" "$source/harness/pjrt/capi.h" >"$work/harness/pjrt/capi.h"
  ! cmp -s "$source/harness/pjrt/capi.h" "$work/harness/pjrt/capi.h" || { echo "changes nothing: $change"; exit 1; }
  ! try "$work" 2>/dev/null || { echo "not noticed: $change"; exit 1; }
done

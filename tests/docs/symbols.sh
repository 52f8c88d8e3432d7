#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# The names that the libraries export: every name begins with one of its room's prefixes, and no prefix belongs
# to two rooms. So a name tells its room, and a program that links the core meets no name of another
# library.
# symbols.sh BUILD-DIRECTORY
set -eu
cd "$1"
bad=0

# room prefix...
check() {
  room=$1
  shift
  pattern="^($(printf '%s|' "$@"))"
  pattern=${pattern/|)/)}
  libraries=$(find "$room" -maxdepth 2 -name 'libhlo_*.a')
  [ -n "$libraries" ] || { echo "$room: no library"; bad=1; return; }
  names=$(nm -g --defined-only $libraries | awk 'NF == 3 { print $3 }' | grep -v '^_' | sort -u)
  [ -n "$names" ] || { echo "$room: exports nothing"; bad=1; return; }
  strange=$(grep -vE "$pattern" <<<"$names" || true)
  [ -z "$strange" ] || { echo "$room exports without a prefix of its own:" $strange; bad=1; }
  for p in "$@"; do
    grep -q "^$p" <<<"$names" || { echo "$room exports no $p*: its row is too long"; bad=1; }
    echo "$p" >>"$all"
  done
}

all=$(mktemp)
trap 'rm -f "$all"' EXIT
# The first prefix is the public face's where a room has two; the others are its own business.
check base os_ arena_ cursor_ diag_ hash_ intern_ map_ strbuf_ utf8_
check ir ir_
check versions vs_ load_ yaml_
check verify verify_ vf_
check bytecode bc_ outline_
check passes pass_ ps_
check text text_ tx_
check artifact program_
check api hlocts_
check interpreter interp_ ev_ eval_
# In harness/ each file has a family of names, by their first word, and a family is of one room, or of the rooms from the
# cases to the explanation of one. The commands in cts/ are the top: nothing links them.
for rooms in tools contents releases "cases sizes programs golden results journal consumer checks run explain" sessions pjrt reports \
             coverage; do
  for room in $rooms; do nm -g --defined-only "harness/$room/libhlo_$room.a"; done |
    awk 'NF == 3 { print $3 }' | grep -v '^_' | sed 's/_.*/_/' | sort -u >>"$all"
done
twice=$(sort "$all" | uniq -d)
[ -z "$twice" ] || { echo "prefixes of two rooms:" $twice; bad=1; }
exit $bad

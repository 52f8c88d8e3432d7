#!/bin/bash
# SPDX-License-Identifier: Apache-2.0
# docs/reports: each page holds the program and the artifact that hlo-translate makes of it, unless its fault needs no artifact; where what its command installs is at hand
# (scripts/consumers/KIND/run --version VERSION --make), the command observes what the page says. reports.sh SOURCE BIN
set -eu
source=$1 bin=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
pages=0 observed=0
# part PAGE HEADING: its indented lines
part() { awk -v want="## $2" '/^## /{on = $0 == want} on && sub(/^    /, "")' "$1"; }
wrong() { echo "$page: $1"; exit 1; }
for page in "$source"/docs/reports/*.md; do
  if ! grep -q '^## Artifact$' "$page"; then
    [ -n "$(part "$page" Program)" ] && [ -n "$(part "$page" Observed)" ] || wrong "it has no program or no observation"
    echo "not observed: $(basename "$page"), because it is about no artifact"
    continue
  fi
  part "$page" Program >program.mlir
  read -ra options < <(tr '\n' ' ' <"$page" | grep -o '`hlo-translate --serialize [^`]*' | head -1 | cut -d' ' -f2-)
  "$bin/hlo-translate" "${options[@]}" program.mlir -o artifact
  part "$page" Artifact >said.sh
  sh said.sh
  base64 -d artifact.base64 | cmp - artifact || wrong "its artifact is not that of its program"
  pages=$((pages + 1))
  consumer=$(sed -n 's/^    venv.bin.pip install \([a-z-]*\)==\([0-9.]*\).*/\1-\2/p' "$page" | sed 's/^iree-base-compiler/iree/; s/^tensorflow-cpu/tensorflow/')
  [ -n "$consumer" ] || wrong "its command installs nothing"
  python=${XDG_CACHE_HOME:-$HOME/.cache}/hlo-cts/$consumer/bin/python
  if [ ! -e "${python%/bin/python}/ready" ] || [ ! -x "$python" ]; then
    echo "not observed: $(basename "$page"), because there is no $consumer"
    continue
  fi
  observed=$((observed + 1))
  part "$page" Command | sed '1,2d; s|^venv/bin/|"$TOOLS"/|' >said.sh
  [ -s said.sh ] || wrong "it has no command"
  # "F… array.h": what stands in the line, in this order; the shell tells of signals.
  pattern=$(part "$page" Observed | head -1 | sed 's/, then SIG.*//; s/[][\.*^$()+?{|]/\\&/g; s/…/.*/g; s/F\.\* /F.*/')
  status=0
  LD_LIBRARY_PATH=$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("LIBDIR"))') TOOLS=${python%/*} bash said.sh >observed.txt 2>&1 || status=$?
  [ "$status" -lt 128 ] || kill -l "$status" >>observed.txt
  [ "$(part "$page" Observed)" != "Segmentation fault" ] || pattern='SEGV|Segmentation fault'
  grep -qE -- "$pattern" observed.txt || { cat observed.txt; wrong "not observed: $pattern"; }
done
[ "$pages" -ge 5 ] || { echo "only $pages pages"; exit 1; }
[ "$observed" -gt 0 ] || { echo "skipped: the artifacts of $pages pages are right; there is no consumer to observe them with"; exit 77; }

#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every source file states its licence in the first two lines: licence.sh SOURCE
# Programs and bytes of the corpus are data: their locations and hashes are part of what is tested.
set -eu
cd "$1"
line='SPDX-License-Identifier: Apache-2.0'
# complaints FOLDER...: files without the line.
complaints() {
  find "$@" -name build -prune -o -name .git -prune -o -path ./corpus -prune -o -path ./golden -prune -o -type f \
    \( -name '*.[ch]' -o -name '*.def' -o -name '*.py' -o -name '*.sh' -o -name '*.cmake' -o -name '*.js' -o -name '*.css' \
    -o -name CMakeLists.txt \) -print | while read -r path; do
    head -n 2 "$path" | grep -qF "$line" || echo "$path: no '$line' in its first two lines"
  done
}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
printf '/* %s */\nint a;\n' "$line" >"$dir/good.c"
printf '/* A file. */\nint a;\n' >"$dir/bad.c"
[ "$(complaints "$dir" | wc -l)" = 1 ] || { echo "a file without the line is not found"; exit 1; }
found=$(complaints .)
[ -z "$found" ] || { echo "$found"; exit 1; }
for program in scripts/*; do
  if [ -f "$program" ] && head -n 1 "$program" | grep -q '^#!'; then
    head -n 2 "$program" | grep -qF "$line" || { echo "$program: no '$line'"; exit 1; }
  fi
done
[ "$(find . -name build -prune -o -name '*.c' -print | wc -l)" -gt 300 ] || { echo "few files were looked at"; exit 1; }

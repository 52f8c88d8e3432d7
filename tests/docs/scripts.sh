#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Every program in scripts/ answers --help: scripts.sh SOURCE
# It prints a sentence and how it is called, on at most 45 lines of 120 columns, and does nothing else.
# The test first sees that a program without --help, and one with a wrong --help, do not pass.
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT

# Programs in a folder of scripts. `packages` is sourced; the tests of the oracle are programs of unittest.
programs() {
  find "$1" -type f -perm -u+x ! -name packages ! -path '*/tests/*' ! -path '*/__pycache__/*' | sort
}

# complaints FOLDER NAME: of the program NAME in FOLDER.
complaints() {
  mkdir "$dir/home"
  status=0
  (cd "$dir/home" && HOME=$dir/home HLO_CTS='' timeout 60 "$1/$2" --help </dev/null >"$dir/text" 2>"$dir/errors") ||
    status=$?
  [ $status = 0 ] || echo "$2: status $status"
  [ ! -s "$dir/errors" ] || echo "$2: writes on standard error"
  [ -z "$(ls -A "$dir/home")" ] || echo "$2: leaves a file"
  rm -rf "$dir/home"
  grep -qF -- "${1##*/}/$2" "$dir/text" || echo "$2: does not say how it is called"
  LC_ALL=C awk -v what="$2" '{ gsub(/[\200-\277]/, "") }
    length($0) > 120 { print what ": line " NR " is too long" }
    END { if (NR > 45) print what ": " NR " lines" }' "$dir/text"
}

all_complaints() {
  programs "$1" | while read -r path; do
    if head -n 1 "$path" | grep -q python3 && ! python3 -c 'import yaml, mpmath' 2>/dev/null; then
      echo "$path: left out, python3 has no yaml or no mpmath" >>"$dir/skipped"
    else
      complaints "$1" "${path#"$1"/}"
    fi
  done
}

mkdir -p "$dir/scripts"
printf '#!/bin/sh\ntouch made\necho scripts/none\n' >"$dir/scripts/makes"
printf '#!/bin/sh\necho wrong >&2\nexit 2\n' >"$dir/scripts/refuses"
chmod +x "$dir/scripts/makes" "$dir/scripts/refuses"
all_complaints "$dir/scripts" >"$dir/got"
cat >"$dir/wanted" <<'END_OF_WANTED'
makes: leaves a file
makes: does not say how it is called
refuses: status 2
refuses: writes on standard error
refuses: does not say how it is called
END_OF_WANTED
diff "$dir/wanted" "$dir/got"

all_complaints "$1/scripts" >"$dir/got"
cat "$dir/got"
[ ! -f "$dir/skipped" ] || cat "$dir/skipped"
# A floor: without programs there are no complaints.
[ "$(programs "$1/scripts" | wc -l)" -ge 30 ]
[ ! -s "$dir/got" ]

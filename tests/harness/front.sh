#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# Output that users see first: front.sh help|manual|bash|zsh|fish BIN SOURCE
set -eu
what=$1 bin=$2 source=$3
PATH=$bin:$PATH
HLO_CTS_CORPUS=$source/corpus
export PATH HLO_CTS_CORPUS
scripts=$source/harness/cli/completion
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
fail() {
  echo "$*"
  exit 1
}
need() {
  command -v "$1" >/dev/null 2>&1 && return
  echo "skipped: there is no $1"
  exit 77
}
commands=$(hlo-cts help | sed -n 's/^  \([a-z][a-z-]*\)  .*/\1/p')
# A floor: what follows is done for each command, so a help that is read wrongly would pass.
[ "$(echo "$commands" | wc -l)" -ge 14 ] || fail "help lists too few commands: $commands"

case $what in
  help)
    # 80 columns; 40 lines, which a command for people needs at most. Locales differ in what wc counts.
    check() {
      "$@" >text || fail "$* does not work"
      awk -v what="$*" '
        { gsub(/[\200-\277]/, "") }
        length($0) > 80 { print what ": " $0; bad = 1 }
        END { if (NR > 48 || NR < 4) { print what " has " NR " lines"; bad = 1 } exit bad }' text
    }
    LC_ALL=C
    export LC_ALL
    check hlo-cts help
    for command in $commands; do
      check hlo-cts "$command" --help
      check hlo-cts help "$command"
      cp text 1
      hlo-cts "$command" -h >2
      cmp 1 2
    done
    for tool in hlo-opt hlo-translate hlo-bench hlo-pjrt; do check "$tool" --help; done
    # Mistakes say what there is.
    refused() {
      says=$1
      shift
      status=0
      "$@" >text 2>&1 || status=$?
      [ $status = 2 ] || fail "$* ends with $status"
      grep -qF -- "$says" text || fail "$*: $(cat text)"
    }
    refused "hlo-cts run: option '--matrix' takes none, compact, full or both, not 'all'" \
      hlo-cts run --matrix=all
    refused "option '--check' takes downgrade, refuse, " hlo-cts run --check evaluation
    refused "did you mean '--matrix'?" hlo-cts run --matrx=none
    refused "option '--level' takes required, recommended or all, not 'must'" hlo-cts list --level=must
    refused "there is no release '7.0.0'" hlo-cts list --since=7.0.0
    refused "the range '1.4.0..1.2.0' ends before it begins" hlo-cts list --since=1.4.0..1.2.0
    refused "takes json, or nothing, not 'yaml'" hlo-translate --serialize --explain=yaml
    refused "there is no command 'rum'" hlo-cts rum
    refused "there is no command 'rum'" hlo-cts help rum
    refused "--help takes man or nothing, not 'html'" hlo-opt --help=html
    refused "unexpected argument 'x'" hlo-cts list x
    refused "unexpected argument 'mine.yaml'; did you mean '--consumer=mine.yaml'?" hlo-cts run mine.yaml
    refused "error: cannot open input file '.': Is a directory" hlo-cts check-consumer .
    refused "'.' holds no run: './journal': No such file or directory" hlo-cts report .
    printf 'name: x\ncapabilities:\n\tx: y\n' >tab.yaml
    refused "tab.yaml:3:1: error: found character that cannot start any token; a tab?" \
      hlo-cts check-consumer tab.yaml
    printf 'name: x\nkind: process\ndeserialize:\n  argv: [%s, "{artifact}"]\n' "$dir" >folder.yaml
    printf 'release: 1.4.0\n' >>folder.yaml
    refused "folder.yaml:4:3: error: '$dir' is not an executable file" \
      hlo-cts check-consumer folder.yaml
    refused "--pair=1.4.0,1.3.0 selects no checks for 'hlo-translate': producer or consumer must be" \
      hlo-cts run --consumer="$source/consumers/hlo-translate.yaml" --case=abs_f32 \
      --pair=1.4.0,1.3.0 --check=refuse
    printf '#!/no/such/interpreter\n' >script
    chmod +x script
    { printf 'name: x\nkind: process\nrelease: 1.4.0\ndeserialize:\n'
      printf '  argv: ["{here}/script", "{artifact}"]\n'; } >script.yaml
    status=0
    hlo-cts check-consumer script.yaml >text || status=$?
    if [ $status != 1 ] || ! grep -q "the interpreter that its first line names" text ||
      ! grep -q "^1 failed; the rest was not tried" text; then
      fail "$(cat text)"
    fi
    # With a part of the pairs, the matrix has only these.
    hlo-cts run --case=abs_f32 --check=deserialize --pair=1.3.0,1.4.0..1.5.0 --quiet >text
    grep -q "^1 case, 2 pairs of releases, consumer built-in" text || fail "$(cat text)"
    grep -q "^1.4-1.5 * 1$" text || fail "$(cat text)"
    if grep -q "^1.2" text; then fail "$(cat text)"; fi
    # Standard output that is closed, or full, is never passed over in silence.
    mkdir closed
    hlo-cts golden extract . --case=abs_f32 --corpus="$source/corpus" --golden="$source/golden" >text
    mv 1.0.0/abs_f32.mlirbc x.mlirbc
    for command in list help "explain abs_f32" "inspect x.mlirbc" "run --case=abs_f32 --check=deserialize --quiet --report=closed --replace"; do
      refused "cannot write standard output: Bad file descriptor" sh -c "hlo-cts $command >&-"
      [ -w /dev/full ] || continue
      refused "cannot write standard output: No space left on device" \
        sh -c "hlo-cts $command >/dev/full"
    done
    if grep -q passed closed/journal; then fail "what was to be printed is in the journal"; fi
    ;;
  manual)
    tools=
    for tool in mandoc groff; do
      if command -v $tool >/dev/null 2>&1; then tools="$tools $tool"; fi
    done
    if [ -z "$tools" ]; then
      echo "skipped: there is neither mandoc nor groff"
      exit 77
    fi
    hlo-cts help --pages=pages
    for tool in hlo-opt hlo-translate hlo-bench hlo-pjrt; do "$tool" --help=man >pages/$tool.1; done
    for command in $commands; do
      hlo-cts "$command" --help=man | cmp - "pages/hlo-cts-$command.1"
      hlo-cts help --man "$command" | cmp - "pages/hlo-cts-$command.1"
    done
    hlo-cts help --man | cmp - pages/hlo-cts.1
    for page in pages/*.1; do
      for section in NAME SYNOPSIS DESCRIPTION OPTIONS "EXIT STATUS" "SEE ALSO"; do
        grep -qx ".SH $section" "$page" || fail "$page has no $section"
      done
      for tool in $tools; do
        case $tool in
          mandoc) mandoc -Tlint -Wwarning "$page" >said 2>&1 || true ;;
          groff) groff -man -ww -z -Tutf8 "$page" >said 2>&1 || true ;;
        esac
        if [ -s said ]; then fail "$page: $(cat said)"; fi
      done
    done
    echo "$(ls pages | wc -l) pages, by$tools"
    ;;
  bash)
    need bash
    cat >ask <<'ASK'
source "$1"
shift
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_hlo_cts
echo "${COMPREPLY[*]}"
ASK
    # As bash cuts the line: "=" is a word.
    asked() {
      expected=$1
      shift
      got=$(bash ask "$scripts/hlo-cts.bash" "$@")
      [ "$got" = "$expected" ] || fail "$*: '$got', not '$expected'"
    }
    asked "run report reduce" hlo-cts r
    asked "--matrix=" hlo-cts run --ma
    asked "compact" hlo-cts run --matrix = co
    asked "none compact full both" hlo-cts run --matrix =
    asked "none compact full both" hlo-cts run --matrix ""
    asked "serialize,evaluate" hlo-cts run --check = serialize,ev
    asked "gather_rows" hlo-cts run --case = gather_ro
    asked "gather_rows" hlo-cts run --quiet --case gather_ro
    asked "float8,nan" hlo-cts list --tag = float8,nan
    asked "1.0.0..1.1.0" hlo-cts run --since = 1.0.0..1.1.
    asked "*,1.3.0" hlo-cts run --pair = '*,1.3'
    asked "1.3.0" hlo-translate --target = 1.3
    asked "current" hlo-translate --target cur
    asked "--split-input-file" hlo-opt --split
    asked "--vhlo-legalize-to-stablehlo --vhlo-to-version" hlo-opt --vhlo
    asked "window" hlo-cts help win
    asked "built-in" hlo-cts lint-opset buil
    asked "dot_general" hlo-cts constraints dot_g
    mkdir -p folder && : >file
    asked "file folder" hlo-cts run --consumer = f
    asked "folder" hlo-cts run --corpus = f
    asked "file folder" hlo-cts inspect f
    asked "" hlo-cts nothing x
    ;;
  zsh)
    need zsh
    zsh -n "$scripts/hlo-cts.zsh"
    ;;
  fish)
    need fish
    fish -n "$scripts/hlo-cts.fish"
    : >file
    fish -c "source $scripts/hlo-cts.fish
      for line in 'hlo-cts run --matrix=co' 'hlo-cts win' 'hlo-cts run --consumer=fi' 'hlo-opt fi'
        complete -C \$line
      end" | cut -f 1 >got
    printf '%s\n' --matrix=compact window --consumer=file file | cmp - got
    ;;
esac

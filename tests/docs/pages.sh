#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
# The pages for people: pages.sh SOURCE
#   every relative link of a page leads to a file, and to a heading where it names one;
#   README.md names every page of docs/, and every command of hlo-cts and none that there is not.
# It first sees that a tree in which all of this is wrong does not pass.
set -eu

# The pages of a tree, but for what was built or checked out in it.
pages() {
  find "$1" -mindepth 1 \( -name '.?*' -o -name build \) -prune -o -name '*.md' -print | sort
}

# Relative links outside of fenced code, as "line target".
links() {
  awk '/^```/ { code = !code }
    !code {
      line = $0
      gsub(/`[^`]*`/, "", line)
      while (match(line, /\]\([^)]*\)/)) {
        target = substr(line, RSTART + 2, RLENGTH - 3)
        if (target !~ /^[a-z]+:/) print NR, target
        line = substr(line, RSTART + RLENGTH)
      }
    }' "$1"
}

# The anchors of a page: its headings as GitHub turns them into names.
anchors() {
  sed -n 's/^##* *//p' "$1" | tr '[:upper:] ' '[:lower:]-' | tr -cd '[:alnum:]_\n-'
}

broken_links() {
  pages "$1" | while read -r page; do
    links "$page" | while read -r line target; do
      file=${target%%#*}
      path=$page
      [ -z "$file" ] || path=$(dirname "$page")/$file
      if [ ! -e "$path" ]; then
        echo "$page:$line: there is no '$target'"
      elif [ "$target" != "$file" ] && ! anchors "$path" | grep -qxF "${target#*#}"; then
        echo "$page:$line: '$path' has no heading '${target#*#}'"
      fi
    done
  done
}

unlisted_pages() {
  for page in "$1"/docs/*.md; do
    grep -qF "](docs/${page##*/})" "$1/README.md" || echo "README.md does not name docs/${page##*/}"
  done
}

# In its table of commands: `hlo-cts NAME …`.
wrong_commands() {
  commands=$(sed -nE 's/^(COMMAND|PROPOSAL)\([a-z_]*, "([a-z-]*)".*/\2/p' "$1/harness/cts/commands.def")
  named=$(grep '^|' "$1/README.md" | grep -o '`hlo-cts [a-z-]*' | sed 's/.* //')
  for name in $commands; do
    echo "$named" | grep -qxF -e "$name" || echo "README.md does not name the command $name"
  done
  for name in $named; do
    echo "$commands" | grep -qxF -e "$name" || echo "README.md names $name, which is no command"
  done
}

complaints() {
  broken_links "$1"
  unlisted_pages "$1"
  wrong_commands "$1"
}

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
mkdir -p "$dir/docs" "$dir/harness/cts"
printf 'COMMAND(run, "run", "Runs.")\nPROPOSAL(old_one, "old-one", "Is old.")\n' >"$dir/harness/cts/commands.def"
printf '# A: *b* C\n[a](docs/none.md) [b](#a-b-c) [c](#d) `[x](y)`\n| `hlo-cts run` | `hlo-cts nap F` |\n' \
  >"$dir/README.md"
printf '[up](../README.md#a-b-c) [up](../README.md#e) [out](https://example.org)\n' >"$dir/docs/one.md"
complaints "$dir" | sed "s|$dir/||g" >"$dir/said"
cat >"$dir/wanted" <<'END'
README.md:2: there is no 'docs/none.md'
README.md:2: 'README.md' has no heading 'd'
docs/one.md:1: 'docs/../README.md' has no heading 'e'
README.md does not name docs/one.md
README.md does not name the command old-one
README.md names nap, which is no command
END
diff "$dir/wanted" "$dir/said"

complaints "$1" >"$dir/said"
cat "$dir/said"
# A floor: without pages there are no complaints.
[ "$(pages "$1" | wc -l)" -ge 10 ]
[ ! -s "$dir/said" ]

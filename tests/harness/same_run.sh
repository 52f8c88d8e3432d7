# SPDX-License-Identifier: Apache-2.0
# same_run DIR ONE OTHER: DIR/ONE and DIR/OTHER hold one run, whenever it was made, and in whatever order its rows ended. Sourced.
same_run() {
  for f in journal results.json junit.xml summary.md matrix.txt index.html; do
    for d in "$2" "$3"; do
      sed -e 's/,"started":"[^"]*"//' -e '/^{"seconds":/d' \
        -e 's/ time="[^"]*"//g' -e 's/ timestamp="[^"]*"//g' -e 's/, 20[0-9TZ:-]*, [0-9.]* s\.$//' \
        -e 's/"started":"[^"]*","seconds":[0-9.e-]*//' -e 's/"times":\[[0-9,]*\]//' -e 's/, *"seconds": *[0-9.e-]*//' "$1/$d/$f" |
        if [ "$f" = journal ]; then sort; else cat; fi >"$1/$d.$f"
    done
    cmp "$1/$2.$f" "$1/$3.$f" || { diff "$1/$2.$f" "$1/$3.$f" | cut -c1-600 | head -20; return 1; }
  done
}

/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a cause beside an earlier run and waivers, and the smallest case of it: the run, its
 * journal and joined shards agree. */
#include "tests/harness/runs.h"

#define FILTER "--filter='^(abs_f32|abs_i32|tanh_f32|sine_f32)$' --pair=1.4.0,1.4.0 "

/* A reader that refuses each program that has the words of a list, by the word's name. */
static void put_reader(const char *words) {
  strbuf script = STRBUF_INIT;
  strbuf_addf(&script,
              "for w in %s; do if grep -q \"$w\" \"$2\"; then echo \"no kernel for $w\" >&2; "
              "exit 1; fi; done\nexec \"$1\" --deserialize --mlir-print-op-generic \"$2\"\n",
              words);
  scratch_put(&dir, "reader.sh", strbuf_str(&script));
  strbuf_free(&script);
  scratch_put(&dir, "reader.yaml",
              "name: reader\nkind: process\nrelease: 1.4.0\ncapabilities: {locations: no}\n"
              "deserialize:\n"
              "  argv: [sh, '{here}/reader.sh', '{bin}/hlo-translate', '{artifact}']\n");
}

static void causes_are_new_known_or_fixed(void **state) {
  (void)state;
  put_reader("abs tanh");
  assert_int_equal(sh_all(RUN FILTER "--consumer=reader.yaml --report=old"), 1);
  SAYS("  refused unexpectedly: no kernel for abs\n    2 cases, ");
  assert_null(strstr(strbuf_str(&out), "known, "));
  put_reader("abs sine");
  assert_int_equal(sh_all(RUN FILTER "--consumer=reader.yaml --report=now --before=old"), 1);
  SAYS("  refused unexpectedly: no kernel for abs\n    known, 2 cases, ");
  SAYS("  refused unexpectedly: no kernel for sine\n    new, 1 case, ");
  SAYS("\nfixed since the run of ");
  SAYS(":\n  refused unexpectedly: no kernel for tanh: fixed, 1 case, ");
  must(
      "grep -q '\"state\":\"fixed\"' now/results.json && grep -q '\"state\":\"new\"' "
      "now/index.html");
  must("grep '\"state\":\"fixed\"' now/index.html | grep -q 'no kernel for tanh'");
  /* The reports that are written again agree. */
  assert_int_equal(sh(CTS "report now --before=old | sed -n '/^failures/,/^failed$/p'"), 0);
  SAYS("    known, 2 cases, ");
  SAYS("no kernel for tanh: fixed, ");
  /* A run that lacks the case does not say that it passes. */
  assert_int_equal(sh_all(RUN "--case=abs_f32 --pair=1.4.0,1.4.0 --consumer=reader.yaml "
                              "--before=old"),
                   1);
  assert_null(strstr(strbuf_str(&out), "fixed"));
  assert_int_equal(sh_all(RUN "--case=abs_f32 --before=absent"), 2);
}

static void waived_causes_are_known_or_by_design(void **state) {
  (void)state;
  put_reader("abs tanh");
  assert_int_equal(sh_all(RUN FILTER "--consumer=reader.yaml --report=waived"), 1);
  scratch_put(&dir, "waivers.yaml",
              "waivers:\n"
              "  - {cases: '.*', says: abs, consumer: reader, pair: '*,*', reason: no use for it,\n"
              "     fails-with: refused unexpectedly, expires: 2099-01-01, state: by design}\n"
              "  - {cases: tanh_f32, consumer: reader, pair: '*,*', reason: later,\n"
              "     fails-with: refused unexpectedly, expires: 2099-01-01}\n");
  assert_int_equal(sh_all(CTS "report waived --waivers=waivers.yaml"), 0);
  SAYS("known failures, waived:\n");
  SAYS("  refused unexpectedly: no kernel for abs: by design, 2 cases, ");
  SAYS("  refused unexpectedly: no kernel for tanh: known, 1 case, ");
  must("grep -q '\"waived\":\"refused unexpectedly\"' waived/results.json");
  /* A name that no case has is a mistake, also in a run of a few cases. */
  must("sed 's/cases: tanh_f32/cases: tanh_f32|tanh_f23/' waivers.yaml >misspelt.yaml");
  assert_int_equal(sh_all(CTS "report waived --waivers=misspelt.yaml"), 1);
  SAYS("names a case that does not exist, 'tanh_f23'; delete lines 4 to ");
  must("sed -i 's/by design/perhaps/' waivers.yaml");
  assert_int_equal(sh_all(CTS "report waived --waivers=waivers.yaml"), 2);
  SAYS("state");
}

static int asked_about_several(void) {
  const char *at = strstr(strbuf_str(&out), "about one case, ");
  return at ? atoi(at + sizeof "about one case, " - 1) : 0;
}

/* A group with a culprit is asked in halves. A case that failed in an earlier run is no culprit of
 * this one, because it is asked alone; verdicts stay as they are. */
static void what_failed_before_is_in_no_group(void **state) {
#define GROUPED                                                                         \
  RUN "--consumer=reader.yaml --filter='^(add|and|multiply|sine)_' --pair=1.4.0,1.4.0 " \
      "--check=deserialize --group=16 "
  (void)state;
  put_reader("multiply");
  assert_int_equal(sh_all(GROUPED "--report=first"), 1);
  int halved = asked_about_several();
  assert_int_equal(sh_all(GROUPED "--report=second --before=first"), 1);
  int groups = asked_about_several();
  assert_true(groups > 0 && groups < halved);
  assert_int_equal(sh_all(CTS "diff first second"), 0);
  SAYS("0 verdicts worse, 0 better; 0 cases new, 0 gone");
  assert_int_equal(sh_all(GROUPED "--report=first --replace --before=first"), 1);
  assert_int_equal(asked_about_several(), groups);
  put_reader("nothing_has_this");
  assert_int_equal(sh_all(GROUPED), 0);
  assert_true(asked_about_several() >= groups);
#undef GROUPED
}

/* tanh_f32 stands after abs_f32 and abs_i32; which of these is smaller, their files say. */
static void the_smallest_case_is_named(void **state) {
  (void)state;
  put_reader("abs");
  assert_int_equal(sh_all(RUN FILTER "--consumer=reader.yaml --report=whole"), 1);
  must("ls -Sr " HLO_CTS_SOURCE
       "/corpus/elementwise/abs_[fi]32.mlir | sed 's,.*/,,; s,.mlir,,; q' >smallest");
  assert_int_equal(sh("grep -o 'smallest\":\"[a-z0-9_]*' whole/results.json | cut -d'\"' -f3 | "
                      "cmp - smallest"),
                   0);
  for (int i = 1; i <= 2; i++) {
    strbuf command = STRBUF_INIT;
    strbuf_addf(&command, RUN FILTER "--consumer=reader.yaml --shard=%d/2 --report=part%d", i, i);
    sh_all(strbuf_str(&command));
    strbuf_free(&command);
  }
  assert_int_equal(sh(CTS "merge --report=joined part1 part2 >/dev/null"), 1);
  assert_int_equal(sh("for d in whole joined; do grep -o 'smallest\":\"[a-z0-9_]*' $d/results.json "
                      ">$d.smallest; done; cmp whole.smallest joined.smallest"),
                   0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(causes_are_new_known_or_fixed),
      cmocka_unit_test(what_failed_before_is_in_no_group),
      cmocka_unit_test(waived_causes_are_known_or_by_design),
      cmocka_unit_test(the_smallest_case_is_named),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}

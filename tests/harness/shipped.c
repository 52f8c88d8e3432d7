/* What is shipped: every case passes everywhere, and every golden file is the one that the manifest
 * names. */
#include <stdlib.h>

#include "harness/tools/tools.h"
#include "tests/harness/suite.h"

static void every_case_passes_in_every_pair(void **state) {
  (void)state;
  suite s;
  suite_run(&s, NULL, FAULT_NONE);
  assert_int_equal(s.r.case_count, s.corpus.count);
  for (size_t i = 0; i < s.r.detail_count; i++)
    print_error("%s %s: %s\n", s.r.cases[s.r.details[i].index]->id,
                check_names[s.r.details[i].check], s.r.details[i].text);
  assert_int_equal(s.r.detail_count, 0);
  summary sum;
  results_summary(&s.r, &sum);
  assert_int_equal(results_status(&sum), EXIT_PASS);
  assert_int_equal(sum.cells_empty, 0); /* each of the 33 × 33 pairs says something */
  suite_free(&s);
}

static void golden_files_have_the_recorded_hashes(void **state) {
  (void)state;
  golden_set g;
  strbuf out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_true(golden_load(&g, HLO_CTS_SOURCE "/golden", vs_builtin_opset(), &sink.sink));
  bool ok = golden_check(&g, vs_builtin_opset(), &sink.sink);
  if (!ok) fail_msg("%s", strbuf_str(&out));
  golden_free(&g);
  strbuf_free(&out);
}

/* No release between a case's first and the newest may lack golden bytes, and none may have bytes
 * of a case that is gone. */
static void golden_rows_and_cases_belong_together(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  corpus c;
  golden_set g;
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", o, NULL));
  assert_true(golden_load(&g, HLO_CTS_SOURCE "/golden", o, NULL));
  size_t wanted = 0;
  for (size_t i = 0; i < c.count; i++)
    for (size_t k = 0; k < o->release_count; k++) {
      bool due =
          c.cases[i].checks >> CHECK_SERIALIZE & 1 && o->releases[k].version >= c.cases[i].since;
      bool there = golden_find(&g, c.cases[i].id, o->releases[k].version) != NULL;
      if (due != there) fail_msg("%s", c.cases[i].id);
      wanted += due;
    }
  assert_int_equal(g.count, wanted);
  corpus_free(&c);
  golden_free(&g);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_case_passes_in_every_pair),
      cmocka_unit_test(golden_files_have_the_recorded_hashes),
      cmocka_unit_test(golden_rows_and_cases_belong_together),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

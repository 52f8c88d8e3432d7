/* SPDX-License-Identifier: Apache-2.0 */
/* The shipped corpus: every case passes, and the golden bytes are those of the corpus. */
#include <stdlib.h>

#include "harness/cli/status.h"
#include "harness/golden/golden_state.h"
#include "tests/harness/suite.h"

static void every_case_passes_in_every_pair(void **state) {
  (void)state;
  suite s;
  suite_run(&s, NULL, FAULT_NONE);
  assert_int_equal(s.r.case_count, s.corpus.count);
  for (size_t i = 0; i < s.r.detail_count; i++) {
    const detail *d = &s.r.details[i];
    if (d->found.verdict == VERDICT_PASS) continue; /* it says how far off, within the tolerance */
    print_error("%s %s: %s\n", s.r.cases[d->index]->id, check_names[d->check], d->text);
  }
  summary sum;
  results_summary(&s.r, &sum);
  assert_int_equal(results_status(&sum), EXIT_PASS);
  assert_int_equal(sum.cells_empty, 0); /* each of the 33 × 33 pairs says something */
  suite_free(&s);
}

/* Files, manifests and corpus agree: no golden bytes are missing, none are those of another program
 * or of a case that is gone. */
static void golden_bytes_are_those_of_the_corpus(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  corpus c;
  golden_set g;
  strbuf out = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&out);
  assert_true(corpus_load(&c, HLO_CTS_SOURCE "/corpus", o, &sink.sink));
  assert_true(golden_load(&g, HLO_CTS_SOURCE "/golden", o, &sink.sink));
  bool ok = golden_check(&g, o, &sink.sink) && golden_check_cases(&g, o, &c, &sink.sink);
  if (!ok) fail_msg("%s", strbuf_str(&out));
  corpus_free(&c);
  golden_free(&g);
  strbuf_free(&out);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_case_passes_in_every_pair),
      cmocka_unit_test(golden_bytes_are_those_of_the_corpus),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Traces: what was asked and answered, and asked again. */
#include <jansson.h>

#include "tests/harness/shell.h"

#define EXAMPLE                                                               \
  "python3 " HLO_CTS_SOURCE "/scripts/consumers/example_testee.py " TRANSLATE \
  "--mlir-print-op-generic"
#define REPLAY HLO_CTS_SOURCE "/scripts/consumers/replay "

/* A testee is asked again, and answers the same; one that has changed does not. */
static void a_testee_is_asked_again(void **state) {
  (void)state;
  if (sh("python3 -c pass") != 0) skip();
  must(CTS "check-testee --trace=trace -- " EXAMPLE);
  must("head -1 trace | grep -q '^{\"request\":{\"hello\":.*\"answer\":{\"hello\":.*\"pid\":'");
  must("grep -q '\"request\":{\"id\":1,\"deserialize\":.*\"answer\":{\"id\":1,\"done\":' trace");
  must(REPLAY "trace " EXAMPLE);
  SAYS("; 0 answers differ\n");
  must("sed 's/\"release\": \"[0-9.]*\"/\"release\": \"1.0.0\"/' " HLO_CTS_SOURCE
       "/scripts/consumers/example_testee.py >other.py");
  assert_int_equal(sh_all(REPLAY "trace python3 other.py " TRANSLATE "--mlir-print-op-generic"), 1);
  SAYS("trace:1: ");
  SAYS("; 1 answers differ\n");
}

/* A warning about the artifact that a program is sent as is not a word of the consumer: VHLO lacks
 * the attribute of this case, which comes back as another. */
static void programs_that_change_as_artifacts_are_asked(void **state) {
  (void)state;
  scratch_put(&dir, "copies.yaml",
              "name: copies\nkind: process\nrelease: current\n"
              "capabilities: {programs: artifact}\n"
              "serialize:\n  argv: [cat, '{program}']\n");
  must(CTS
       "run --quiet --matrix=none --case=incident_dense_array_attribute --check=serialize "
       "--pair=NEWEST,NEWEST --consumer=copies.yaml");
  SAYS(" · writes 1 of 1 (100 %) · ");
}

static void processes_are_started_again(void **state) {
  (void)state;
  if (sh("python3 -c pass") != 0) skip();
  scratch_put(&dir, "p.yaml",
              "name: p\nkind: process\nrelease: current\n"
              "deserialize:\n  argv: ['{bin}/hlo-translate', --deserialize, "
              "--mlir-print-op-generic, '{artifact}']\ncapabilities: {locations: no}\n");
  must(CTS
       "run --quiet --matrix=none --jobs=2 --filter='^(abs_f32|add_f64)$' --check=deserialize "
       "--pair='1.0.0..1.2.0,NEWEST' --consumer=p.yaml --trace=processes");
  must(REPLAY "processes");
  SAYS("; 0 answers differ\n");
  json_error_t error;
  strbuf path = STRBUF_INIT;
  strbuf_addf(&path, "%s/processes", dir.path);
  FILE *f = fopen(strbuf_str(&path), "r");
  strbuf_free(&path);
  assert_non_null(f);
  json_t *line = json_loadf(f, JSON_DISABLE_EOF_CHECK, &error);
  fclose(f);
  assert_non_null(line);
  assert_int_equal(json_integer_value(json_object_get(line, "status")), 0);
  assert_non_null(json_object_get(json_object_get(line, "artifact"), "base64"));
  json_decref(line);
  must("sed -i '1s/\"status\":0/\"status\":7/' processes");
  assert_int_equal(sh_all(REPLAY "processes"), 1);
  SAYS("; 1 answers differ\n");
}

static void traces_that_cannot_be(void **state) {
  (void)state;
  assert_int_equal(sh_all(CTS "run --trace=t --case=abs_f32"), 2);
  SAYS("--trace needs --consumer");
  scratch_put(&dir, "q.yaml",
              "name: q\nkind: process\nrelease: 1.4.0\n"
              "deserialize:\n  argv: [cat, '{artifact}']\n");
  assert_int_equal(sh_all(CTS "run --trace=/nowhere/t --case=abs_f32 --consumer=q.yaml"), 2);
  SAYS("cannot write '/nowhere/t'");
}

#define CONSUMERS HLO_CTS_SOURCE "/scripts/consumers/"
#define EVALUATE                                                                                  \
  "run --quiet --matrix=none --check=evaluate --pair=1.0.0,1.20.0 --context=constants,arguments " \
  "--filter='^(add_f32_edges|add_f32_rounding|add_limits_i32|multiply_limits_i32|abs_f32)$' "

/* The example does the arithmetic itself; what it does not do, it says. */
static void the_example_evaluates(void **state) {
  (void)state;
  if (sh("python3 -c pass") != 0) skip();
  must("cp " CONSUMERS "example_testee.py " CONSUMERS "example_evaluator.py .");
  must(CTS "check-testee -- python3 example_evaluator.py " TRANSLATE "--mlir-print-op-generic");
  SAYS("example evaluator as release 1.20.0: read evaluate\n");
  SAYS("1 + 1 is 2\nall is well\n");
  scratch_put(&dir, "evaluator.yaml",
              "name: evaluator\nkind: testee\ncommand: [python3, '{here}/example_evaluator.py', "
              "'{bin}/hlo-translate', --mlir-print-op-generic]\n");
  must(CTS "check-consumer evaluator.yaml");
  SAYS("evaluator (it calls itself 'example evaluator') as release 1.20.0: read evaluate\n");
  must(CTS EVALUATE "--consumer=evaluator.yaml");
  SAYS(", consumer evaluator, which calls itself");
  SAYS("'example evaluator'\n");
  must(CTS EVALUATE "--consumer=evaluator.yaml --report=evaluated");
  must(CTS
       "report evaluated && grep -q '^It calls itself example evaluator' evaluated/summary.md && "
       "grep -q 'it calls itself example evaluator; ' evaluated/index.html && "
       "grep -q '\"calls_itself\": *\"example evaluator\"' evaluated/results.json && "
       "grep -q '^<testsuites.*, which calls itself example evaluator\"' evaluated/junit.xml");
  must("sed -i '$d' evaluated/journal");
  must(CTS EVALUATE "--consumer=evaluator.yaml --report=evaluated --resume");
  must("grep -q 'which calls itself example evaluator' evaluated/junit.xml");
  must(CTS EVALUATE "--consumer=evaluator.yaml");
  SAYS("Reads 1 of 1 releases · evaluates 4 of 4 (100 %) · writes – · refuses –\n  (asked: 4 of ");
  must("sed -i 's/a [*] b/a * a/' example_evaluator.py");
  assert_int_equal(sh_all(CTS EVALUATE "--consumer=evaluator.yaml"), 1);
  SAYS(" · evaluates 3 of 4 (75 %) · ");
}

/* That it evaluates nothing takes nothing from what it reads. */
static void a_reader_has_a_score_of_what_it_reads(void **state) {
  (void)state;
  if (sh("python3 -c pass") != 0) skip();
  scratch_put(&dir, "reader.yaml",
              "name: reader\nkind: testee\ncommand: [python3, '" CONSUMERS
              "example_testee.py', '{bin}/hlo-translate', --mlir-print-op-generic]\n");
  must(CTS "run --quiet --matrix=none --case=abs_f32 --pair=1.0.0,1.20.0 --consumer=reader.yaml");
  SAYS(
      "Reads 1 of 1 releases, 1 of 1 (100 %) · evaluates – · writes – · refuses –\n"
      "  (asked: 1 of ");
  SAYS("\npassed\n");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_example_evaluates),
      cmocka_unit_test(a_reader_has_a_score_of_what_it_reads),
      cmocka_unit_test(a_testee_is_asked_again),
      cmocka_unit_test(processes_are_started_again),
      cmocka_unit_test(programs_that_change_as_artifacts_are_asked),
      cmocka_unit_test(traces_that_cannot_be),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Six things that were judged wrongly once: what the writer of XLA ships, a refusal in other words
 * than ours, a consumer that only evaluates, artifacts that state versions of dialects or hold
 * Shardy, a vendor's own mistakes, and readers that show a program that breaks a constraint. */
#include "harness/cli/status.h"
#include "harness/data/input.h"
#include "harness/reports/report.h"
#include "harness/results/score.h"
#include "passes/passes.h"
#include "tests/harness/rendered.h"
#include "tests/harness/shell.h"
#include "tests/harness/suite.h"

static size_t row_of(vs_version v) {
  const vs_opset *o = vs_builtin_opset();
  return (size_t)(vs_release_of(o, v) - o->releases);
}

static verdict when_written(const suite *s, size_t index, vs_version target, check_kind k) {
  size_t own = s->r.releases - 1;
  return results_at(&s->r, index, own, row_of(target), SLOT_MEANT)[k];
}

/* --- 1. What JAX ships --- */

/* As XLA's serializer: what the target lacks is expanded first (xla/pjrt/mlir_to_hlo.cc). */
static void write_as_xla(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                         vs_version target, strbuf *bytes, action *a) {
  consumer_table ours = builtin_consumer(FAULT_NONE);
  /* Releases that it does not implement are the built-in consumer's. */
  if (self->implements(self, own) && !pass_expand(c, program, target, NULL))
    a->outcome = OUTCOME_REFUSED;
  else
    ours.write(&ours, c, program, own, target, bytes, a);
}

static void evaluate_nothing(const consumer_table *self, ir_context *c, const evaluation *e,
                             interp_value ***values, size_t *count, action *a) {
  (void)self, (void)c, (void)e, (void)values, (void)count;
  a->outcome = OUTCOME_CANNOT;
}

/* tan came with 1.4.0, batching dimensions of gather with 1.1.0, axes of a mesh as groups with
 * 1.16.0. The square root of complex numbers is rewritten for every target. */
static void what_xla_writes_for_older_releases_is_no_failure(void **state) {
  (void)state;
  static const struct {
    const char *id;
    vs_version target;
    check_kind check;
    verdict want;
  } rows[] = {
      {"all_gather_mesh_inner", VS(1, 15, 0), CHECK_REFUSE, VERDICT_EXPANDED},
      {"all_gather_mesh_inner", VS(1, 16, 0), CHECK_SERIALIZE, VERDICT_PASS},
      {"gather_batching", VS(1, 0, 0), CHECK_REFUSE, VERDICT_EXPANDED},
      {"gather_batching", VS(1, 1, 0), CHECK_SERIALIZE, VERDICT_PASS},
      {"sqrt_complex", VS(1, 4, 0), CHECK_SERIALIZE, VERDICT_PASS},
      {"sqrt_complex", VS(1, 4, 0), CHECK_DESERIALIZE, VERDICT_PASS},
      {"tan_complex", VS(1, 3, 0), CHECK_REFUSE, VERDICT_EXPANDED},
      {"tan_complex", VS(1, 4, 0), CHECK_SERIALIZE, VERDICT_PASS},
      {"tan_f32", VS(1, 3, 0), CHECK_REFUSE, VERDICT_EXPANDED},
      {"tan_f32", VS(1, 4, 0), CHECK_DESERIALIZE, VERDICT_PASS},
  };
  consumer_table xla = suite_newest("xla");
  suite s;
  summary sum;
  score all;
  xla.write = write_as_xla;
  xla.evaluate = evaluate_nothing;
  suite_run_with(&s,
                 "^(all_gather_mesh_inner|gather_batching|sqrt_complex|"
                 "tan_complex|tan_f32)$",
                 xla, 20);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t k = 0;
    while (k < s.r.case_count && strcmp(s.r.cases[k]->id, rows[i].id) != 0) k++;
    assert_true(k < s.r.case_count);
    verdict got = when_written(&s, k, rows[i].target, rows[i].check);
    if (got != rows[i].want) fail_msg("row %zu: %s", i, verdict_names[got]);
  }
  results_summary(&s.r, &sum);
  results_score(&s.r, &all);
  assert_int_equal(sum.failed_cases, 0);
  assert_int_equal(all.agreement[AGREEMENT_MEANING], 2); /* those of complex numbers */
  suite_free(&s);
}

/* Groups that differ in the inner axis of a mesh of 2 by 3: devices 3x + y of one x. */
static void axes_of_a_mesh_become_groups(void **state) {
  (void)state;
  must(CTS "plain --case=all_gather_mesh_inner | " TRANSLATE
           "--serialize --expand --target=1.15.0 - | " TRANSLATE "--deserialize -");
  SAYS("replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>");
}

static const int64_t (*other_groups)[3];

static bool set_groups(ir_op *op, void *user) {
  ir_context *c = user;
  const int64_t shape[] = {2, 3};
  const ir_type *t = ir_type_tensor(c, shape, 2, ir_type_integer(c, 64, IR_SIGNLESS), NULL);
  if (ir_op_get(op, "replica_groups"))
    ir_op_set(c, op, "replica_groups", ir_attr_dense(c, t, other_groups, 48, false, IR_COPY));
  return true;
}

/* As write_as_xla, with other groups where the target has no axes of meshes. */
static void write_other_groups(const consumer_table *self, ir_context *c, ir_op *program,
                               vs_version own, vs_version target, strbuf *bytes, action *a) {
  if (self->implements(self, own) && target < VS(1, 16, 0)) {
    assert_true(pass_expand(c, program, target, NULL));
    ir_walk(program, set_groups, c);
  }
  write_as_xla(self, c, program, own, target, bytes, a);
}

/* The mesh has the devices 4, 2, 0 and 5, 1, 3. XLA 0.10.2 forgets their order. */
static void other_groups_are_judged_by_what_the_devices_get(void **state) {
  (void)state;
  static const int64_t groups[][2][3] = {{{5, 1, 3}, {4, 2, 0}}, {{0, 1, 2}, {3, 4, 5}}};
  static const verdict want[] = {VERDICT_EXPANDED, VERDICT_FAIL};
  for (size_t i = 0; i < 2; i++) {
    consumer_table writer = suite_newest("writer");
    suite s;
    other_groups = groups[i];
    writer.write = write_other_groups;
    writer.evaluate = evaluate_nothing;
    suite_run_with(&s, "^all_gather_mesh_device_ids$", writer, 20);
    assert_int_equal(when_written(&s, 0, VS(1, 15, 0), CHECK_REFUSE), want[i]);
    assert_int_equal(when_written(&s, 0, VS(1, 16, 0), CHECK_SERIALIZE), VERDICT_PASS);
    suite_free(&s);
  }
}

/* --- 2. A refusal needs no words --- */

static void write_or_mumble(const consumer_table *self, ir_context *c, ir_op *program,
                            vs_version own, vs_version target, strbuf *bytes, action *a) {
  consumer_table ours = builtin_consumer(FAULT_NONE);
  (void)self;
  ours.write(&ours, c, program, own, target, bytes, a);
  if (a->outcome != OUTCOME_REFUSED) return;
  strbuf_reset(&a->message);
  strbuf_adds(&a->message, "sorry");
}

static void a_refusal_in_any_words_passes(void **state) {
  (void)state;
  consumer_table mumbler = suite_newest("mumbler");
  suite s;
  summary sum;
  strbuf text = STRBUF_INIT;
  mumbler.write = write_or_mumble;
  suite_run_with(&s, "^tan_f32$", mumbler, 20);
  assert_int_equal(when_written(&s, 0, VS(1, 3, 0), CHECK_REFUSE), VERDICT_REFUSED_AS_EXPECTED);
  results_summary(&s.r, &sum);
  assert_int_equal(sum.outcome, RUN_PASSED);
  rendered("index.html", &s.r, &(report_header){.tool = "t", .corpus = "", .date = ""}, &text);
  rendered("junit.xml", &s.r, &(report_header){.tool = "t", .corpus = "", .date = ""}, &text);
  assert_int_equal(
      count_of(strbuf_str(&text), "refusals name: nothing 100.0 % (of 1; it decides no verdict)"),
      3); /* in the page, in what it shows without scripts, and in the XML */
  strbuf_free(&text);
  suite_free(&s);
}

/* --- 3. One score --- */

/* Capabilities that a plugin does not claim do not lower its score. */
static void a_plugin_that_evaluates_all_has_a_score_of_all(void **state) {
  (void)state;
  consumer_table plugin = suite_newest("plugin");
  suite s;
  score sum;
  strbuf text = STRBUF_INIT;
  plugin.abilities = suite_only_evaluates;
  plugin.read = suite_shows_nothing;
  suite_run_with(&s, "^(abs_f32|abs_i32)$", plugin, 20);
  results_score(&s.r, &sum);
  assert_int_equal(sum.of[CAPABILITY_EVALUATES].passed, 2);
  assert_int_equal(score_asked(&sum.of[CAPABILITY_EVALUATES]), 2);
  assert_int_equal(score_asked(&sum.of[CAPABILITY_READS]), 0);
  assert_int_equal(sum.releases_read, s.r.releases);
  rendered("index.html", &s.r, &(report_header){.tool = "t", .corpus = "", .date = ""}, &text);
  assert_non_null(strstr(strbuf_str(&text), "evaluates 2 of 2 (100 %) · writes – · "));
  assert_non_null(strstr(strbuf_str(&text), "\"cases\":{\"passed\":2,"));
  strbuf_free(&text);
  suite_free(&s);
}

/* --- 4. Versions of dialects, and Shardy --- */

static void write_artifact(const char *dialect_version, const char *path) {
  strbuf command = STRBUF_INIT;
  strbuf_addf(&command,
              "%s --serialize --allow-other-dialects --target=1.17.0 %s sharded.mlir -o %s",
              TRANSLATE, dialect_version, path);
  must(strbuf_str(&command));
  strbuf_free(&command);
}

/* jaxlib 0.10.2 (1.17.0) refuses versions that are newer than its own, and reads Shardy's mesh. */
static void readers_of_dialects_are_told_right(void **state) {
  (void)state;
  scratch_put(&dir, "sharded.mlir",
              "sdy.mesh @mesh = <[\"x\"=2, \"y\"=2]>\n"
              "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
              "  return %a : tensor<f32>\n"
              "}\n");
  write_artifact("--dialect-version=builtin=1", "builtin.mlirbc");
  assert_int_equal(sh_all(CTS "inspect --reader=1.17.0 builtin.mlirbc"), EXIT_FAIL);
  SAYS("no: version 1 of dialect 'builtin'");
  write_artifact("--dialect-version=sdy=0.0.3", "sdy.mlirbc");
  assert_int_equal(sh_all(CTS "inspect --reader=1.17.0 sdy.mlirbc"), EXIT_FAIL);
  SAYS("no: version 0.0.3 of dialect 'sdy'");
  write_artifact("", "sharded.mlirbc");
  must(CTS "inspect --reader=1.17.0 sharded.mlirbc");
  SAYS("yes: 1.17.0 knows all of StableHLO that is in it");
  SAYS("needs Shardy 0.0.1 or later");
}

/* The consumer of a run reads what inspect says that its release reads, and no more. */
static void the_built_in_consumer_reads_what_its_release_reads(void **state) {
  (void)state;
  static const struct {
    const char *path;
    vs_version own;
    const char *refusal; /* NULL: it is read */
  } rows[] = {{"builtin.mlirbc", VS(1, 17, 0), "dialect 'builtin' has version 1"},
              {"sdy.mlirbc", VS(1, 17, 0), "dialect 'sdy' has version 0.0.3"},
              {"sharded.mlirbc", VS(1, 17, 0), NULL},
              {"sharded.mlirbc", VS(1, 10, 0), "dialect 'sdy' needs 1.11.0"}};
  consumer_table ours = builtin_consumer(FAULT_NONE);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
    input in = {0};
    action a = {0};
    strbuf path = STRBUF_INIT;
    strbuf_addf(&path, "%s/%s", dir.path, rows[i].path);
    assert_true(input_open(&in, strbuf_str(&path), &a.message));
    ir_op *program = ours.read(&ours, c, in.bytes, in.size, rows[i].own, &a);
    assert_int_equal(program == NULL, rows[i].refusal != NULL);
    if (rows[i].refusal && !strstr(strbuf_str(&a.message), rows[i].refusal))
      fail_msg("row %zu: %s", i, strbuf_str(&a.message));
    strbuf_free(&a.message);
    strbuf_free(&path);
    ir_context_free(c);
    input_close(&in);
  }
}

/* --- 5. A vendor's own mistakes --- */

/* A scalar that is answered as a tensor of one element, and sums that are wrong. */
static void the_mistake_of_a_vendor_is_the_vendors(void **state) {
  (void)state;
  static const char *const modes[][2] = {{"scalar-of-rank-1", "tensor<1xi32>"},
                                         {"other-type", "f32>"}};
  for (size_t i = 0; i < sizeof modes / sizeof *modes; i++) {
    strbuf command = STRBUF_INIT, yaml = STRBUF_INIT;
    strbuf_addf(&command, CTS "check-testee -- %s %s testee", FAKE_CONSUMER, modes[i][0]);
    assert_int_equal(sh_all(strbuf_str(&command)), EXIT_FAIL);
    SAYS(modes[i][1]);
    strbuf_addf(&yaml, "name: mine\nkind: testee\ncommand: ['%s', %s, testee]\n", FAKE_CONSUMER,
                modes[i][0]);
    scratch_put(&dir, "./mine.yaml", strbuf_str(&yaml));
    assert_int_equal(
        sh_all(CTS "run --quiet --matrix=none --case=add_f32_rounding --consumer=mine.yaml"),
        EXIT_FAIL);
    SAYS("not comparable");
    SAYS(modes[i][1]);
    strbuf_free(&command);
    strbuf_free(&yaml);
  }
}

/* A case that cannot be used, golden bytes that are not there, and sentinels of which the built-in
 * consumer makes something else. Others are in score_trust.c and run.c. */
static void the_mistake_of_the_suite_is_the_suites(void **state) {
  (void)state;
  static const struct {
    const char *command, *says;
    int status;
  } rows[] = {
      {CTS "plain --corpus=.", "undeclared SSA value", EXIT_SUITE_BUG},
      {CTS "export out --corpus=.", "undeclared SSA value", EXIT_SUITE_BUG},
      {CTS "explain one --corpus=. --pair=1.20.0,1.20.0", "undeclared SSA value", EXIT_SUITE_BUG},
      {CTS "run --quiet --matrix=none --corpus=.", "suite bug", EXIT_SUITE_BUG},
      {CTS "run --quiet --matrix=none --case=tan_f32 --golden=golden", "no golden bytes",
       EXIT_SUITE_BUG},
      {CTS "run --quiet --matrix=none --case=tan_f32 --report=r", "passed", EXIT_PASS},
      {"echo '{\"broken\":\"1 + 1 is 3\",\"by\":\"suite\"}' >>r/journal; " CTS "report r",
       "1 + 1 is 3", EXIT_SUITE_BUG},
      {"sed -i s/suite/consumer/ r/journal; " CTS "report r", "1 + 1 is 3", EXIT_FAIL},
  };
  scratch_put(&dir, "c/cases.yaml",
              "cases:\n  - {id: one, file: one.mlir, since: 0.9.0, tags: []}\n");
  scratch_put(&dir, "c/one.mlir", "func.func @main() { return %a : tensor<f32> }\n");
  scratch_put(&dir, "golden/MANIFEST", "");
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    int status = sh_all(rows[i].command);
    if (status != rows[i].status) fail_msg("row %zu: %d: %s", i, status, strbuf_str(&out));
    SAYS(rows[i].says);
  }
}

/* --- 6. What a reader may accept, it may show --- */

static void a_reader_may_show_a_broken_program_that_it_accepted(void **state) {
  (void)state;
  scratch_put(&dir, "./shows.yaml",
              "name: shows\nkind: testee\ncommand: ['" FAKE_CONSUMER
              "', verifies-nothing, testee]\n");
  must(CTS "run --quiet --matrix=none --case=invalid_abs_c1 --consumer=shows.yaml --report=shown");
  must("cat shown/journal");
  SAYS("accepted, although it breaks [abs C1]; no rule makes a consumer verify an artifact");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_xla_writes_for_older_releases_is_no_failure),
      cmocka_unit_test(axes_of_a_mesh_become_groups),
      cmocka_unit_test(other_groups_are_judged_by_what_the_devices_get),
      cmocka_unit_test(a_refusal_in_any_words_passes),
      cmocka_unit_test(a_plugin_that_evaluates_all_has_a_score_of_all),
      cmocka_unit_test(readers_of_dialects_are_told_right),
      cmocka_unit_test(the_built_in_consumer_reads_what_its_release_reads),
      cmocka_unit_test(the_mistake_of_a_vendor_is_the_vendors),
      cmocka_unit_test(the_mistake_of_the_suite_is_the_suites),
      cmocka_unit_test(a_reader_may_show_a_broken_program_that_it_accepted),
  };
  return cmocka_run_group_tests(tests, set_up, tear_down);
}

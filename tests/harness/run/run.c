/* SPDX-License-Identifier: Apache-2.0 */
/* Broken consumers turn the matrix red in the right cells, and nowhere else. What each fault must
 * do is said here by rules on (case, producer, consumer, check), not by what the run printed. */
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "bytecode/bytecode.h"
#include "harness/cli/status.h"
#include "harness/programs/devices.h"
#include "tests/harness/meaning.h"
#include "tests/harness/suite.h"
#include "tests/upstream.h"
#include "text/text.h"
#include "verify/verify.h"

#define CASES "^(add_i8_wrap|add_f32_rounding|exponential_f32|tan_f32|discardable_attributes)$"

typedef verdict (*rule)(const corpus_case *c, size_t producer, size_t consumer, meaning p,
                        check_kind k);

/* Holds every verdict of a run against the rule. Returns how many differ from a conforming run. */
static size_t hold(const suite *s, rule expect) {
  const results *r = &s->r;
  size_t red = 0;
  for (size_t i = 0; i < r->case_count; i++)
    for (size_t p = 0; p < r->releases; p++)
      for (size_t c = 0; c < r->releases; c++)
        for (int slot = 0; slot < SLOT_COUNT; slot++) {
          meaning m = meaning_of(r->cases[i], p, c, slot);
          uint32_t wanted = checks_of(m.class) & r->cases[i]->checks;
          for (int k = 0; k < CHECK_COUNT; k++) {
            verdict got = results_at(r, i, p, c, slot)[k];
            verdict want =
                wanted >> k & 1 ? expect(r->cases[i], p, c, m, (check_kind)k) : VERDICT_NONE;
            if (got != want)
              fail_msg("%s %zu -> %zu slot %d %s: %s, expected %s", r->cases[i]->id, p, c, slot,
                       check_names[k], verdict_names[got], verdict_names[want]);
            red += want != right(m) && wanted >> k & 1;
          }
        }
  return red;
}

/* The first of `count` details that are no remarks on what went well. */
static const detail *first_failure(const results *r, size_t *count) {
  const detail *first = NULL;
  *count = 0;
  for (size_t i = 0; i < r->detail_count; i++) {
    if (verdict_is_good(r->details[i].found.verdict)) continue;
    if (!first) first = &r->details[i];
    ++*count;
  }
  return first;
}

static void assert_one_failure(const results *r, const char *text) {
  size_t count;
  const detail *d = first_failure(r, &count);
  assert_int_equal(count, 1);
  assert_non_null(strstr(d->text, text));
}

static verdict conforming(const corpus_case *c, size_t producer, size_t consumer, meaning p,
                          check_kind k) {
  (void)c, (void)producer, (void)consumer, (void)k;
  return right(p);
}

static void the_built_in_consumer_conforms(void **state) {
  (void)state;
  suite s;
  suite_run(&s, CASES, FAULT_NONE);
  assert_int_equal(s.r.case_count, 5);
  assert_int_equal(hold(&s, conforming), 0);
  summary sum;
  results_summary(&s.r, &sum);
  assert_int_equal(results_status(&sum), EXIT_PASS);
  assert_int_equal(sum.cells_failed, 0);
  size_t failures;
  assert_null(first_failure(&s.r, &failures));
  suite_free(&s);
}

/* Whoever is asked to write for another release than its own writes its own form. So a producer
 * newer than its consumer writes other bytes than the golden ones, refuses nothing, and what it
 * writes is unknown to a consumer before the form's release; and a consumer newer than its producer
 * writes back another form. Nothing happens where both are one release, nor to what is passed on
 * unchanged. */
static verdict ignoring_target(const corpus_case *c, size_t producer, size_t consumer, meaning p,
                               check_kind k) {
  vs_version writer = release(producer)->version, reader = release(consumer)->version;
  if (p.class == CLASS_REFUSE_PRODUCER) return VERDICT_FAIL;
  if (p.class == CLASS_MUST_READ && k == CHECK_RESERIALIZE && producer < consumer)
    return VERDICT_FAIL;
  if (p.class != CLASS_MUST_DOWNGRADE) return right(p);
  if (k == CHECK_SERIALIZE) return VERDICT_FAIL;
  bool unknown = form_since(c, writer) > reader || bytecode_written(writer) > bytecode_read(reader);
  if (k == CHECK_DOWNGRADE || !unknown) return VERDICT_PASS;
  return k == CHECK_DESERIALIZE ? VERDICT_REFUSED_UNEXPECTEDLY : VERDICT_NONE;
}

static void ignoring_the_target_shows_off_the_diagonal(void **state) {
  (void)state;
  suite s;
  suite_run(&s, CASES, FAULT_IGNORE_TARGET);
  /* Each pair of a newer producer and an older consumer shows it in five cases: 33 * 32 / 2. */
  assert_true(hold(&s, ignoring_target) > UPSTREAM_RELEASES * (UPSTREAM_RELEASES - 1) / 2);
  for (size_t p = 0; p < s.r.releases; p++)
    for (size_t c = 0; c < s.r.releases; c++) {
      cell_tally t;
      results_cell(&s.r, p, c, &t);
      size_t failed = 0;
      for (int k = 0; k < CLASS_COUNT; k++) failed += t.of[k].failed;
      bool counted = in_window(s.r.opset, p, c, PROMISE_FULL);
      assert_int_equal(failed > 0, counted && p != c);
    }
  summary sum;
  results_summary(&s.r, &sum);
  assert_int_equal(results_status(&sum), EXIT_FAIL);
  suite_free(&s);
}

/* One case has an attribute to lose: it is missed when comparing and when writing back. */
static verdict dropping_attribute(const corpus_case *c, size_t producer, size_t consumer, meaning p,
                                  check_kind k) {
  (void)producer, (void)consumer;
  bool reads =
      p.class == CLASS_MUST_READ || p.class == CLASS_MUST_DOWNGRADE || p.class == CLASS_MAY_READ;
  bool missed = k == CHECK_PRESERVE || k == CHECK_RESERIALIZE;
  return is(c, "discardable_attributes") && reads && missed ? VERDICT_FAIL : right(p);
}

static void a_dropped_attribute_shows_where_there_is_one(void **state) {
  (void)state;
  suite s;
  suite_run(&s, CASES, FAULT_DROP_ATTRIBUTE);
  /* Two checks of one case; all pairs but those of the newest bytecode and oldest consumers read.
   */
  assert_true(hold(&s, dropping_attribute) >= 2 * UPSTREAM_RELEASES * UPSTREAM_RELEASES);
  suite_free(&s);
}

/* Floats that are compared bit for bit are wrong; integers, and floats with a tolerance, are not.
 */
static verdict off_by_one(const corpus_case *c, size_t producer, size_t consumer, meaning p,
                          check_kind k) {
  (void)producer, (void)consumer;
  bool exact = is(c, "add_f32_rounding") || is(c, "discardable_attributes");
  return exact && k == CHECK_EVALUATE ? VERDICT_FAIL : right(p);
}

static void one_ulp_shows_where_bits_are_compared(void **state) {
  (void)state;
  suite s;
  suite_run(&s, CASES, FAULT_OFF_BY_ONE_ULP);
  /* Two cases that are as old as 0.9.0, so every pair evaluates them. */
  assert_true(hold(&s, off_by_one) >= 2 * UPSTREAM_RELEASES * UPSTREAM_RELEASES);
  suite_free(&s);
}

/* --- Consumers that do worse than answer wrongly --- */

static consumer_table base;

/* Reads as the built-in consumer does. Its releases differ, so none answers for another. */
static ir_op *read_well(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                        vs_version own, action *a) {
  ir_op *program = base.read(self, c, bytes, n, own, a);
  a->alike_until = VS_NONE;
  return program;
}

static ir_op *read_and_die(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                           vs_version own, action *a) {
  if (own == VS(1, 4, 0)) raise(SIGSEGV);
  return read_well(self, c, bytes, n, own, a);
}

static verdict dying(const corpus_case *c, size_t producer, size_t consumer, meaning p,
                     check_kind k) {
  (void)c, (void)producer;
  const vs_release *r = vs_builtin_opset()->releases;
  if (r[consumer].version != VS(1, 4, 0) || p.class == CLASS_REFUSE_PRODUCER) return right(p);
  if (k == CHECK_DESERIALIZE) return VERDICT_CRASH;
  return k == CHECK_SERIALIZE || k == CHECK_DOWNGRADE ? VERDICT_PASS : VERDICT_NONE;
}

static void a_crash_costs_one_check_and_is_named(void **state) {
  (void)state;
  suite s;
  base = builtin_consumer(FAULT_NONE);
  consumer_table tested = base;
  tested.read = read_and_die;
  suite_run_with(&s, "^add_i8_wrap$", tested, 20);
  assert_int_equal(s.r.case_count, 1);
  assert_true(hold(&s, dying) > 0);
  assert_true(s.r.detail_count > 0);
  assert_non_null(strstr(s.r.details[0].text, "was killed by signal 11"));
  assert_int_equal(s.r.details[0].found.verdict, VERDICT_CRASH);
  suite_free(&s);
}

static ir_op *read_and_hang(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                            vs_version own, action *a) {
  bc_header h;
  if (own == VS(1, 4, 0) && bc_read_header(bytes, n, &h, NULL) && h.target == VS(1, 0, 0)) pause();
  return read_well(self, c, bytes, n, own, a);
}

static void a_hang_ends_and_is_no_crash(void **state) {
  (void)state;
  suite s;
  base = builtin_consumer(FAULT_NONE);
  consumer_table tested = base;
  tested.read = read_and_hang;
  suite_run_with(&s, "^add_i8_wrap$", tested, 0.3);
  size_t timeouts = 0;
  for (size_t p = 0; p < s.r.releases; p++)
    for (size_t i = 0; i < results_row_size(&s.r); i++)
      timeouts += results_row(&s.r, 0, p)[i] == VERDICT_TIMEOUT;
  assert_int_equal(timeouts, 1);
  assert_one_failure(&s.r, "no end after 0.3 s");
  suite_free(&s);
}

/* --- Outside of every action --- */

static atomic_int *deaths; /* shared with the processes of the run */

/* The suite asks for a key before each action, outside of it. */
static size_t die_at_third_key(const consumer_table *self, const vs_opset *o, size_t own,
                               size_t target) {
  if (atomic_fetch_add(deaths, 1) != 2) return base.write_key(self, o, own, target);
  signal(SIGSEGV, SIG_DFL); /* a sanitizer would make it an exit */
  raise(SIGSEGV);
  return 0;
}

static size_t hang_at_third_key(const consumer_table *self, const vs_opset *o, size_t own,
                                size_t target) {
  if (atomic_fetch_add(deaths, 1) == 2) pause();
  return base.write_key(self, o, own, target);
}

static size_t count_verdicts(const results *r, verdict v) {
  size_t n = 0;
  for (size_t p = 0; p < r->releases; p++)
    for (size_t i = 0; i < results_row_size(r); i++) n += results_row(r, 0, p)[i] == v;
  return n;
}

static void what_dies_between_actions_is_a_bug_of_the_suite(void **state) {
  (void)state;
  static const struct {
    size_t (*write_key)(const consumer_table *self, const vs_opset *o, size_t own, size_t target);
    double timeout;
    const char *says;
  } rows[] = {
      {die_at_third_key, 20, "outside every action of the consumer, was killed by signal 11"},
      {hang_at_third_key, 2, "outside every action of the consumer, no end after"}};
  deaths = mmap(NULL, sizeof *deaths, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  assert_true(deaths != MAP_FAILED);
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    suite s;
    summary sum;
    atomic_store(deaths, 0);
    consumer_table tested = base = builtin_consumer(FAULT_NONE);
    tested.write_key = rows[i].write_key;
    suite_run_with(&s, "^add_i8_wrap$", tested, rows[i].timeout);
    assert_int_equal(count_verdicts(&s.r, VERDICT_SUITE_BUG), 1);
    assert_int_equal(count_verdicts(&s.r, VERDICT_CRASH), 0);
    assert_int_equal(count_verdicts(&s.r, VERDICT_TIMEOUT), 0);
    assert_one_failure(&s.r, rows[i].says);
    results_summary(&s.r, &sum);
    assert_int_equal(results_status(&sum), EXIT_SUITE_BUG);
    suite_free(&s);
  }
  munmap(deaths, sizeof *deaths);
}

/* A number of devices that is none is a mistake in the corpus. */
static void a_program_for_no_devices_is_a_bug_of_the_suite(void **state) {
  (void)state;
  static const char *const numbers[] = {
      "0 : i32",          "-1 : i32",
      "1000001 : i32",    "9223372036854775807 : i64",
      "4294967296 : i64", "340282366920938463463374607431768211456 : i200",
      "\"many\""};
  static const char *const names[] = {"mhlo.num_replicas", "mhlo.num_partitions"};
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    for (size_t k = 0; k < 2; k++) {
      ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
      strbuf text = STRBUF_INIT, errors = STRBUF_INIT;
      diag_text_sink sink = diag_text_sink_to(&errors);
      uint64_t replicas, partitions;
      strbuf_addf(&text, "module attributes {%s = %s} {}", names[k], numbers[i]);
      ir_op *m = text_parse(c, strbuf_str(&text), text.len, NULL, &sink.sink);
      assert_non_null(m);
      assert_false(devices_of(m, &replicas, &partitions, &sink.sink));
      assert_non_null(strstr(strbuf_str(&errors), "must be a number from 1 to 1000000"));
      strbuf_free(&text);
      strbuf_free(&errors);
      ir_context_free(c);
    }
}

static ir_op *refuse_all(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                         vs_version own, action *a) {
  (void)self, (void)c, (void)bytes, (void)n, (void)own;
  a->outcome = OUTCOME_REFUSED;
  strbuf_adds(&a->message, "no");
  return NULL;
}

/* A refusal that names nothing is no clean refusal; what may be read may be refused. */
static verdict refusing(const corpus_case *c, size_t producer, size_t consumer, meaning p,
                        check_kind k) {
  (void)c, (void)producer, (void)consumer;
  if (p.class == CLASS_REFUSE_CONSUMER) return VERDICT_FAIL;
  if (k == CHECK_SERIALIZE || k == CHECK_DOWNGRADE) return VERDICT_PASS;
  if (p.class == CLASS_REFUSE_PRODUCER) return VERDICT_REFUSED_AS_EXPECTED;
  if (k != CHECK_DESERIALIZE) return VERDICT_NONE;
  return p.class == CLASS_MAY_READ ? VERDICT_REFUSED_AS_EXPECTED : VERDICT_REFUSED_UNEXPECTEDLY;
}

static void a_consumer_that_refuses_everything(void **state) {
  (void)state;
  suite s;
  consumer_table tested = builtin_consumer(FAULT_NONE);
  tested.read = refuse_all;
  suite_run_with(&s, "^(tan_f32|add_i8_wrap)$", tested, 20);
  assert_true(hold(&s, refusing) > 0);
  suite_free(&s);
}

/* --- Programs that break a constraint --- */

static void write_anything(const consumer_table *self, ir_context *c, ir_op *program,
                           vs_version own, vs_version target, strbuf *bytes, action *a) {
  (void)self, (void)c, (void)program, (void)own, (void)target;
  strbuf_adds(bytes, "anything");
  a->outcome = OUTCOME_DONE;
}

static void write_nothing(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                          vs_version target, strbuf *bytes, action *a) {
  (void)self, (void)c, (void)program, (void)own, (void)target, (void)bytes;
  strbuf_adds(&a->message, "no, and 1.0.0 would not help");
  a->outcome = OUTCOME_REFUSED;
}

/* Says nothing of what is wrong. */
static void write_legal(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                        vs_version target, strbuf *bytes, action *a) {
  if (verify_program(program, NULL))
    builtin_consumer(FAULT_NONE).write(self, c, program, own, target, bytes, a);
  else
    write_nothing(self, c, program, own, target, bytes, a);
}

static bool implements_all(const consumer_table *self, vs_version own) {
  (void)self, (void)own;
  return true;
}

/* A pair with itself is the only one; nothing but a refusal will do, and of ours one with the
 * constraint's number. */
static void an_invalid_program_must_be_refused(void **state) {
  (void)state;
  static const struct {
    void (*write)(const consumer_table *, ir_context *, ir_op *, vs_version, vs_version, strbuf *,
                  action *);
    bool outside;
    verdict want;
    const char *says;
  } rows[] = {{NULL, false, VERDICT_REFUSED_AS_EXPECTED, "[iota C1]"},
              {write_anything, false, VERDICT_FAIL, "accepted, although it breaks [iota C1]"},
              {write_legal, false, VERDICT_FAIL, "does not name [iota C1]: no"},
              {write_nothing, false, VERDICT_VACUOUS, "the legal twin is refused as well: no"},
              {write_legal, true, VERDICT_REFUSED_AS_EXPECTED, "no"},
              {write_nothing, true, VERDICT_VACUOUS, "the legal twin is refused as well: no"}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    suite s;
    consumer_table tested = builtin_consumer(FAULT_NONE);
    if (rows[i].write) tested.write = rows[i].write;
    if (rows[i].outside) tested.implements = implements_all;
    suite_run_with(&s, "^invalid_iota_dimension$", tested, 20);
    assert_int_equal(s.r.case_count, 1);
    for (size_t p = 0; p < s.r.releases; p++)
      for (size_t c = 0; c < s.r.releases; c++)
        for (int k = 0; k < CHECK_COUNT; k++) {
          bool asked = p == c && k == CHECK_REFUSE;
          verdict read = asked ? VERDICT_REFUSED_AS_EXPECTED : VERDICT_NONE;
          assert_int_equal(results_at(&s.r, 0, p, c, SLOT_MEANT)[k],
                           asked ? rows[i].want : VERDICT_NONE);
          assert_int_equal(results_at(&s.r, 0, p, c, SLOT_UNCHANGED)[k], read);
        }
    size_t failures;
    const detail *failure = first_failure(&s.r, &failures);
    if (failure) assert_non_null(strstr(failure->text, rows[i].says));
    assert_int_equal(failures > 0, verdict_failed(rows[i].want));
    suite_free(&s);
  }
}

/* The same verdicts whatever the number of processes. */
static void the_order_of_work_does_not_matter(void **state) {
  (void)state;
  suite a, b;
  suite_run(&a, CASES, FAULT_OFF_BY_ONE_ULP);
  suite_run(&b, CASES, FAULT_OFF_BY_ONE_ULP);
  assert_int_equal(a.r.case_count, b.r.case_count);
  for (size_t i = 0; i < a.r.case_count; i++)
    for (size_t p = 0; p < a.r.releases; p++)
      assert_memory_equal(results_row(&a.r, i, p), results_row(&b.r, i, p), results_row_size(&a.r));
  assert_int_equal(a.r.detail_count, b.r.detail_count);
  for (size_t i = 0; i < a.r.detail_count; i++)
    assert_string_equal(a.r.details[i].text, b.r.details[i].text);
  suite_free(&a);
  suite_free(&b);
}

/* The evaluator of `hlo-cts run` finds the plugin beside the tools. */
static void the_built_in_consumer_loads_plugins(void **state) {
  (void)state;
  if (access(HLO_CTS_BIN "/../lib/hlo-cts/hlo-lapack.so", R_OK) != 0)
    skip(); /* no liblapacke-dev */
  static const char text[] =
      "func.func @main() -> tensor<i32> {\n"
      "  %a = stablehlo.constant dense<4.0> : tensor<1x1xf64>\n"
      "  %r:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : "
      "ui8}} : (tensor<1x1xf64>) -> (tensor<1x1xf64>, tensor<i32>)\n"
      "  return %r#1 : tensor<i32>\n}\n";
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  consumer_table builtin = builtin_consumer(FAULT_NONE);
  evaluation e = {.program = text_parse(c, text, sizeof text - 1, NULL, NULL)};
  interp_value **values = NULL;
  size_t count = 0, size;
  action a = {.outcome = OUTCOME_SUITE_FAULT};
  builtin.evaluate(&builtin, c, &e, &values, &count, &a);
  if (a.outcome != OUTCOME_DONE) fail_msg("%s", strbuf_str(&a.message));
  assert_int_equal(count, 1);
  assert_int_equal(*(const int32_t *)interp_data(values[0], &size), 0);
  interp_release(values[0]);
  free(values);
  strbuf_free(&a.message);
  ir_context_free(c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(an_invalid_program_must_be_refused),
      cmocka_unit_test(the_built_in_consumer_conforms),
      cmocka_unit_test(ignoring_the_target_shows_off_the_diagonal),
      cmocka_unit_test(a_dropped_attribute_shows_where_there_is_one),
      cmocka_unit_test(one_ulp_shows_where_bits_are_compared),
      cmocka_unit_test(a_crash_costs_one_check_and_is_named),
      cmocka_unit_test(a_hang_ends_and_is_no_crash),
      cmocka_unit_test(what_dies_between_actions_is_a_bug_of_the_suite),
      cmocka_unit_test(a_program_for_no_devices_is_a_bug_of_the_suite),
      cmocka_unit_test(a_consumer_that_refuses_everything),
      cmocka_unit_test(the_order_of_work_does_not_matter),
      cmocka_unit_test(the_built_in_consumer_loads_plugins),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

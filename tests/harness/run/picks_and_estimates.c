/* SPDX-License-Identifier: Apache-2.0 */
/* The questions that a run asks a consumer: picked cases, and artifacts that are not asked about
 * again. */
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>

#include "bytecode/bytecode.h"
#include "harness/cases/pick.h"
#include "harness/data/input.h"
#include "harness/run/estimate.h"
#include "harness/run/sentinel.h"
#include "tests/harness/newest.h"
#include "tests/harness/suite.h"

/* --- Picking --- */

static corpus all;
static golden_set golden;
static plan_filter *filter;

static size_t pick(bool quick, size_t n, bool **picked) {
  *picked = calloc(all.count, sizeof **picked);
  assert_true(quick ? pick_quick(&all, vs_builtin_opset(), filter, *picked)
                    : pick_sample(&all, filter, n, *picked));
  size_t count = 0;
  for (size_t i = 0; i < all.count; i++) count += (*picked)[i];
  return count;
}

static int load(void **state) {
  (void)state;
  strbuf why = STRBUF_INIT;
  filter = plan_filter_new(vs_builtin_opset(), &(plan_options){0}, &why);
  return !filter || !corpus_load(&all, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL) ||
         !golden_load(&golden, HLO_CTS_SOURCE "/golden", vs_builtin_opset(), NULL);
}

static int unload(void **state) {
  (void)state;
  plan_filter_free(filter);
  golden_free(&golden);
  corpus_free(&all);
  return 0;
}

static void a_smaller_sample_is_part_of_a_larger(void **state) {
  (void)state;
  bool *few, *more;
  assert_int_equal(pick(false, 5, &few), 5);
  assert_int_equal(pick(false, 40, &more), 40);
  for (size_t i = 0; i < all.count; i++) assert_true(!few[i] || more[i]);
  free(few);
  free(more);
  assert_int_equal(pick(false, SIZE_MAX, &few), all.count);
  free(few);
}

/* The parts of a quick run, or of a sample, are together that run. */
static void what_is_picked_depends_on_no_part(void **state) {
  (void)state;
  plan_filter *whole = filter;
  bool *all_of_it, *part;
  strbuf why = STRBUF_INIT;
  for (int quick = 0; quick < 2; quick++) {
    size_t n = pick(quick, 50, &all_of_it), taken = 0;
    for (int i = 0; i < 3; i++) {
      static const char *const shards[] = {"1/3", "2/3", "3/3"};
      filter = plan_filter_new(vs_builtin_opset(), &(plan_options){.shard = shards[i]}, &why);
      assert_non_null(filter);
      pick(quick, 50, &part);
      plan_filter_pick(filter, all.cases, part);
      for (size_t k = 0; k < all.count; k++) {
        bool takes = plan_takes_case(filter, &all.cases[k]);
        assert_true(!takes || all_of_it[k]);
        taken += takes;
      }
      free(part);
      plan_filter_free(filter);
    }
    filter = whole;
    assert_int_equal(taken, n);
    free(all_of_it);
  }
}

static void a_quick_run_has_every_op(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  bool *picked, *some = calloc(o->op_count, sizeof *some),
                *every = calloc(o->op_count, sizeof *every);
  assert_true(pick(true, 0, &picked) < all.count / 4);
  for (size_t i = 0; i < all.count; i++) {
    input in;
    strbuf why = STRBUF_INIT;
    if (all.cases[i].breaks || all.cases[i].edits) continue;
    assert_true(input_open(&in, all.cases[i].path, &why));
    pick_ops(o, in.bytes, in.size, every);
    if (picked[i]) pick_ops(o, in.bytes, in.size, some);
    input_close(&in);
  }
  assert_memory_equal(some, every, o->op_count * sizeof *some);
  free(some);
  free(every);
  free(picked);
}

static void ops_are_found_outside_of_comments(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  bool *seen = calloc(o->op_count, sizeof *seen);
  static const char text[] =
      "// stablehlo.sine\n%x = \"stablehlo.add\"(%a) <{t = #stablehlo.channel_handle<>}>\n"
      "%y = stablehlo.abs_no %x : !stablehlo.token // stablehlo.cosine";
  pick_ops(o, text, sizeof text - 1, seen);
  size_t found = 0;
  for (size_t i = 0; i < o->op_count; i++) found += seen[i];
  assert_int_equal(found, 1);
  assert_true(seen[OP_STABLEHLO_ADD]);
  free(seen);
}

/* --- Asking once --- */

typedef struct counts {
  int reads, writes, evaluations;
} counts;
static counts *asked; /* shared with the processes of the run */

static bool implements_newest(const consumer_table *self, vs_version own) {
  (void)self;
  return own == newest();
}

static uint32_t abilities(const consumer_table *self) {
  (void)self;
  return ABILITY_READ | ABILITY_WRITE | ABILITY_EVALUATE;
}

static vs_version wrong_below; /* it writes its own form for targets below this one */
static bool writes_unlike;     /* it adds an attribute to the module */

static void write_counted(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                          vs_version target, strbuf *bytes, action *a) {
  if (implements_newest(self, own)) __atomic_fetch_add(&asked->writes, 1, __ATOMIC_SEQ_CST);
  if (implements_newest(self, own) && target < wrong_below) target = own;
  if (implements_newest(self, own) && writes_unlike)
    ir_op_set_discardable(c, program, ir_cstr(c, "more"), ir_attr_string(c, "more", 4));
  builtin_consumer(FAULT_NONE).write(self, c, program, own, target, bytes, a);
}

/* As a consumer that is no part of the suite has it: its artifacts are its own. */
static size_t own_key(const consumer_table *self, const vs_opset *o, size_t own, size_t target) {
  bool its = implements_newest(self, o->releases[own].version);
  return its ? o->release_count + target : target;
}

static vs_version unread; /* it reads no artifact of this release */

static ir_op *read(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                   vs_version own, action *a) {
  bc_header header;
  if (implements_newest(self, own)) __atomic_fetch_add(&asked->reads, 1, __ATOMIC_SEQ_CST);
  if (implements_newest(self, own) && bc_read_header(bytes, n, &header, NULL) &&
      header.target == unread) {
    strbuf_adds(&a->message, "this release is not read");
    a->outcome = OUTCOME_REFUSED;
    return NULL;
  }
  return builtin_consumer(FAULT_NONE).read(self, c, bytes, n, own, a);
}

static void evaluate(const consumer_table *self, ir_context *c, const evaluation *e,
                     interp_value ***values, size_t *count, action *a) {
  evaluation mine = *e;
  if (implements_newest(self, e->own)) __atomic_fetch_add(&asked->evaluations, 1, __ATOMIC_SEQ_CST);
  if (!mine.program) mine.program = e->source;
  builtin_consumer((fault)self->variant).evaluate(self, c, &mine, values, count, a);
}

static size_t group = 1;
static double sample_seconds; /* of an estimate before a run; 0: there is none */
static run_estimate estimated;

static void run_planned(fault f, bool carry, bool writes_itself, const plan_options *plan,
                        results *r) {
  strbuf why = STRBUF_INIT;
  const vs_opset *o = vs_builtin_opset();
  consumer_table tested = builtin_consumer(f);
  plan_filter *one = plan_filter_new(o, plan, &why);
  *asked = (counts){0, 0, 0};
  if (writes_itself) {
    tested.write_key = own_key;
    tested.key_count = 2 * o->release_count;
  }
  tested.read = read;
  tested.evaluate = evaluate;
  tested.write = write_counted;
  tested.implements = implements_newest;
  tested.abilities = abilities;
  assert_true(results_new(r, o, &all, one, &why));
  run_options options = {.jobs = 1,
                         .timeout = 20,
                         .tested = &tested,
                         .golden = &golden,
                         .filter = one,
                         .carry_over = carry,
                         .group = group};
  if (sample_seconds > 0)
    assert_true(estimate_run(r, &all, &options, sample_seconds, &estimated, &why));
  *asked = (counts){0, 0, 0};
  assert_true(run_cases(r, &options, &why));
  plan_filter_free(one);
}

static void run(fault f, bool carry, results *r) {
  run_planned(f, carry, false, &(plan_options){.id = "add_f32_rounding", .context = "constants"},
              r);
}

static void equal_artifacts_are_asked_about_once(void **state) {
  (void)state;
  static const fault faults[] = {FAULT_NONE, FAULT_OFF_BY_ONE_ULP};
  for (size_t f = 0; f < 2; f++) {
    results whole, less;
    run(faults[f], false, &whole);
    assert_int_equal(asked->reads, (int)whole.releases);
    assert_int_equal(asked->evaluations, (int)whole.releases);
    assert_int_equal(asked->writes,
                     (int)whole.releases + 1); /* what each reading gave, and the program itself */
    run(faults[f], true, &less);
    /* A program that was read as it was written is the one that the consumer already wrote. */
    assert_int_equal(asked->writes, 1);
    /* Each version of the bytecode is another artifact: 0.9.0, 0.10.0, 0.12.0, 0.14.0 and 0.15.0
     * began one. What it wrote for its own release equals the last of them. */
    assert_int_equal(asked->evaluations, 5);
    /* The ends of each run, of 1, 2, 2, 1 and 27 or more releases, and one amid the last; what it
     * wrote for its own release is the end of that. */
    assert_int_equal(asked->reads, 1 + 2 + 2 + 1 + 3);
    for (size_t p = 0; p < whole.releases; p++)
      assert_memory_equal(results_row(&whole, 0, p), results_row(&less, 0, p),
                          results_row_size(&whole));
    bool told = false;
    for (size_t i = 0; i < less.detail_count; i++)
      told |= less.details[i].found.carried == CARRIED_ARTIFACT;
    assert_true(told);
    results_free(&whole);
    results_free(&less);
  }
}

/* Only the remarks may tell checks that were asked from others. `least` and `most`: how often the
 * consumer writes. */
static void compare_writing(const char *id, vs_version wrong, int least, int most) {
  results whole, less;
  plan_options plan = {.id = id, .context = "constants"};
  wrong_below = wrong;
  run_planned(FAULT_NONE, false, true, &plan, &whole);
  run_planned(FAULT_NONE, true, true, &plan, &less);
  assert_in_range(asked->writes, least, most);
  for (size_t p = 0; p < whole.releases; p++)
    assert_memory_equal(results_row(&whole, 0, p), results_row(&less, 0, p),
                        results_row_size(&whole));
  results_free(&whole);
  results_free(&less);
}

/* An artifact of its own that differs from ours is evaluated, whatever its value. */
static void what_it_wrote_otherwise_is_evaluated(void **state) {
  (void)state;
  results r;
  plan_options plan = {
      .id = "add_f32_rounding", .context = "constants", .pair = with_newest("1.19.0..,NEWEST")};
  writes_unlike = false;
  run_planned(FAULT_NONE, true, true, &plan, &r);
  assert_int_equal(asked->evaluations, 1);
  results_free(&r);
  writes_unlike = true;
  run_planned(FAULT_NONE, true, true, &plan, &r);
  assert_int_equal(asked->evaluations, 2);
  results_free(&r);
  writes_unlike = false;
}

static void targets_that_are_written_alike_are_asked_once(void **state) {
  (void)state;
  /* 0.9.0, 0.10.0, 0.12.0, 0.14.0, 0.15.0 and its own; the program itself, read again, is not
   * asked. */
  compare_writing("add_f32_rounding", VS_NONE, 6, 8);
  /* A form begins with 1.9.0 and 1.10.0 is a longer name: 1.8.0 is the last of its run. */
  compare_writing("exponential_unknown_sizes", VS_NONE, 8, 11);
}

static void a_writer_that_is_wrong_once_is_asked_everything_there(void **state) {
  (void)state;
  /* Wrong for the whole run that 0.15.0 begins: each of its targets is asked. */
  const int all_of_them = (int)vs_builtin_opset()->release_count;
  compare_writing("add_f32_rounding", VS(1, 0, 0), 20, all_of_them);
  /* One before the boundary is wrong, and the boundary shows it. */
  compare_writing("exponential_unknown_sizes", VS(1, 9, 0), 15, all_of_them);
}

static void a_refusal_is_carried_over_to_older_targets(void **state) {
  (void)state;
  results r;
  plan_options plan = {.id = "constant_i2", .context = "constants"};
  wrong_below = VS_NONE;
  run_planned(FAULT_NONE, true, true, &plan, &r);
  const size_t newest = r.releases - 1;
  for (size_t c = 0; r.opset->releases[c].version < r.cases[0]->since; c++)
    assert_int_equal(results_at(&r, 0, newest, c, SLOT_MEANT)[CHECK_REFUSE],
                     VERDICT_REFUSED_AS_EXPECTED);
  assert_in_range(asked->writes, 3, 8);
  results_free(&r);
}

static void one_pair_is_asked_whatever_equals_it(void **state) {
  (void)state;
  results r;
  wrong_below = VS_NONE;
  run_planned(FAULT_NONE, true, true,
              &(plan_options){.id = "add_f32_rounding", .pair = with_newest("NEWEST,1.4.0")}, &r);
  assert_int_equal(asked->writes, 1);
  results_free(&r);
  plan_options plan = {
      .id = "add_f32_rounding", .pair = with_newest("1.4.0,NEWEST"), .context = "constants"};
  run_planned(FAULT_NONE, true, true, &plan, &r);
  assert_int_equal(asked->reads, 1);
  assert_int_equal(asked->evaluations, 1);
  results_free(&r);
}

static size_t failures(const results *r) {
  size_t n = 0;
  for (size_t p = 0; p < r->releases; p++)
    for (size_t i = 0; i < results_row_size(r); i++) n += verdict_failed(results_row(r, 0, p)[i]);
  return n;
}

/* Among the releases from 0.15.0 on, which have equal artifacts of the case, those at which a
 * consumer that fails at one of them alone is found out: 1 << their place. */
static uint64_t found_at(const char *id) {
  const vs_opset *o = vs_builtin_opset();
  plan_options plan = {.id = id, .pair = with_newest("0.15.0..,NEWEST"), .context = "constants"};
  uint64_t found = 0;
  for (size_t i = 0; i < o->release_count; i++) {
    results r;
    if (o->releases[i].version < VS(0, 15, 0)) continue;
    unread = o->releases[i].version;
    run_planned(FAULT_NONE, true, true, &plan, &r);
    found |= (uint64_t)(failures(&r) > 0) << i;
    results_free(&r);
  }
  unread = VS_NONE;
  return found;
}

static void a_fault_at_one_release_is_found_at_the_ends_and_amid(void **state) {
  (void)state;
  const vs_opset *o = vs_builtin_opset();
  uint64_t first = 1, last = 1ull << (o->release_count - 1), amid = 0;
  while (o->releases[__builtin_ctzll(first)].version < VS(0, 15, 0)) first <<= 1;
  static const char *const ids[] = {"add_f32_rounding", "abs_f32"};
  for (size_t i = 0; i < 2; i++) {
    uint64_t found = found_at(ids[i]);
    assert_true(found & first && found & last);
    assert_int_equal(__builtin_popcountll(found), 3);
    amid |= found & ~(first | last);
  }
  assert_int_equal(__builtin_popcountll(amid), 2); /* each case has one of its own */
}

/* The last release before its own is read if its own artifact differs. */
static void its_own_artifact_is_the_last_of_a_run(void **state) {
  (void)state;
  results r;
  plan_options plan = {
      .id = "add_f32_rounding", .pair = with_newest("1.4.0..,NEWEST"), .context = "constants"};
  for (int unlike = 0; unlike < 2; unlike++) {
    writes_unlike = unlike;
    run_planned(FAULT_NONE, true, true, &plan, &r);
    assert_int_equal(asked->reads, unlike ? 4 : 3);
    results_free(&r);
  }
  writes_unlike = false;
  plan.pair = with_newest("1.4.0..1.19.0,NEWEST"); /* nobody asks about its own */
  run_planned(FAULT_NONE, true, true, &plan, &r);
  assert_int_equal(asked->reads, 3);
  results_free(&r);
}

/* A refusal is held against the legal twin, which it writes and reads. */
static void a_twin_is_read_once(void **state) {
  (void)state;
  results r;
  plan_options plan = {.id = "invalid_abs_c1", .pair = with_newest("NEWEST,NEWEST")};
  for (int unlike = 0; unlike < 2; unlike++)
    for (int carry = 0; carry < 2; carry++) {
      writes_unlike = unlike;
      run_planned(FAULT_NONE, carry, true, &plan, &r);
      assert_int_equal(asked->writes, 2);
      assert_int_equal(asked->reads, carry && !unlike ? 2 : 3);
      assert_int_equal(failures(&r), 0);
      results_free(&r);
    }
  writes_unlike = false;
  unread = newest(); /* what is read back is refused like the program itself */
  run_planned(FAULT_NONE, true, true, &plan, &r);
  assert_int_equal(results_at(&r, 0, r.releases - 1, r.releases - 1, SLOT_MEANT)[CHECK_REFUSE],
                   VERDICT_VACUOUS);
  unread = VS_NONE;
  results_free(&r);
}

/* --- Estimates --- */

static int actions(void) { return asked->reads + asked->writes + asked->evaluations; }

/* The estimate of a few cases runs all of them, so it knows every action. */
static void an_estimate_counts_what_is_asked(void **state) {
  (void)state;
  results r;
  wrong_below = VS_NONE;
  sample_seconds = 1000;
  for (int carry = 0; carry < 2; carry++) {
    run_planned(FAULT_NONE, carry, true, &(plan_options){.regex = "^exponential_[a-f]"}, &r);
    assert_true(r.case_count > 3);
    assert_true(estimated.all_run);
    assert_int_equal((int)estimated.cases, (int)r.case_count);
    assert_int_equal((int)estimated.actions, actions());
    results_free(&r);
  }
  sample_seconds = 0;
}

/* Failures cost actions of their own, and the sample has its share of them. */
static void an_estimate_of_a_sample_is_near(void **state) {
  (void)state;
  results r;
  plan_options plan = {.tag = "float", .pair = "1.17.0..,1.17.0.."};
  wrong_below = VS_NONE;
  group = 8;
  for (int f = 0; f < 2; f++) {
    sample_seconds = 0.001;
    run_planned(f ? FAULT_OFF_BY_ONE_ULP : FAULT_NONE, true, true, &plan, &r);
    assert_true(r.case_count > 100);
    assert_true(estimated.actions > 0.7 * actions() && estimated.actions < 1.3 * actions());
    results_free(&r);
  }
  sample_seconds = 0;
  group = 1;
}

static void an_estimate_is_told_in_round_numbers(void **state) {
  (void)state;
  static const struct {
    run_estimate e;
    const char *said;
  } rows[] = {
      {{.actions = 50549, .seconds = 1159, .jobs = 2, .computing = 136},
       "about 50,500 actions of the consumer, with 2 processes: about 19 min, and 2.3 min of "
       "processor time"},
      {{.actions = 1012, .seconds = 0.3, .jobs = 1, .all_run = true, .computing = 99},
       "1,012 actions of the consumer, with 1 process: about 1 s, and 99 s of processor time"},
      {{.actions = 1234567, .seconds = 36000, .jobs = 64, .computing = 12},
       "about 1,230,000 actions of the consumer, with 64 processes: about 10.0 h, and 12 s of "
       "processor time"},
      {{.actions = 58571, .seconds = 660, .jobs = 4, .waits = true},
       "about 58,600 actions of the consumer, with 4 processes because it mostly waits: about "
       "11 min, and 1 s of processor time"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    strbuf said = STRBUF_INIT;
    estimate_print(&rows[i].e, &said);
    assert_string_equal(strbuf_str(&said), rows[i].said);
    strbuf_free(&said);
  }
}

/* --- Waiting --- */

static double computed(void) { return (double)clock() / CLOCKS_PER_SEC; }

enum { ACTION_MS = 100 };
static bool computes; /* else it waits */

static void take_time(void) {
  struct timespec slept = {0, ACTION_MS * 1000000};
  double until = computes ? computed() + ACTION_MS / 1e3 : 0;
  while (computes && computed() < until) continue;
  if (!computes) nanosleep(&slept, NULL);
}

static ir_op *read_slowly(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                          vs_version own, action *a) {
  take_time();
  return read(self, c, bytes, n, own, a);
}

/* Asks a consumer that waits, or computes, in each of its two readings. */
static sentinel_times time_sentinels(bool computing) {
  consumer_table slow = builtin_consumer(FAULT_NONE);
  run_options o = {.timeout = 20, .tested = &slow};
  sentinel_times t;
  strbuf why = STRBUF_INIT;
  slow.implements = implements_newest;
  slow.read = read_slowly;
  slow.evaluate = evaluate;
  computes = computing;
  assert_true(sentinels_time(vs_builtin_opset(), &o, &t, &why));
  strbuf_free(&why);
  return t;
}

/* Under load both take longer, and neither computes more. */
static void who_waits_and_who_computes_are_told_apart(void **state) {
  (void)state;
  sentinel_times t = time_sentinels(false);
  assert_true(t.all >= 2 * ACTION_MS / 1e3);
  assert_true(sentinel_waits(&t));
  t = time_sentinels(true);
  assert_true(t.computing >= 2 * ACTION_MS / 1e3);
  t.all = t.computing;
  assert_false(sentinel_waits(&t));
}

static void who_waits_gets_more_processes(void **state) {
  (void)state;
  results r = {.case_count = 1000};
  unsigned alone = run_jobs(&r, &(run_options){0});
  assert_int_equal(run_jobs(&r, &(run_options){.waits = true}), alone > 32 ? 64 : 2 * alone);
  assert_int_equal(run_jobs(&r, &(run_options){.waits = true, .jobs = 3}), 3);
  r.case_count = 1;
  assert_int_equal(run_jobs(&r, &(run_options){.waits = true}), 1);
}

int main(void) {
  asked = mmap(NULL, sizeof *asked, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_smaller_sample_is_part_of_a_larger),
      cmocka_unit_test(what_is_picked_depends_on_no_part),
      cmocka_unit_test(a_quick_run_has_every_op),
      cmocka_unit_test(ops_are_found_outside_of_comments),
      cmocka_unit_test(equal_artifacts_are_asked_about_once),
      cmocka_unit_test(what_it_wrote_otherwise_is_evaluated),
      cmocka_unit_test(targets_that_are_written_alike_are_asked_once),
      cmocka_unit_test(a_writer_that_is_wrong_once_is_asked_everything_there),
      cmocka_unit_test(a_refusal_is_carried_over_to_older_targets),
      cmocka_unit_test(one_pair_is_asked_whatever_equals_it),
      cmocka_unit_test(a_fault_at_one_release_is_found_at_the_ends_and_amid),
      cmocka_unit_test(its_own_artifact_is_the_last_of_a_run),
      cmocka_unit_test(a_twin_is_read_once),
      cmocka_unit_test(an_estimate_counts_what_is_asked),
      cmocka_unit_test(an_estimate_of_a_sample_is_near),
      cmocka_unit_test(an_estimate_is_told_in_round_numbers),
      cmocka_unit_test(who_waits_and_who_computes_are_told_apart),
      cmocka_unit_test(who_waits_gets_more_processes),
  };
  return cmocka_run_group_tests(tests, load, unload);
}

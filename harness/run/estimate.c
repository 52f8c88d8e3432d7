/* SPDX-License-Identifier: Apache-2.0 */
#include "estimate.h"

#include <stdio.h>

#include "harness/checks/case_job.h"
#include "harness/files/program.h"
#include "harness/host/clock.h"

/* A sample of so many cases, or of what can be planned in a second. */
enum { SAMPLE_MOST = 64 };
static const double sample_seconds = 1.0;

/* --- The stand-in: of the consumer's releases and abilities, right, and counted --- */

static const consumer_table *stands_for;
static size_t counted;
static unsigned repeat; /* evaluations of a program */

static bool is_its(vs_version own) {
  return !stands_for->implements || stands_for->implements(stands_for, own);
}

static void write_counted(const consumer_table *self, ir_context *c, ir_op *program, vs_version own,
                          vs_version target, strbuf *bytes, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  (void)self;
  counted += is_its(own);
  right.write(&right, c, program, own, target, bytes, a);
}

static ir_op *read_counted(const consumer_table *self, ir_context *c, const void *bytes, size_t n,
                           vs_version own, action *a) {
  consumer_table right = builtin_consumer(FAULT_NONE);
  (void)self;
  bool reads = !stands_for->abilities || stands_for->abilities(stands_for) & ABILITY_READ;
  if (is_its(own) && !reads) {
    a->outcome = OUTCOME_CANNOT;
    return NULL;
  }
  counted += is_its(own);
  return right.read(&right, c, bytes, n, own, a);
}

/* Evaluates a program and counts the action; the results are not used. */
static void evaluate_counted(const consumer_table *self, ir_context *c, const evaluation *e,
                             interp_value ***values, size_t *count, action *a) {
  (void)self, (void)c, (void)values, (void)count;
  bool evaluates = !stands_for->abilities || stands_for->abilities(stands_for) & ABILITY_EVALUATE;
  if (is_its(e->own) && evaluates) counted += repeat ? repeat : 1;
  a->outcome = OUTCOME_CANNOT;
}

static consumer_table stand_in(const consumer_table *tested) {
  consumer_table t = *tested;
  stands_for = tested;
  t.write = write_counted;
  t.read = read_counted;
  t.evaluate = evaluate_counted;
  t.stop = NULL;
  return t;
}

/* --- Planning --- */

static void nothing_started(check_kind k, void *user) { (void)k, (void)user; }
static void nothing_done(check_kind k, const finding *f, const char *text, void *user) {
  (void)k, (void)f, (void)text, (void)user;
}

static bool is_left(const results *r, const run_options *o, size_t index, size_t producer) {
  return plan_takes_row(o->filter, r->opset, r->cases[index], producer) &&
         !(o->done && o->done[index * r->releases + producer]);
}

static bool plan_case(const results *r, const run_options *o, const consumer_table *tested,
                      const asking *groups, size_t index) {
  static const case_observer nobody = {.started = nothing_started, .done = nothing_done};
  bool some = false;
  case_job *job = NULL;
  for (size_t p = 0; p < r->releases; p++) {
    if (!is_left(r, o, index, p)) continue;
    if (!job) job = case_job_new(r->opset, r->cases[index], tested, o->golden);
    if (!job) return false;
    if (!some && groups->alike) case_job_ask_less(job, groups, index);
    some = true;
    for (size_t cell = 0; cell < r->releases * SLOT_COUNT; cell++)
      if (plan_takes_pair(o->filter, p, cell / SLOT_COUNT))
        case_job_cell(job, p, cell / SLOT_COUNT, (int)(cell % SLOT_COUNT),
                      plan_takes_checks(o->filter), &nobody);
  }
  case_job_free(job);
  return some;
}

/* Far apart in the order of the ids, whose neighbours resemble each other. */
static size_t sampled(size_t i, size_t count) {
  double turns = (double)i * 0.6180339887498949; /* of the golden ratio */
  return (size_t)((turns - (double)(size_t)turns) * (double)count);
}

run_estimate estimate_run(const results *r, const run_options *o, double action_seconds) {
  consumer_table tested = stand_in(o->tested);
  repeat = o->repeat;
  run_estimate e = {.jobs = run_jobs(r, o), .waits = o->waits && !o->jobs};
  size_t wanted = r->case_count < SAMPLE_MOST ? r->case_count : SAMPLE_MOST, seen = 0, some = 0;
  double began = clock_now();
  FREED_BY(asked_free) asking groups = {0};
  if (o->carry_over) asked_new(&groups, r->opset, r->cases, r->case_count, o->golden, o->filter);
  counted = 0;
  e.all_counted = wanted == r->case_count;
  while (seen < wanted && (!seen || clock_now() - began < sample_seconds || e.all_counted)) {
    some += plan_case(r, o, &tested, &groups, e.all_counted ? seen : sampled(seen, r->case_count));
    seen++;
  }
  if (!seen) return e;
  double all = (double)r->case_count / (double)seen;
  e.cases = (size_t)((double)some * all + 0.5);
  e.actions = (double)counted * all;
  e.seconds = (e.actions * action_seconds + (clock_now() - began) * all) / e.jobs;
  return e;
}

/* --- In words --- */

/* "50,600": three figures of it when it is not known to the last. */
static void add_number(double n, bool exact, strbuf *out) {
  double unit = 1;
  while (!exact && n / unit >= 1000) unit *= 10;
  unsigned long long whole = (unsigned long long)(n / unit + 0.5) * (unsigned long long)unit;
  char digits[32];
  int count = snprintf(digits, sizeof digits, "%llu", whole);
  for (int i = 0; i < count; i++) {
    if (i && (count - i) % 3 == 0) strbuf_addc(out, ',');
    strbuf_addc(out, digits[i]);
  }
}

static void add_time(double seconds, strbuf *out) {
  if (seconds < 100)
    strbuf_addf(out, "%.0f s", seconds < 1 ? 1 : seconds);
  else if (seconds < 100 * 60)
    strbuf_addf(out, "%.0f min", seconds / 60);
  else
    strbuf_addf(out, "%.1f h", seconds / 3600);
}

void estimate_print(const run_estimate *e, double action_seconds, strbuf *out) {
  if (!e->all_counted) strbuf_adds(out, "about ");
  add_number(e->actions, e->all_counted, out);
  double ms = action_seconds * 1e3;
  strbuf_addf(out, " action%s of the consumer at %.*g ms each, with %u %s%s: about ",
              e->actions == 1 ? "" : "s", ms < 100 ? 2 : 4, ms, e->jobs,
              e->jobs == 1 ? "process" : "processes", e->waits ? " because it mostly waits" : "");
  add_time(e->seconds, out);
}

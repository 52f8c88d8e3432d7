/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluating: what was read from an artifact, and the program of the case in contexts. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "harness/files/program.h"
#include "job.h"

/* --- Values --- */

/* Whether each device gave its results. */
static bool devices_met(const case_job *j, interp_value *const *results, size_t count,
                        strbuf *why) {
  const device_run *d = &j->program.devices;
  auto_free interp_value **mine = device_results(d, results, count, why);
  bool met = mine && expectations_met(&j->program.expected, mine, d->result_count, false, why);
  for (size_t i = 0; mine && i < d->result_count; i++) interp_release(mine[i]);
  return met;
}

/* A flushing consumer must flush every result or none. */
static bool flushed_met(case_job *j, interp_value *const *results, size_t count, bool in_rows,
                        bool met, strbuf *why) {
  const case_program *p = &j->program;
  if (!j->flushed.made) flush_derive(p->context, p->plain, &p->expected, &j->flushed);
  strbuf_auto ignored = STRBUF_INIT;
  if (!j->flushed.differs) return met;
  if (expectations_met(&j->flushed.e, results, count, in_rows, &ignored)) {
    if (met) return true;
    strbuf_reset(why);
    strbuf_adds(why, "subnormals are zeros here, as when it was asked first");
    return true;
  }
  if (met && j->flushed.certain) {
    strbuf_reset(why);
    return strbuf_refuse(why, "subnormals are kept here, and were flushed when it was asked first");
  }
  return met;
}

static bool all_met(case_job *j, const consumer_table *who, interp_value *const *results,
                    size_t count, bool in_rows, vs_version own, strbuf *why) {
  bool met = expectations_met(&j->program.expected, results, count, in_rows, why);
  bool flushes = who->flushes && (!who->implements || who->implements(who, own));
  return flushes ? flushed_met(j, results, count, in_rows, met, why) : met;
}

/* --- Asking --- */

static check_answer evaluate_once(case_job *j, const consumer_table *who, ir_context *c,
                                  const evaluation *e, bool in_rows, value_list *v) {
  check_answer out = job_ask_evaluate(j, who, c, e, &v->items, &v->count);
  if (out.outcome == OUTCOME_DONE && who->plans) {
    out.agrees = true;
  } else if (out.outcome == OUTCOME_DONE) {
    strbuf_auto note = out.text; /* such as that it fell back to another backend */
    out.text = (strbuf)STRBUF_INIT;
    out.agrees = j->program.devices.driver && !e->runs_devices
                     ? devices_met(j, v->items, v->count, &out.text)
                     : all_met(j, who, v->items, v->count, in_rows, e->own, &out.text);
    if (note.len) strbuf_addf(&out.text, "%s%s", out.text.len ? "\n" : "", strbuf_str(&note));
  }
  return out;
}

/* --- Again and again --- */

/* The first value whose bits differ; `a->count` if none does. */
static size_t first_other(const value_list *a, const value_list *b) {
  size_t i = 0;
  for (; i < a->count && i < b->count; i++) {
    size_t n = 0, m = 0;
    const void *x = interp_data(a->items[i], &n), *y = interp_data(b->items[i], &m);
    if (n != m || !x != !y || (x && memcmp(x, y, n) != 0)) break;
  }
  return i;
}

static bool agrees(const check_answer *a) { return a->outcome == OUTCOME_DONE && a->agrees; }

/* A check that demands bits finds each result that has others. Where a check leaves room, results
 * with other bits are counted. */
static check_answer evaluate_again(case_job *j, const consumer_table *who, ir_context *c,
                                   const evaluation *e, bool in_rows, const value_list *first,
                                   check_answer out) {
  size_t others = 0, where = 0;
  for (unsigned n = 2; n <= j->repeat && agrees(&out); n++) {
    value_list v = {0};
    check_answer next = evaluate_once(j, who, c, e, in_rows, &v);
    size_t at = first_other(first, &v);
    if (!agrees(&next)) {
      answer_free(&out);
      out = next;
      strbuf_addf(&out.text, "%sin evaluation %u of %u; those before it passed",
                  out.text.len ? "\n" : "", n, j->repeat);
    } else {
      if (at < first->count && !others++) where = at;
      answer_free(&next);
    }
    value_list_free(&v);
  }
  if (others && agrees(&out))
    strbuf_addf(&out.text,
                "%s%zu of %u evaluations have other bits than the first, as the checks allow; the "
                "first in result %zu",
                out.text.len ? "\n" : "", others, j->repeat, where);
  return out;
}

check_answer job_evaluate(case_job *j, const consumer_table *who, ir_context *c,
                          const evaluation *e, bool in_rows) {
  value_list v = {0};
  evaluation alone = *e;
  alone.alone = true;
  check_answer out = evaluate_once(j, who, c, e, in_rows, &v);
  if (out.grouped && !out.agrees) { /* a verdict other than a pass is about the program itself */
    answer_free(&out);
    value_list_free(&v);
    out = evaluate_once(j, who, c, &alone, in_rows, &v);
  }
  if (!who->plans) out = evaluate_again(j, who, c, &alone, in_rows, &v, out);
  value_list_free(&v);
  return out;
}

/* The built-in consumer evaluates the normal program once, and that counts for every artifact from
 * which this program was read. */
static const check_answer *evaluate_normal(case_job *j, ir_context *c, const evaluation *e) {
  if (j->evaluation) return j->evaluation;
  j->evaluation = calloc(1, sizeof *j->evaluation);
  if (j->evaluation) *j->evaluation = job_evaluate(j, j->tested, c, e, false);
  return j->evaluation;
}

void job_evaluate_reading(case_job *j, ir_context *c, const ir_op *program, const artifact *a,
                          size_t consumer, reading *r) {
  const device_run *d = &j->program.devices;
  bool tested = j->tested->implements && job_implements(j, consumer);
  evaluation e = {.program = tested ? NULL : program, /* the tested one reads the bytes itself */
                  .verified = true,
                  .source = j->program.plain,
                  .bytes = a->bytes.bytes,
                  .size = a->bytes.len,
                  .own = j->opset->releases[consumer].version};
  if (d->driver && tested) {
    e.args = d->args;
    e.arg_count = d->arg_count;
  } else if (d->driver && !r->preserved.agrees) {
    r->evaluated.outcome = OUTCOME_CANNOT;
    strbuf_adds(&r->evaluated.text, "only the program itself is run on several devices");
    return;
  } else if (d->driver) {
    e.program = d->driver;
    e.verified = false;
    e.runs_devices = true;
  }
  if (tested || d->driver) c = j->program.context;
  if (tested || !r->preserved.agrees) {
    r->evaluated = job_evaluate(j, j->tested, c, &e, false);
    return;
  }
  const check_answer *known = evaluate_normal(j, c, &e);
  if (known)
    answer_copy(&r->evaluated, known);
  else
    r->evaluated.outcome = OUTCOME_SUITE_FAULT;
}

/* --- In contexts --- */

/* The further sizes follow the contexts, and the unchanged program follows those. */
static size_t place_of(check_kind k, size_t number) {
  if (k == CHECK_EVALUATE) return CONTEXT_PROGRAMS - 1;
  return number ? CHECK_COUNT - CHECK_CONTEXT_FIRST + number - 1 : (size_t)k - CHECK_CONTEXT_FIRST;
}

context_job *job_context(case_job *j, check_kind k, size_t number) {
  context_job *x = &j->contexts[place_of(k, number)];
  if (!x->made) x->end = case_context(&j->program, k, number, &x->program, &x->rows, &x->why);
  x->made = true;
  return x;
}

void context_job_free(context_job *x, size_t releases) {
  for (size_t i = 0; x->bytes && i < releases; i++) strbuf_free(&x->bytes[i]);
  free(x->bytes);
  strbuf_free(&x->why);
  answer_free(&x->evaluation);
  context_free(&x->program);
}

/* The artifact that the suite writes; NULL if it cannot. */
static const strbuf *context_bytes(case_job *j, context_job *x, size_t target, strbuf *why) {
  if (!x->bytes) x->bytes = calloc(j->releases, sizeof *x->bytes);
  if (!x->bytes) return NULL;
  strbuf *bytes = &x->bytes[target];
  if (bytes->len) return bytes;
  return job_serialize(j, x->program.module, target, bytes, why) ? bytes : NULL;
}

static check_answer evaluate_context(case_job *j, context_job *x, size_t own) {
  bool tested = j->tested->implements != NULL;
  check_answer out = {.outcome = OUTCOME_SUITE_FAULT};
  evaluation e = {.program = tested ? NULL : x->program.module,
                  .source = x->program.module,
                  .own = j->opset->releases[own].version,
                  .args = x->program.args.values,
                  .arg_count = x->program.args.count};
  if (tested) {
    const strbuf *bytes = context_bytes(j, x, own, &out.text);
    if (!bytes) return out;
    e.bytes = bytes->bytes;
    e.size = bytes->len;
    return job_evaluate(j, j->tested, j->program.context, &e, x->rows);
  }
  if (j->program.devices.driver) { /* its @main has the arguments */
    e.program = j->program.devices.driver;
    e.runs_devices = true;
    e.arg_count = 0;
  }
  if (!x->evaluated) x->evaluation = job_evaluate(j, j->tested, j->program.context, &e, x->rows);
  x->evaluated = true;
  answer_copy(&out, &x->evaluation);
  return out;
}

static check_answer evaluate_one(case_job *j, check_kind k, size_t number, size_t consumer) {
  char version[32];
  check_answer out = {.outcome = OUTCOME_INAPPLICABLE};
  context_job *x = job_context(j, k, number);
  if (x->end != CONTEXT_DERIVED) {
    if (x->end == CONTEXT_BROKEN) out.outcome = OUTCOME_SUITE_FAULT;
    strbuf_adds(&out.text, strbuf_str(&x->why));
    return out;
  }
  if (j->opset->releases[consumer].version < x->program.since) {
    strbuf_addf(&out.text, "what it needs came with release %s",
                vs_format(x->program.since, version));
    return out;
  }
  out = evaluate_context(j, x, consumer);
  if (!x->rows || !out.text.len) return out;
  strbuf_auto text = out.text;
  out.text = (strbuf)STRBUF_INIT;
  strbuf_addf(&out.text, "with %" PRId64 " rows: %s", x->rows, strbuf_str(&text));
  return out;
}

check_answer job_evaluate_context(case_job *j, check_kind k, size_t consumer) {
  check_answer out = evaluate_one(j, k, 0, consumer);
  for (size_t i = 1; i < case_contexts(&j->program, k); i++) {
    if (out.outcome != OUTCOME_DONE || !out.agrees) break;
    answer_free(&out);
    out = evaluate_one(j, k, i, consumer);
  }
  return out;
}

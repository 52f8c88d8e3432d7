/* SPDX-License-Identifier: Apache-2.0 */
#include <stdlib.h>

#include "job.h"

/* --- Life --- */

case_job *case_job_new(const vs_opset *o, const corpus_case *c, const consumer_table *tested,
                       const golden_set *golden) {
  case_job *j = calloc(1, sizeof *j);
  if (!j) return NULL;
  j->opset = o;
  j->c = c;
  j->tested = tested;
  j->golden = golden;
  j->releases = o->release_count;
  j->keys = tested->key_count ? tested->key_count : j->releases;
  j->artifacts = calloc(j->keys, sizeof *j->artifacts);
  j->readings = calloc(j->keys, sizeof *j->readings);
  if (j->artifacts && j->readings && case_program_load(&j->program, o, c)) return j;
  case_job_free(j);
  return NULL;
}

static void free_readings(reading *readings, size_t releases) {
  for (size_t i = 0; readings && i < releases; i++) {
    answer_free(&readings[i].read);
    answer_free(&readings[i].equal);
    answer_free(&readings[i].preserved);
    answer_free(&readings[i].rewritten);
    answer_free(&readings[i].evaluated);
  }
  free(readings);
}

void case_job_free(case_job *j) {
  if (!j) return;
  for (size_t i = 0; j->artifacts && i < j->keys; i++) {
    answer_free(&j->artifacts[i].act);
    answer_free(&j->artifacts[i].agrees);
    strbuf_free(&j->artifacts[i].bytes);
  }
  for (size_t i = 0; j->readings && i < j->keys; i++) free_readings(j->readings[i], j->releases);
  for (size_t i = 0; i < CONTEXT_PROGRAMS; i++) context_job_free(&j->contexts[i], j->releases);
  twin_answers_free(j->twins, j->releases);
  if (j->evaluation) answer_free(j->evaluation);
  free(j->evaluation);
  free(j->artifacts);
  free(j->readings);
  case_program_free(&j->program);
  free(j);
}

void case_job_ask_less(case_job *j, const asking *a, size_t index) {
  j->asked = a;
  j->index = index;
}

void case_job_repeat(case_job *j, unsigned n) { j->repeat = n; }

const case_program *case_job_program(const case_job *j) { return &j->program; }

const strbuf *case_job_artifact(case_job *j, size_t producer, size_t target, const char **why) {
  *why = strbuf_str(&j->program.broken);
  if (!case_program_usable(&j->program)) return NULL;
  artifact *a = job_write(j, producer, target);
  *why = strbuf_str(&a->act.text);
  return a->act.outcome == OUTCOME_DONE ? &a->bytes : NULL;
}

/* --- Cells --- */

/* The evaluations that the suite writes the programs for: no producer takes part. */
static void tell_contexts(const cell *x, int first) {
  for (int k = first; k < CHECK_COUNT; k++) {
    if (!cell_wants(x, (check_kind)k)) continue;
    job_starts(x->j, (check_kind)k);
    check_answer a = job_evaluate_context(x->j, (check_kind)k, x->consumer);
    cell_tell(x, (check_kind)k, &a);
  }
}

static void read_and_tell(const cell *x, artifact *a, uint32_t asked) {
  case_job *j = x->j;
  if (!job_implements(j, x->consumer)) asked &= 1u << CHECK_DESERIALIZE | 1u << CHECK_PRESERVE;
  const reading *r = job_read(j, a, job_key(j, x->producer, x->plan.target), x->consumer, asked);
  if (!r) {
    cell_tell_all(x, OUTCOME_SUITE_FAULT, "out of memory");
    return;
  }
  bool cannot = r->read.outcome == OUTCOME_CANNOT;
  if (x->plan.class == CLASS_REFUSE_CONSUMER)
    cell_tell_refusal(x, cannot ? &r->evaluated : &r->read, NULL);
  else
    cell_tell_reading(x, r);
  /* A consumer that does not read the program will not read it in a context. */
  if (x->plan.class == CLASS_MUST_READ && (cannot || r->read.outcome == OUTCOME_DONE))
    tell_contexts(x, CHECK_CONTEXT_FIRST);
}

static void write_and_read(cell *x, uint32_t asked) {
  static const uint32_t reading_checks = 1u << CHECK_DESERIALIZE | 1u << CHECK_PRESERVE |
                                         1u << CHECK_RESERIALIZE | 1u << CHECK_EVALUATE |
                                         1u << CHECK_REFUSE | CONTEXT_CHECKS;
  case_job *j = x->j;
  if (job_implements(j, x->producer) && !job_able(j, ABILITY_WRITE)) cell_tell_unwritten(x);
  if (!x->wanted) return;
  bool refuses = x->plan.class == CLASS_REFUSE_PRODUCER;
  job_starts(j, refuses ? CHECK_REFUSE : cell_writing_check(x));
  artifact *a = job_write(j, x->producer, x->plan.target);
  if (refuses) {
    bool asks = a->act.outcome == OUTCOME_DONE && j->tested->implements;
    const check_answer *found = asks ? job_agreement(j, a, x->producer, x->plan.target) : NULL;
    /* A refusal that is carried over names the release for which it was given. */
    if (a->act.found.carried) x->plan.target = a->act.found.from;
    cell_tell_refusal(x, &a->act, found);
  } else if (a->act.outcome != OUTCOME_DONE) {
    cell_tell_failed_writing(x, &a->act);
  } else {
    /* Tells what reading the artifact must give. */
    if (!job_writes_golden(j, x->producer)) job_agreement(j, a, x->producer, x->plan.target);
    check_answer bytes = {.outcome = OUTCOME_DONE};
    if (cell_wants(x, CHECK_SERIALIZE)) bytes = job_check_bytes(j, a, x->producer, x->plan.target);
    cell_tell_written(x, &bytes);
    if (x->wanted & reading_checks) read_and_tell(x, a, asked);
  }
}

/* A dialect of the case's artifacts that the consumer under test does not claim; NULL: none. */
static const char *lacking_dialect(const case_job *j) {
  const consumer_table *t = j->tested;
  for (size_t i = 0; t->implements && i < j->c->mixed_count; i++) {
    size_t k = 0;
    while (k < t->dialect_count && strcmp(t->dialects[k], j->c->mixed[i]) != 0) k++;
    if (k == t->dialect_count) return j->c->mixed[i];
  }
  return NULL;
}

static void cell_tell_lacking(const cell *x, const char *dialect) {
  strbuf_auto why = STRBUF_INIT;
  strbuf_addf(&why, "it does not claim the dialect '%s'", dialect);
  cell_tell_all(x, OUTCOME_CANNOT, strbuf_str(&why));
}

void case_job_cell(case_job *j, size_t producer, size_t consumer, int slot, uint32_t wanted,
                   const case_observer *observer) {
  char buffer[32];
  cell x = {.j = j, .producer = producer, .consumer = consumer};
  j->observer = observer;
  x.plan = plan_cell(j->opset, j->c, producer, consumer, slot, buffer);
  x.wanted = wanted & j->c->checks & plan_cell_checks(x.plan.class, producer, consumer);
  if (j->tested->implements)
    x.wanted &= plan_role_checks(x.plan.class, job_implements(j, producer),
                                 job_implements(j, consumer), job_able(j, ABILITY_WRITE));
  if (!x.wanted) {
    j->observer = NULL;
    return;
  }
  if (!case_program_usable(&j->program))
    cell_tell_all(&x, OUTCOME_SUITE_FAULT, strbuf_str(&j->program.broken));
  else if (lacking_dialect(j))
    cell_tell_lacking(&x, lacking_dialect(j));
  else if (case_is_negative(j->c))
    refuse_cell(&x);
  else if (j->c->sized)
    tell_contexts(&x, CHECK_EVALUATE);
  else
    write_and_read(&x, wanted & j->c->checks);
  j->observer = NULL;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Cases that must be refused: programs that break a constraint, asked of producers, and artifacts
 * that are wrong, asked of consumers. A refusal counts only if the same software accepts the legal
 * twin of what it refused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/files/program.h"
#include "job.h"

/* The outcome of writing or reading the twin. */
typedef struct twin_answer {
  bool made;
  check_answer act;
  strbuf bytes; /* the artifact that it was asked to read; empty: it was asked to write */
} twin_answer;

/* For one release: what came of writing the twin, of reading what was written then, and of reading
 * what the suite writes. */
struct twin_answers {
  twin_answer written, read_back, read;
};

static void free_one(twin_answer *a) {
  answer_free(&a->act);
  strbuf_free(&a->bytes);
}

void twin_answers_free(twin_answers *t, size_t releases) {
  for (size_t i = 0; t && i < releases; i++) {
    free_one(&t[i].written);
    free_one(&t[i].read_back);
    free_one(&t[i].read);
  }
  free(t);
}

/* --- What the suite writes itself --- */

/* Bytecode of the program in its own dialect, as mlir-opt writes it. */
static bool write_stablehlo(const case_job *j, size_t target, strbuf *out, strbuf *why) {
  const vs_release *r = &j->opset->releases[target];
  ir_context *c = j->program.context;
  diag_text_sink sink = diag_text_sink_to(why);
  char version[32], producer[64];
  snprintf(producer, sizeof producer, "StableHLO_v%s", vs_format(r->version, version));
  bc_write_options o = {.producer = producer,
                        .version = r->bytecode_written,
                        .codec = &program_codec,
                        .encoder = r->version};
  ir_op *copy = case_program_copy(c, j->program.plain);
  return copy && bc_write(c, copy, &o, out, &sink.sink);
}

/* An artifact of a program that is not verified. Returns false with a sentence in `why` if it
 * cannot be written. */
static bool write_unverified(const case_job *j, size_t target, strbuf *out, strbuf *why) {
  const case_program *p = &j->program;
  if (p->edits.text && edits_want_stablehlo(&p->edits)) return write_stablehlo(j, target, out, why);
  return job_serialize(j, p->plain, target, out, why);
}

/* --- What a consumer makes of bytes --- */

static check_answer evaluate_bytes(const case_job *j, const ir_op *source, const strbuf *bytes,
                                   vs_version own) {
  evaluation e = {.source = source, .bytes = bytes->bytes, .size = bytes->len, .own = own};
  interp_value **results = NULL;
  size_t count = 0;
  check_answer out = job_ask_evaluate(j, j->tested, j->program.context, &e, &results, &count);
  interp_release_all(results, count);
  return out;
}

/* The most elements of a value in a program that is evaluated only to see whether it is read. */
enum { READING_ELEMENTS = 1 << 26 };

static bool has_large_value(ir_op *op, void *large) {
  for (uint32_t i = 0; i < op->result_count; i++) {
    const ir_type *t = op->results[i].type;
    *(bool *)large |= ir_type_is_shaped(t) && ir_type_element_count(t) > READING_ELEMENTS;
  }
  return true;
}

/* Whether a program can be evaluated by itself: @main takes no values, and none is too large. */
static bool is_closed_and_small(const ir_op *module) {
  const ir_op *f = ir_lookup_symbol(module, "main", 4);
  bool large = false;
  ir_walk((ir_op *)module, has_large_value, &large);
  return !large && !(f && f->regions[0].first && f->regions[0].first->arg_count);
}

/* Reads, or evaluates if the consumer does not show what it reads. */
static check_answer ask_reader(const case_job *j, size_t consumer, const ir_op *source,
                               const strbuf *bytes) {
  ir_context *c = ir_context_new(&j->opset->registry, NULL);
  ir_op *program;
  if (!c) return (check_answer){.outcome = OUTCOME_SUITE_FAULT};
  check_answer out = job_ask_read(j, j->tested, c, bytes, consumer, &program, NULL);
  ir_context_free(c);
  if (out.outcome != OUTCOME_CANNOT || !job_able(j, ABILITY_EVALUATE)) return out;
  if (!is_closed_and_small(source)) return out;
  answer_free(&out);
  return evaluate_bytes(j, source, bytes, j->opset->releases[consumer].version);
}

/* --- Twins --- */

static twin_answers *twins_of(case_job *j, size_t release) {
  if (!j->twins) j->twins = calloc(j->releases, sizeof *j->twins);
  return j->twins ? &j->twins[release] : NULL;
}

/* Whether the release writes the twin for itself, and then reads it if it can. */
static const check_answer *twin_written(case_job *j, size_t own) {
  twin_answers *t = twins_of(j, own);
  if (!t) return NULL;
  twin_answer *w = &t->written, *back = &t->read_back;
  if (!w->made) {
    w->made = true;
    w->act.outcome = OUTCOME_SUITE_FAULT;
    ir_op *copy = case_program_copy(j->program.context, j->program.twin);
    if (copy) w->act = job_ask_write(j, j->program.context, copy, own, own, &back->bytes);
    back->made = w->act.outcome == OUTCOME_DONE;
    if (back->made) back->act = ask_reader(j, own, j->program.twin, &back->bytes);
  }
  bool refused =
      back->made && back->act.outcome != OUTCOME_DONE && back->act.outcome != OUTCOME_CANNOT;
  return refused ? &back->act : &w->act;
}

/* Whether the release wrote these bytes itself and read them then. */
static bool was_read(const case_job *j, const twin_answers *t, const strbuf *bytes) {
  const twin_answer *back = &t->read_back;
  return j->asked && back->made && job_answered(&back->act) && bytes->len &&
         back->bytes.len == bytes->len && memcmp(back->bytes.bytes, bytes->bytes, bytes->len) == 0;
}

/* Whether the release reads the twin, which the suite writes. */
static const check_answer *twin_read(case_job *j, size_t own) {
  twin_answers *t = twins_of(j, own);
  if (!t) return NULL;
  twin_answer *r = &t->read;
  if (!r->made) {
    r->made = true;
    r->act.outcome = OUTCOME_SUITE_FAULT;
    if (job_serialize(j, j->program.twin, own, &r->bytes, &r->act.text) &&
        !was_read(j, t, &r->bytes)) {
      answer_free(&r->act);
      r->act = ask_reader(j, own, j->program.twin, &r->bytes);
    }
  }
  return was_read(j, t, &r->bytes) ? &t->read_back.act : &r->act;
}

/* Compares a refusal with what the same software makes of the twin. */
static void control(const cell *x, check_answer *a) {
  case_job *j = x->j;
  if (a->outcome != OUTCOME_REFUSED || !j->program.twin) return;
  bool writes = x->plan.class == CLASS_REFUSE_PRODUCER;
  const check_answer *twin = writes ? twin_written(j, x->producer) : twin_read(j, x->consumer);
  const char *what = j->c->edits ? "the artifact before the edits" : "the legal twin";
  if (twin && (twin->outcome == OUTCOME_DONE || twin->outcome == OUTCOME_CANNOT)) return;
  a->vacuous = twin && twin->outcome == OUTCOME_REFUSED;
  a->outcome = !twin ? OUTCOME_SUITE_FAULT : a->vacuous ? OUTCOME_REFUSED : twin->outcome;
  a->found.phase = twin ? twin->found.phase : PHASE_NONE;
  strbuf_reset(&a->text);
  strbuf_addf(&a->text, "%s%s: %s", what, a->vacuous ? " is refused as well" : "",
              twin ? strbuf_str(&twin->text) : "out of memory");
}

/* --- Cells --- */

/* Numbers of constraints are the specification's; only the built-in consumer has to know them. */
static void judge_producer(const cell *x, check_answer *a) {
  const corpus_case *c = x->j->c;
  strbuf_auto text = a->text;
  a->text = (strbuf)STRBUF_INIT;
  if (a->outcome == OUTCOME_DONE) {
    strbuf_addf(&a->text, "accepted, although it breaks [%s]", c->breaks);
    return;
  }
  a->named |= x->j->tested->implements != NULL;
  if (!a->named) strbuf_addf(&a->text, "the refusal does not name [%s]: ", c->breaks);
  strbuf_adds(&a->text, strbuf_str(&text));
}

/* Whether an artifact can say what is wrong with the program. */
static bool holds_program(const cell *x) {
  strbuf_auto bytes = STRBUF_INIT, why = STRBUF_INIT;
  return write_unverified(x->j, x->producer, &bytes, &why);
}

static void ask_producer(const cell *x) {
  case_job *j = x->j;
  check_answer a = {.outcome = OUTCOME_CANNOT};
  if (job_implements(j, x->producer) && !job_able(j, ABILITY_WRITE)) {
    strbuf_adds(&a.text, "it does not claim to serialize");
  } else {
    answer_copy(&a, &job_write(j, x->producer, x->plan.target)->act);
    judge_producer(x, &a);
  }
  if (a.outcome == OUTCOME_SUITE_FAULT && !holds_program(x)) {
    a.outcome = OUTCOME_CANNOT;
    strbuf_adds(&a.text, ": it takes programs as artifacts, and none can say what is wrong");
  }
  control(x, &a);
  cell_tell(x, CHECK_REFUSE, &a);
}

/* The program that a consumer accepts and shows breaks the constraint as well. */
static void judge_reader(const corpus_case *c, check_answer *a) {
  if (a->outcome == OUTCOME_BAD_REPLY && a->named) a->outcome = OUTCOME_DONE;
  a->named = true;
  if (a->outcome != OUTCOME_DONE) return;
  strbuf_reset(&a->text);
  if (c->breaks)
    strbuf_addf(&a->text,
                "accepted, although it breaks [%s]; no rule makes a consumer verify an artifact",
                c->breaks);
  else
    strbuf_addf(&a->text, "accepted; %s", c->rule);
}

static void ask_consumer(const cell *x) {
  case_job *j = x->j;
  strbuf_auto bytes = STRBUF_INIT;
  check_answer a = {.outcome = OUTCOME_SUITE_FAULT};
  bool written = write_unverified(j, x->plan.target, &bytes, &a.text);
  if (!written && j->c->breaks) { /* no artifact can say what is wrong, so nothing is asked */
    answer_free(&a);
    return;
  }
  if (!written) {
    strbuf_adds(&a.text, ": the artifact cannot be written");
  } else if (!j->c->edits || edits_apply(&j->program.edits, &bytes, &a.text)) {
    answer_free(&a);
    a = ask_reader(j, x->consumer, j->program.plain, &bytes);
    judge_reader(j->c, &a);
  }
  control(x, &a);
  cell_tell(x, CHECK_REFUSE, &a);
}

void refuse_cell(const cell *x) {
  job_starts(x->j, CHECK_REFUSE);
  if (x->plan.class == CLASS_REFUSE_PRODUCER)
    ask_producer(x);
  else
    ask_consumer(x);
}

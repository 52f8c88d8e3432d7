/* Cases that must be refused: programs that break a constraint, asked of producers, and artifacts
 * that are wrong, asked of consumers. A refusal says something only when the legal twin of what was
 * refused is accepted by the same software. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "harness/cli/program.h"
#include "harness/programs/edits.h"
#include "job.h"

/* What was asked of a release besides the case itself. */
typedef struct answer {
  bool made;
  action act;
  strbuf bytes; /* that were read; empty: it was asked to write */
} answer;

struct negative_job {
  input twin_source, edits_source;
  ir_op *twin; /* NULL: there is none */
  edits edits;
  size_t releases;
  /* Of the twin, by release: what came of writing it, of reading what was written then, and of
   * reading what the suite writes. */
  answer *written, *read_back, *read;
};

bool negative_is(const corpus_case *c) { return c->breaks || c->edits; }

bool negative_load(case_job *j) {
  const corpus_case *c = j->c;
  negative_job *n = j->negative = calloc(1, sizeof *n);
  if (n) {
    n->releases = j->releases;
    n->written = calloc(j->releases, sizeof *n->written);
    n->read_back = calloc(j->releases, sizeof *n->read_back);
    n->read = calloc(j->releases, sizeof *n->read);
  }
  if (!n || !n->written || !n->read_back || !n->read) {
    strbuf_adds(&j->broken, "out of memory");
    return false;
  }
  if (c->edits) {
    if (!input_open(&n->edits_source, c->edits, &j->broken)) return false;
    n->edits = (edits){c->edits, n->edits_source.bytes, n->edits_source.size};
    n->twin = j->plain; /* the artifact as it was before the edits */
  } else if (c->twin) {
    expectations ignored;
    n->twin = job_load(j, &n->twin_source, c->twin, c->name, true, &ignored);
    if (!n->twin) {
      strbuf_adds(&j->broken, "the twin is not legal");
      return false;
    }
  }
  return true;
}

static void free_answers(answer *answers, size_t count) {
  for (size_t i = 0; answers && i < count; i++) {
    strbuf_free(&answers[i].act.message);
    strbuf_free(&answers[i].bytes);
  }
  free(answers);
}

void negative_free(negative_job *n) {
  if (!n) return;
  free_answers(n->written, n->releases);
  free_answers(n->read_back, n->releases);
  free_answers(n->read, n->releases);
  input_close(&n->twin_source);
  input_close(&n->edits_source);
  free(n);
}

void negative_print(const case_job *j, strbuf *out) {
  if (j->c->edits) strbuf_add(out, j->negative->edits.text, j->negative->edits.size);
}

/* --- What the suite writes itself --- */

static bool append(void *user, const void *bytes, size_t n) {
  strbuf_add(user, bytes, n);
  return true;
}

/* Bytecode of the program as it stands, as mlir-opt writes it. */
static bool write_stablehlo(case_job *j, ir_op *program, vs_version release, strbuf *out,
                            diag_sink *sink) {
  char version[32], producer[64];
  snprintf(producer, sizeof producer, "StableHLO_v%s", vs_format(release, version));
  bc_write_options o = {.producer = producer,
                        .version = vs_release_of(j->opset, release)->bytecode_written,
                        .codec = &program_codec,
                        .encoder = release};
  return bc_write_to(j->context, program, &o, (bc_sink){append, out}, sink);
}

/* An artifact that nobody verified; a sentence in `why` when it cannot be written. */
static bool write_unverified(case_job *j, const ir_op *program, vs_version release, strbuf *out,
                             strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  const negative_job *n = j->negative;
  vs_options o = {0};
  ir_op *copy = job_copy(j->context, program);
  if (!copy) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  if (n->edits.text && edits_want_stablehlo(&n->edits))
    return write_stablehlo(j, copy, release, out, &sink.sink);
  return program_serialize(j->context, copy, release, &o, release, out, &sink.sink);
}

/* --- What a consumer makes of bytes --- */

/* Reads, or evaluates where a consumer does not show what it reads. */
static void ask_reader(case_job *j, size_t own, const ir_op *source, const strbuf *bytes,
                       action *a) {
  vs_version release = j->opset->releases[own].version;
  ir_context *c = ir_context_new(&j->opset->registry, NULL);
  a->outcome = OUTCOME_SUITE_FAULT;
  if (!c) return;
  job_ask_read(j, c, bytes, release, a);
  ir_context_free(c);
  if (a->outcome != OUTCOME_CANNOT || !job_able(j, ABILITY_EVALUATE)) return;
  const ir_op *f = ir_lookup_symbol(source, "main", 4);
  if (f && f->regions[0].first && f->regions[0].first->arg_count) return; /* of what values? */
  evaluation e = {.source = source, .bytes = bytes->bytes, .size = bytes->len, .own = release};
  auto_free interp_value **results = NULL;
  size_t count = 0;
  strbuf_reset(&a->message);
  job_ask_evaluate(j, j->context, &e, &results, &count, a);
  for (size_t i = 0; i < count; i++) interp_release(results[i]);
}

/* --- Twins --- */

static const action *read_twin(case_job *j, size_t own, answer *r) {
  ask_reader(j, own, j->negative->twin, &r->bytes, &r->act);
  return &r->act;
}

/* Whether the release writes the twin for itself, and reads it then if it can. */
static const action *twin_written(case_job *j, size_t own) {
  answer *w = &j->negative->written[own], *back = &j->negative->read_back[own];
  if (!w->made) {
    w->made = true;
    w->act.outcome = OUTCOME_SUITE_FAULT;
    vs_version release = j->opset->releases[own].version;
    ir_op *copy = job_copy(j->context, j->negative->twin);
    if (copy) job_ask_write(j, j->context, copy, release, release, &back->bytes, &w->act);
    back->made = w->act.outcome == OUTCOME_DONE;
    if (back->made) read_twin(j, own, back);
  }
  bool refused =
      back->made && back->act.outcome != OUTCOME_DONE && back->act.outcome != OUTCOME_CANNOT;
  return refused ? &back->act : &w->act;
}

/* What it wrote and read: the bytes that the suite writes are not read once more. */
static bool was_read(const case_job *j, size_t own, const strbuf *bytes) {
  const answer *back = &j->negative->read_back[own];
  return j->carried && back->made && job_answered(&back->act) && bytes->len &&
         back->bytes.len == bytes->len && memcmp(back->bytes.bytes, bytes->bytes, bytes->len) == 0;
}

/* Whether the release reads the twin, which the suite writes. */
static const action *twin_read(case_job *j, size_t own) {
  answer *r = &j->negative->read[own];
  if (!r->made) {
    r->made = true;
    vs_options o = {0};
    vs_version release = j->opset->releases[own].version;
    diag_text_sink sink = diag_text_sink_to(&r->act.message);
    ir_op *copy = job_copy(j->context, j->negative->twin);
    r->act.outcome = OUTCOME_SUITE_FAULT;
    if (copy && program_serialize(j->context, copy, release, &o, release, &r->bytes, &sink.sink) &&
        !was_read(j, own, &r->bytes))
      read_twin(j, own, r);
  }
  return was_read(j, own, &r->bytes) ? &j->negative->read_back[own].act : &r->act;
}

/* Holds a refusal against what the same software makes of the twin. */
static void control(const cell *x, observation *o, strbuf *text) {
  case_job *j = x->j;
  if (o->outcome != OUTCOME_REFUSED || !j->negative->twin) return;
  bool writes = x->plan.class == CLASS_REFUSE_PRODUCER;
  const action *twin = writes ? twin_written(j, x->producer) : twin_read(j, x->consumer);
  const char *what = j->c->edits ? "the artifact before the edits" : "the legal twin";
  if (twin->outcome == OUTCOME_DONE || twin->outcome == OUTCOME_CANNOT) return;
  strbuf_auto message = STRBUF_INIT;
  if (twin->outcome == OUTCOME_REFUSED) {
    o->vacuous = true;
    strbuf_addf(&message, "%s is refused as well: %s", what, strbuf_str(&twin->message));
  } else {
    o->outcome = twin->outcome;
    strbuf_addf(&message, "%s: %s", what, strbuf_str(&twin->message));
  }
  strbuf_reset(text);
  strbuf_adds(text, strbuf_str(&message));
}

/* --- Cells --- */

/* Numbers of constraints are the specification's; only our own consumer has to know them. */
static observation producer_refusal(const cell *x, const action *a, strbuf *text) {
  const corpus_case *c = x->j->c;
  observation o = {.outcome = a->outcome};
  if (a->outcome == OUTCOME_DONE) {
    strbuf_addf(text, "accepted, although it breaks [%s]", c->breaks);
    return o;
  }
  strbuf_auto number = STRBUF_INIT;
  strbuf_addf(&number, "[%s]", c->breaks);
  o.named = x->j->tested->implements || strstr(strbuf_str(&a->message), strbuf_str(&number));
  if (!o.named) strbuf_addf(text, "the refusal does not name %s: ", strbuf_str(&number));
  strbuf_adds(text, strbuf_str(&a->message));
  return o;
}

static void tell(const cell *x, observation o, strbuf *text) {
  control(x, &o, text);
  job_tell(x, CHECK_REFUSE, o, text);
}

/* Whether an artifact can say what is wrong with the program. */
static bool holds_program(const cell *x) {
  strbuf_auto bytes = STRBUF_INIT, why = STRBUF_INIT;
  bool ok =
      write_unverified(x->j, x->j->plain, x->j->opset->releases[x->producer].version, &bytes, &why);
  return ok;
}

static void ask_producer(const cell *x) {
  case_job *j = x->j;
  strbuf_auto text = STRBUF_INIT;
  observation o = {.outcome = OUTCOME_CANNOT};
  if (job_implements(j, x->producer) && !job_able(j, ABILITY_WRITE))
    strbuf_adds(&text, "it does not claim to serialize");
  else
    o = producer_refusal(x, &job_write(j, x->producer, x->plan.target)->act, &text);
  if (o.outcome == OUTCOME_SUITE_FAULT && !holds_program(x)) {
    o.outcome = OUTCOME_CANNOT;
    strbuf_adds(&text, ": it takes programs as artifacts, and none can say what is wrong");
  }
  tell(x, o, &text);
}

static observation reader_answer(const cell *x, const action *a, strbuf *text) {
  const corpus_case *c = x->j->c;
  observation o = {.outcome = a->outcome, .named = true};
  if (a->outcome != OUTCOME_DONE) {
    strbuf_adds(text, strbuf_str(&a->message));
  } else if (c->breaks) {
    strbuf_addf(text,
                "accepted, although it breaks [%s]; no rule makes a consumer verify an artifact",
                c->breaks);
  } else {
    strbuf_addf(text, "accepted; %s", c->rule);
  }
  return o;
}

static void ask_consumer(const cell *x) {
  case_job *j = x->j;
  vs_version release = j->opset->releases[x->plan.target].version;
  strbuf_auto bytes = STRBUF_INIT, text = STRBUF_INIT;
  observation o = {.outcome = OUTCOME_SUITE_FAULT};
  bool written = write_unverified(j, j->plain, release, &bytes, &text);
  if (!written && j->c->breaks) { /* no artifact can say what is wrong: there is nothing to ask */
    return;
  }
  if (!written) {
    strbuf_adds(&text, ": the artifact cannot be written");
  } else if (!j->c->edits || edits_apply(&j->negative->edits, &bytes, &text)) {
    action a = {0};
    ask_reader(j, x->consumer, j->plain, &bytes, &a);
    o = reader_answer(x, &a, &text);
    strbuf_free(&a.message);
  }
  tell(x, o, &text);
}

void negative_cell(cell *x) {
  x->observer->started(CHECK_REFUSE, x->observer->user);
  if (x->plan.class == CLASS_REFUSE_PRODUCER)
    ask_producer(x);
  else
    ask_consumer(x);
}

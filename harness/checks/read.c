/* SPDX-License-Identifier: Apache-2.0 */
/* Reading: what the consumer makes of an artifact, each artifact at most once. */
#include <stdlib.h>
#include <string.h>

#include "job.h"
#include "text/text.h"

/* --- Comparing programs --- */

static bool without_attributes(ir_op *op, void *user) {
  (void)user;
  op->attr_count = 0;
  return true;
}

/* "expected: func.func @main() {": the first line of an op. */
static void add_op(const char *side, ir_context *c, const ir_op *op, bool locations, strbuf *out) {
  enum { MOST = 400 };
  static const text_print_options plain = {.local_scope = true},
                                  whole = {.local_scope = true, .debuginfo = true};
  strbuf_auto text = STRBUF_INIT;
  text_print(c, op, locations ? &whole : &plain, &text);
  const char *line = strbuf_str(&text);
  size_t n = strcspn(line, "\n");
  strbuf_addf(out, "\n%s: %.*s%s", side, (int)(n > MOST ? MOST : n), line, n > MOST ? " …" : "");
}

/* ir_equal, with both sides of a difference below the sentence. */
static void same_programs(case_job *j, ir_context *c, const ir_op *program, const ir_op *want,
                          bool locations, check_answer *out) {
  const ir_op *parted[2] = {NULL, NULL};
  ir_compare_options o = {.ignore_locations = !locations, .parted = parted};
  out->agrees = ir_equal(program, want, &o, &out->text);
  if (out->agrees || !parted[0]) return;
  add_op("expected", j->program.context, parted[1], locations, &out->text);
  add_op("actual", c, parted[0], locations, &out->text);
}

static bool alike_without_attributes(case_job *j, ir_context *c, const ir_op *program,
                                     const ir_op *want, check_answer *found) {
  ir_op *bare = case_program_copy(c, program), *other = case_program_copy(j->program.context, want);
  if (!bare || !other) return false;
  ir_walk(bare, without_attributes, NULL);
  ir_walk(other, without_attributes, NULL);
  same_programs(j, c, bare, other, false, found);
  return found->agrees;
}

bool job_alike_without_attributes(case_job *j, ir_context *c, const ir_op *program) {
  check_answer found = {.outcome = OUTCOME_DONE};
  bool alike = alike_without_attributes(j, c, program, j->program.normal, &found);
  answer_free(&found);
  return alike;
}

/* A difference only in attributes or locations fails `preserve`; any other fails `deserialize`.
 * `means`: see artifact. */
static void compare_programs(case_job *j, ir_context *c, const ir_op *program, const ir_op *means,
                             size_t consumer, reading *r) {
  const ir_op *normal = means ? means : j->program.normal;
  bool shown = !job_implements(j, consumer) || job_able(j, ABILITY_LOCATIONS);
  r->hidden = !shown && j->c->keep_locations;
  same_programs(j, c, program, normal, shown, &r->preserved);
  r->equal.agrees = r->preserved.agrees;
  if (r->equal.agrees) return;
  r->stopped = !alike_without_attributes(j, c, program, normal, &r->equal);
}

/* --- Writing again --- */

/* Compares the artifact that was written after reading with the one written from the program. */
static void compare_rewritten(case_job *j, const check_answer *act, const strbuf *bytes, size_t own,
                              size_t target, check_answer *out) {
  if (act->outcome == OUTCOME_DONE && !job_writes_golden(j, own)) {
    *out = job_agreement_of(j, bytes, own, target, NULL);
    return;
  }
  const artifact *want = job_write(j, target, target);
  answer_copy(out, act);
  if (act->outcome != OUTCOME_DONE) return;
  strbuf_reset(&out->text);
  if (want->act.outcome != OUTCOME_DONE)
    strbuf_adds(&out->text, "the program itself cannot be written for that release");
  else
    job_compare_bytes(j, bytes, want->bytes.bytes, want->bytes.len, out);
}

/* The release for which a consumer writes again what it read from the artifact `key`: that of the
 * artifact or, if that is newer than the consumer, its own. */
static size_t rewrite_target(const case_job *j, size_t key, size_t own) {
  size_t written = key % j->releases;
  return written < own ? written : own;
}

/* The answer about the artifact `wanted` that the built-in consumer wrote from the artifact `key`;
 * NULL: it did not write that one. */
static const check_answer *rewriting_of(const case_job *j, size_t key, size_t wanted) {
  const reading *by = j->readings[key];
  for (size_t i = 0; by && i < j->releases; i++)
    if (by[i].wrote_again && job_key(j, i, rewrite_target(j, key, i)) == wanted)
      return &by[i].rewritten;
  return NULL;
}

/* Returns the answer of the built-in consumer for the same artifact, read at another release, or,
 * for an older target, for the artifact of that target. The program was the same, so the consumer
 * writes the same for the same target. NULL if it has to write. */
static const check_answer *same_rewriting(const case_job *j, size_t key, size_t own) {
  size_t wanted = job_key(j, own, rewrite_target(j, key, own));
  const check_answer *known = rewriting_of(j, key, wanted);
  return known ? known : rewriting_of(j, wanted, wanted);
}

/* The consumer read the case's own program, and it was asked to write that for the release. */
static void rewrite_source(case_job *j, size_t target, size_t own, reading *r) {
  const artifact *a = job_write(j, own, target);
  answer_free(&r->rewritten);
  compare_rewritten(j, &a->act, &a->bytes, own, target, &r->rewritten);
}

/* Where answers count for other releases, writing the case's program stands for writing again. */
static bool rewrites_source(const case_job *j, const reading *r) {
  return j->asked && j->tested->implements && r->preserved.agrees;
}

/* Writes again what was read from the artifact `key`; uses the program up. */
static void rewrite(case_job *j, ir_context *c, ir_op *program, size_t key, size_t own,
                    reading *r) {
  bool its = job_implements(j, own);
  size_t target = rewrite_target(j, key, own);
  if (its && !job_able(j, ABILITY_WRITE)) {
    r->rewritten.outcome = OUTCOME_CANNOT;
    strbuf_adds(&r->rewritten.text, "it does not claim to serialize");
    return;
  }
  if (its && rewrites_source(j, r)) {
    rewrite_source(j, target, own, r);
    return;
  }
  bool itself = (!j->tested->implements || !its) && r->preserved.agrees;
  const check_answer *same = itself ? same_rewriting(j, key, own) : NULL;
  if (same) {
    answer_copy(&r->rewritten, same);
    return;
  }
  strbuf_auto bytes = STRBUF_INIT;
  check_answer act = job_ask_write(j, c, program, own, target, &bytes);
  compare_rewritten(j, &act, &bytes, own, target, &r->rewritten);
  answer_free(&act);
  r->wrote_again = itself;
}

/* --- Reading --- */

/* Only a writer is asked to write again, which depends on the release. */
static bool rewrites(const case_job *j, uint32_t wanted) {
  return wanted >> CHECK_RESERIALIZE & 1 && job_able(j, ABILITY_WRITE);
}

static void carry(check_answer *to, const check_answer *from, size_t release) {
  answer_free(to);
  answer_copy(to, from);
  to->found.carried = CARRIED_ARTIFACT;
  to->found.from = (uint8_t)release;
}

static void copy_reading(reading *to, const reading *from, const check_answer *rewritten) {
  answer_copy(&to->read, &from->read);
  answer_copy(&to->equal, &from->equal);
  answer_copy(&to->preserved, &from->preserved);
  answer_copy(&to->rewritten, rewritten);
  answer_copy(&to->evaluated, &from->evaluated);
  to->stopped = from->stopped;
  to->hidden = from->hidden;
}

/* The answers about an equal artifact count for this one. */
static void carry_reading(reading *to, const reading *from, size_t release) {
  copy_reading(to, from, &from->rewritten);
  carry(&to->evaluated, &from->evaluated, release);
}

/* An earlier release read the case's own program, and said that this one reads the artifact alike.
 * So its answers are this one's, but for what it writes again. False: it has to read. */
static bool read_alike(const case_job *j, size_t key, size_t consumer, uint32_t wanted,
                       reading *r) {
  const reading *from = r;
  do {
    if (from-- == j->readings[key]) return false;
  } while (!from->made);
  if (from->alike_until < j->opset->releases[consumer].version || !from->preserved.agrees)
    return false;
  const check_answer *rewritten =
      rewrites(j, wanted) ? same_rewriting(j, key, consumer) : &from->rewritten;
  if (!rewritten) return false;
  copy_reading(r, from, rewritten);
  r->alike_until = from->alike_until;
  return true;
}

/* Evaluates what was read, unless that is known from an equal artifact. */
static void evaluate(case_job *j, ir_context *c, const ir_op *program, const artifact *a,
                     size_t consumer, uint32_t wanted, const reading *same, size_t release,
                     reading *r) {
  /* A consumer that cannot show what it read may still evaluate it. */
  bool shown = program || r->read.outcome == OUTCOME_CANNOT;
  r->evaluated.outcome = OUTCOME_CANNOT;
  if (!shown || !(wanted >> CHECK_EVALUATE & 1)) return;
  if (same && same->read.outcome == r->read.outcome) {
    carry(&r->evaluated, &same->evaluated, release);
    return;
  }
  job_starts(j, CHECK_EVALUATE);
  job_evaluate_reading(j, c, program, a, consumer, r);
}

/* `same`: the reading of an equal artifact, that of `release`; NULL: there is none. */
static const reading *read_once(case_job *j, const artifact *a, size_t key, size_t consumer,
                                uint32_t wanted, const reading *same, size_t release, bool must) {
  reading **by = &j->readings[key];
  if (!*by) *by = calloc(j->releases, sizeof **by);
  if (!*by) return NULL;
  reading *r = &(*by)[consumer];
  if (r->made) return r;
  r->made = true;
  if (read_alike(j, key, consumer, wanted, r)) return r;
  if (same && !must && job_answered(&same->read) &&
      (!rewrites(j, wanted) || rewrites_source(j, same))) {
    carry_reading(r, same, release);
    if (rewrites(j, wanted)) rewrite_source(j, rewrite_target(j, key, consumer), consumer, r);
    return r;
  }
  r->read.outcome = OUTCOME_SUITE_FAULT;
  ir_context *c = ir_context_new(&j->opset->registry, NULL);
  ir_op *program;
  if (!c) return r;
  job_starts(j, CHECK_DESERIALIZE);
  r->read = job_ask_read(j, j->tested, c, &a->bytes, consumer, &program, &r->alike_until);
  if (program) compare_programs(j, c, program, a->means, consumer, r);
  evaluate(j, c, program, a, consumer, wanted, same, release, r);
  if (program && wanted >> CHECK_RESERIALIZE & 1) {
    job_starts(j, CHECK_RESERIALIZE);
    rewrite(j, c, program, key, consumer, r);
  }
  ir_context_free(c);
  return r;
}

/* --- Equal artifacts --- */

/* The artifact that the consumer wrote for its own release ends a group of the suite's artifacts if
 * it has the golden bytes and the release before writes the case alike. */
static bool ends_group(case_job *j, asked_consumer who, size_t consumer) {
  const asking *a = j->asked;
  if (asked_is_ours(a, who, consumer) || !plan_takes_pair(a->filter, consumer, consumer) ||
      asked_artifacts(a, j->index, who, consumer, consumer).first == consumer)
    return false;
  artifact *own = job_write(j, consumer, consumer);
  return own->act.outcome == OUTCOME_DONE && job_is_golden(j, own, consumer);
}

/* The first release whose artifact equals that of `key`. Its evaluation counts for this artifact,
 * too. Sets *must to whether the consumer must read this one as well. */
static size_t first_alike(case_job *j, artifact *a, size_t key, size_t consumer, bool *must) {
  asked_consumer who = {j->tested, job_able(j, ABILITY_WRITE)};
  size_t release = key % j->releases;
  *must = true;
  if (!j->asked || !j->tested->implements || !job_implements(j, consumer)) return key;
  bool own = release == consumer && !asked_is_ours(j->asked, who, consumer);
  if (!own && (key >= j->releases || !asked_is_ours(j->asked, who, key))) return key;
  if (asked_too_old(j->asked, j->index, release) || !job_is_golden(j, a, release)) return key;
  release_group g = asked_artifacts(j->asked, j->index, who, release, consumer);
  if (own) return ends_group(j, who, consumer) ? g.first : key;
  if (g.last + 1 == consumer && ends_group(j, who, consumer)) g.last = consumer;
  *must = asked_to_read(j->asked, j->index, g, key);
  return g.first;
}

const reading *job_read(case_job *j, artifact *a, size_t key, size_t consumer, uint32_t wanted) {
  bool must;
  size_t first = first_alike(j, a, key, consumer, &must);
  const reading *same = NULL;
  if (first != key) {
    artifact *b = job_write(j, first, first);
    if (b->act.outcome == OUTCOME_DONE && job_is_golden(j, b, first))
      same = read_once(j, b, first, consumer, wanted, NULL, 0, true);
  }
  return read_once(j, a, key, consumer, wanted, same, first, must);
}

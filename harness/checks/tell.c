/* SPDX-License-Identifier: Apache-2.0 */
/* Telling: which verdicts follow from what was written and read. */
#include <string.h>

#include "job.h"
#include "refusal.h"

bool cell_wants(const cell *x, check_kind k) { return x->wanted >> k & 1; }

/* Whether the consumer claims what it says it cannot do. A claim is about reading and evaluating,
 * of a consumer that can. A profile claims no dialect beside VHLO. */
static bool breaks_claim(const case_job *j, check_kind k) {
  bool evaluates = k == CHECK_EVALUATE || CONTEXT_CHECKS >> k & 1;
  if (!evaluates && k != CHECK_DESERIALIZE) return false;
  return !j->c->mixed_count && profile_covers(j->tested->claim, &j->c->needs) &&
         job_able(j, evaluates ? ABILITY_EVALUATE : ABILITY_READ);
}

void cell_tell(const cell *x, check_kind k, check_answer *a) {
  /* A pass of one of these may have a remark: how near the values came, or another encoding. */
  static const uint32_t remarking =
      1u << CHECK_EVALUATE | 1u << CHECK_SERIALIZE | 1u << CHECK_RESERIALIZE | CONTEXT_CHECKS;
  if (cell_wants(x, k)) {
    strbuf_auto claim = STRBUF_INIT;
    const strbuf *text = &a->text;
    a->claimed = a->outcome == OUTCOME_CANNOT && breaks_claim(x->j, k);
    if (a->claimed) {
      strbuf_adds(&claim, "unsupported, although it claims ");
      profile_text(x->j->c->needs.profiles, ", ", &claim);
      strbuf_addf(&claim, ": %s", strbuf_str(&a->text));
      text = &claim;
    }
    finding f = a->found;
    f.verdict = (uint8_t)verdict_of(x->plan.class, a);
    bool shown = f.verdict != VERDICT_PASS || remarking >> k & 1;
    const case_observer *o = x->j->observer;
    if (!shown) f = (finding){.verdict = f.verdict};
    o->done(k, &f, shown ? strbuf_str(text) : "", o->user);
  }
  answer_free(a);
}

/* cell_tell frees the answer, so an answer that is needed again is copied. */
static void tell_copy(const cell *x, check_kind k, const check_answer *a) {
  check_answer mine;
  answer_copy(&mine, a);
  cell_tell(x, k, &mine);
}

static void tell_outcome(const cell *x, check_kind k, outcome o, const char *why) {
  check_answer a = {.outcome = o, .agrees = o == OUTCOME_DONE};
  strbuf_adds(&a.text, why);
  cell_tell(x, k, &a);
}

void cell_tell_all(const cell *x, outcome o, const char *why) {
  for (int k = 0; k < CHECK_COUNT; k++) tell_outcome(x, (check_kind)k, o, why);
}

/* --- Refusals --- */

/* Looks in a message for things in the producer's own form of the program that the consumer's
 * release does not know. Such a name is as good as the one that the manifest gives. */
static naming names_other(const cell *x, const char *message) {
  const case_job *j = x->j;
  const vs_release *r = j->opset->releases;
  ir_context *c = j->program.context;
  vs_options o = {.allow_other_dialects = true};
  ir_op *copy = case_program_copy(c, j->program.plain);
  if (!copy || !vs_legalize_to_vhlo(c, copy, &o, NULL) ||
      !vs_convert_to_version(c, copy, r[x->producer].version, &o, NULL))
    return NAMING_NOTHING;
  return refusal_names_new(message, c, copy, r[x->consumer].version);
}

static naming naming_of(const cell *x, const char *message, const char *target) {
  const planned *p = &x->plan;
  if (!p->feature) return NAMING_NOT; /* the version of the format is too new, and has no name */
  if (refusal_names(message, p->feature)) return NAMING_FEATURE;
  naming other = names_other(x, message);
  if (other != NAMING_NOTHING) return other;
  bool release = (p->needs && refusal_names(message, p->needs)) || strstr(message, target);
  return release ? NAMING_RELEASE : NAMING_NOTHING;
}

/* Any clean refusal will do. The built-in consumer names the feature as well and, as a producer,
 * the release that the feature needs and the target. */
void cell_tell_refusal(const cell *x, const check_answer *a, const check_answer *found) {
  const planned *p = &x->plan;
  char target[32];
  check_answer out = {.outcome = a->outcome, .found = a->found};
  const char *message = strbuf_str(&a->text);
  vs_format(x->j->opset->releases[p->target].version, target);
  if (a->outcome == OUTCOME_DONE) {
    const char *feature = p->feature ? p->feature : "it";
    if (found) {
      out.outcome = found->outcome;
      out.expanded = found->agrees;
    }
    strbuf_addf(&out.text,
                out.expanded || out.outcome == OUTCOME_INAPPLICABLE
                    ? "without '%s'"
                    : "accepted, although '%s' is too new",
                feature);
    if (found) strbuf_addf(&out.text, ": %s", strbuf_str(&found->text));
    cell_tell(x, CHECK_REFUSE, &out);
    return;
  }
  if (a->outcome == OUTCOME_REFUSED) {
    naming n = naming_of(x, message, target);
    bool named = n != NAMING_RELEASE && n != NAMING_NOTHING;
    if (p->class == CLASS_REFUSE_PRODUCER)
      named = named && refusal_names(message, p->needs) && refusal_names(message, target);
    out.found.names = (uint8_t)n;
    out.named = named || x->j->tested->implements;
    if (!out.named) strbuf_adds(&out.text, "the refusal does not name what is too new: ");
  }
  strbuf_adds(&out.text, message);
  cell_tell(x, CHECK_REFUSE, &out);
}

/* --- Writing --- */

check_kind cell_writing_check(const cell *x) {
  if (x->plan.class == CLASS_MUST_DOWNGRADE && cell_wants(x, CHECK_DOWNGRADE))
    return CHECK_DOWNGRADE;
  int k = 0;
  while (k < CHECK_COUNT - 1 && !cell_wants(x, (check_kind)k)) k++;
  return cell_wants(x, CHECK_SERIALIZE) ? CHECK_SERIALIZE : (check_kind)k;
}

/* The consumer does not write; the built-in one wrote, so that there is something to read. */
void cell_tell_unwritten(cell *x) {
  static const char why[] = "it does not claim to serialize";
  bool refuses = x->plan.class == CLASS_REFUSE_PRODUCER;
  tell_outcome(x, CHECK_DOWNGRADE, OUTCOME_CANNOT, why);
  tell_outcome(x, CHECK_SERIALIZE, OUTCOME_CANNOT, why);
  if (refuses) tell_outcome(x, CHECK_REFUSE, OUTCOME_CANNOT, why);
  x->wanted &= ~(1u << CHECK_DOWNGRADE | 1u << CHECK_SERIALIZE);
  if (refuses) x->wanted = 0;
}

/* The producer did not write the artifact. That is a fault of the suite unless the producer is the
 * consumer under test. */
void cell_tell_failed_writing(const cell *x, const check_answer *written) {
  const case_job *j = x->j;
  bool tested = j->tested->implements && job_implements(j, x->producer);
  bool passed_on = x->plan.class == CLASS_REFUSE_CONSUMER || x->plan.class == CLASS_MAY_READ;
  if (passed_on && tested) return; /* nothing is passed on; its own cell tells why */
  check_answer a;
  answer_copy(&a, written);
  if (passed_on || (j->tested->implements && !tested)) a.outcome = OUTCOME_SUITE_FAULT;
  cell_tell(x, cell_writing_check(x), &a);
}

void cell_tell_written(const cell *x, check_answer *bytes) {
  tell_outcome(x, CHECK_DOWNGRADE, OUTCOME_DONE, "");
  cell_tell(x, CHECK_SERIALIZE, bytes);
}

/* --- Reading --- */

/* The consumer does not show what it reads. */
static void tell_unseen(const cell *x, const reading *r) {
  tell_copy(x, CHECK_DESERIALIZE, &r->read);
  tell_copy(x, CHECK_PRESERVE, &r->read);
  tell_copy(x, CHECK_RESERIALIZE, &r->read);
  tell_copy(x, CHECK_EVALUATE, &r->evaluated);
}

/* A reading that failed has one root cause, so it gets one verdict. */
static void tell_failed_reading(const cell *x, const reading *r) {
  static const check_kind order[] = {CHECK_DESERIALIZE, CHECK_PRESERVE, CHECK_RESERIALIZE,
                                     CHECK_EVALUATE};
  size_t i = 0;
  while (i < 3 && !cell_wants(x, order[i])) i++;
  tell_copy(x, order[i], &r->read);
}

void cell_tell_reading(const cell *x, const reading *r) {
  static const char hidden[] = "the case is about locations, which it does not show";
  if (r->read.outcome == OUTCOME_CANNOT) {
    tell_unseen(x, r);
    return;
  }
  if (r->read.outcome != OUTCOME_DONE) {
    tell_failed_reading(x, r);
    return;
  }
  tell_copy(x, CHECK_DESERIALIZE, &r->equal);
  if (r->hidden && r->preserved.agrees)
    tell_outcome(x, CHECK_PRESERVE, OUTCOME_CANNOT, hidden);
  else if (!r->stopped)
    tell_copy(x, CHECK_PRESERVE, &r->preserved);
  if (r->hidden && r->rewritten.outcome == OUTCOME_DONE && !r->rewritten.agrees)
    tell_outcome(x, CHECK_RESERIALIZE, OUTCOME_CANNOT, hidden);
  else
    tell_copy(x, CHECK_RESERIALIZE, &r->rewritten);
  tell_copy(x, CHECK_EVALUATE, &r->evaluated);
}

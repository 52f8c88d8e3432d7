/* SPDX-License-Identifier: Apache-2.0 */
#include "verdict.h"

#include <string.h>

const char *const verdict_names[VERDICT_COUNT + 1] = {
    [VERDICT_NONE] = "none",
#define VERDICT_ROW(name, text, letter, failed, meaning) [VERDICT_##name] = text,
#include "verdicts.def"
#undef VERDICT_ROW
};

const char *const verdict_meanings[VERDICT_COUNT] = {
    [VERDICT_NONE] = "not made",
#define VERDICT_ROW(name, text, letter, failed, meaning) [VERDICT_##name] = meaning,
#include "verdicts.def"
#undef VERDICT_ROW
};

const char verdict_letters[VERDICT_COUNT] = {
    [VERDICT_NONE] = ' ',
#define VERDICT_ROW(name, text, letter, failed, meaning) [VERDICT_##name] = letter,
#include "verdicts.def"
#undef VERDICT_ROW
};

bool verdict_is_good(verdict v) { return v == VERDICT_PASS || v == VERDICT_REFUSED_AS_EXPECTED; }

bool verdict_failed(verdict v) {
  static const bool failed[VERDICT_COUNT] = {
#define VERDICT_ROW(name, text, letter, fails, meaning) [VERDICT_##name] = fails,
#include "verdicts.def"
#undef VERDICT_ROW
  };
  return failed[v];
}

bool verdict_is_answer(verdict v) {
  return v != VERDICT_NONE && v != VERDICT_UNSUPPORTED && v != VERDICT_SKIPPED &&
         v != VERDICT_INAPPLICABLE;
}

bool verdict_is_bad(verdict v) { return verdict_failed(v) || v == VERDICT_SUITE_BUG; }

uint32_t verdicts_sum(const uint32_t counts[VERDICT_COUNT], bool (*is)(verdict v)) {
  uint32_t sum = 0;
  for (int v = 1; v < VERDICT_COUNT; v++) sum += !is || is((verdict)v) ? counts[v] : 0;
  return sum;
}

/* How each class judges an action that was done and one that was refused. */
typedef enum expectation { MUST, MAY, MUST_NOT, SURVIVE } expectation;

static expectation expectation_of(cell_class c) {
  switch (c) {
    case CLASS_REFUSE_PRODUCER:
    case CLASS_REFUSE_CONSUMER:
    case CLASS_DAMAGED: return MUST_NOT;
    case CLASS_MAY_ACCEPT: return SURVIVE;
    case CLASS_MAY_READ: return MAY;
    default: return MUST;
  }
}

const char *const phase_names[PHASE_COUNT + 1] = {
    [PHASE_NONE] = "",
#define PHASE_ROW(name, text, meaning) [PHASE_##name] = text,
#include "phases.def"
#undef PHASE_ROW
};

const char *const carried_names[CARRIED_COUNT + 1] = {
    [CARRIED_NOT] = "", [CARRIED_TARGET] = "target", [CARRIED_ARTIFACT] = "artifact"};

const char *const naming_names[NAMING_COUNT + 1] = {[NAMING_NOT] = "",
                                                    [NAMING_FEATURE] = "feature",
                                                    [NAMING_CODE] = "code",
                                                    [NAMING_RELEASE] = "release",
                                                    [NAMING_NOTHING] = "nothing"};

const char *const agreement_names[AGREEMENT_COUNT + 1] = {
    [AGREEMENT_BYTES] = "", [AGREEMENT_PROGRAM] = "program", [AGREEMENT_MEANING] = "meaning"};

const char *const place_names[PLACE_COUNT + 1] = {[PLACE_NONE] = "", [PLACE_BYTE] = "byte"};

void finding_text(const vs_opset *o, const finding *f, const char *message, strbuf *out) {
  const char *rest = message + strcspn(message, "\n");
  char version[32];
  size_t before = out->len;
  strbuf_add(out, message, (size_t)(rest - message));
  if (f->phase)
    strbuf_addf(out, "%sphase: %s", out->len > before ? "\n" : "", phase_names[f->phase]);
  strbuf_adds(out, rest);
  if (!f->carried) return;
  vs_format(o->releases[f->from].version, version);
  if (out->len > before) strbuf_addc(out, '\n');
  strbuf_addf(out,
              f->carried == CARRIED_TARGET
                  ? "carried over from target %s, for which the same is written"
                  : "carried over from the artifact of release %s, which is equal but for the "
                    "version in its producer's name",
              version);
}

void answer_free(check_answer *a) { strbuf_free(&a->text); }

void answer_copy(check_answer *to, const check_answer *from) {
  *to = *from;
  to->text = (strbuf)STRBUF_INIT;
  strbuf_add(&to->text, from->text.bytes, from->text.len);
}

verdict verdict_of(cell_class c, const check_answer *a) {
  expectation w = expectation_of(c);
  switch (a->outcome) {
    case OUTCOME_DONE:
      if (w == SURVIVE) return VERDICT_LENIENT;
      if (w == MUST_NOT && a->expanded) return VERDICT_EXPANDED;
      return w == MUST_NOT ? VERDICT_FAIL : a->agrees ? VERDICT_PASS : VERDICT_FAIL;
    case OUTCOME_REFUSED:
      if (w == MUST) return VERDICT_REFUSED_UNEXPECTEDLY;
      if (a->vacuous) return VERDICT_VACUOUS;
      if (w == MAY || w == SURVIVE) return VERDICT_REFUSED_AS_EXPECTED;
      return a->named ? VERDICT_REFUSED_AS_EXPECTED : VERDICT_FAIL;
    case OUTCOME_CRASHED: return VERDICT_CRASH;
    case OUTCOME_TIMED_OUT: return VERDICT_TIMEOUT;
    case OUTCOME_BAD_REPLY: return VERDICT_PROTOCOL_ERROR;
    case OUTCOME_CANNOT: return a->claimed ? VERDICT_FAIL : VERDICT_UNSUPPORTED;
    case OUTCOME_WAIVED: return VERDICT_SKIPPED;
    case OUTCOME_INAPPLICABLE: return VERDICT_INAPPLICABLE;
    case OUTCOME_SUITE_FAULT: break;
  }
  return VERDICT_SUITE_BUG;
}

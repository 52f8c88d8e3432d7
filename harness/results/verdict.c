#include "verdict.h"

const char *const verdict_names[VERDICT_COUNT] = {
    [VERDICT_NONE] = "none",
#define VERDICT_ROW(name, text, letter, failed) [VERDICT_##name] = text,
#include "verdicts.def"
#undef VERDICT_ROW
};

const char verdict_letters[VERDICT_COUNT] = {
    [VERDICT_NONE] = ' ',
#define VERDICT_ROW(name, text, letter, failed) [VERDICT_##name] = letter,
#include "verdicts.def"
#undef VERDICT_ROW
};

bool verdict_is_good(verdict v) { return v == VERDICT_PASS || v == VERDICT_REFUSED_AS_EXPECTED; }

bool verdict_failed(verdict v) {
  static const bool failed[VERDICT_COUNT] = {
#define VERDICT_ROW(name, text, letter, fails) [VERDICT_##name] = fails,
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

/* What each class makes of an action that was done and of one that was refused. */
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

verdict verdict_of(cell_class c, observation o) {
  expectation w = expectation_of(c);
  switch (o.outcome) {
    case OUTCOME_DONE:
      if (w == SURVIVE) return VERDICT_LENIENT;
      return w == MUST_NOT ? VERDICT_FAIL : o.agrees ? VERDICT_PASS : VERDICT_FAIL;
    case OUTCOME_REFUSED:
      if (w == MUST) return VERDICT_REFUSED_UNEXPECTEDLY;
      if (o.vacuous) return VERDICT_VACUOUS;
      if (w == MAY || w == SURVIVE) return VERDICT_REFUSED_AS_EXPECTED;
      return o.named ? VERDICT_REFUSED_AS_EXPECTED : VERDICT_FAIL;
    case OUTCOME_CRASHED: return VERDICT_CRASH;
    case OUTCOME_TIMED_OUT: return VERDICT_TIMEOUT;
    case OUTCOME_BAD_REPLY: return VERDICT_PROTOCOL_ERROR;
    case OUTCOME_CANNOT: return o.claimed ? VERDICT_FAIL : VERDICT_UNSUPPORTED;
    case OUTCOME_WAIVED: return VERDICT_SKIPPED;
    case OUTCOME_INAPPLICABLE: return VERDICT_INAPPLICABLE;
    case OUTCOME_SUITE_FAULT: break;
  }
  return VERDICT_SUITE_BUG;
}

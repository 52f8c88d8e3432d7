/* Sentinels: a case that is trivially right and one that is trivially wrong. The consumer runs them
 * first and last, in the same way as all cases. A run is valid only while the first passes and the
 * second fails. */
#ifndef HLO_CTS_HARNESS_SUITE_SENTINEL_H
#define HLO_CTS_HARNESS_SUITE_SENTINEL_H

#include "run.h"

/* Whether both behave, with the consumer and the options of a run; else a sentence in `why`, which
 * also warns of a consumer that does not accept the right one (it refuses it, or dies). A consumer
 * that does not evaluate has to read it. `action_seconds`, which may be NULL: what one action of
 * the consumer took, its first start not counted. */
bool sentinels_behave(const vs_opset *o, const run_options *run, double *action_seconds,
                      strbuf *why);

/* What the actions of the sentinels took together, in seconds. */
typedef struct sentinel_times {
  double all;
  double computing; /* on a processor: the consumer's processes that ended, and the suite's */
} sentinel_times;
/* Asks the sentinels once more, when the consumer's files are in memory. */
bool sentinels_time(const vs_opset *o, const run_options *run, sentinel_times *out, strbuf *why);
/* Whether the consumer mostly waits, so that more processes at a time make a run shorter: it
 * computes for less than half of the time. */
bool sentinel_waits(const sentinel_times *t);

/* Programs outside the corpus, which the consumer of a run evaluates for the pair of its own
 * release and itself. */
enum { SENTINEL_PROGRAMS = 16 };
typedef struct sentinel_run {
  const char *programs[SENTINEL_PROGRAMS];
  size_t count;
  unsigned checks;     /* bits of check */
  const char *context; /* of plan_options */
  size_t own;          /* from here on filled: the release */
  results r;           /* its cases stand in the order of the programs, and are gone */
} sentinel_run;
/* False with a sentence when it could not be made. `r` is the caller's to free either way. */
bool sentinel_ask(const vs_opset *o, const run_options *run, sentinel_run *s, strbuf *why);
/* The verdicts of a program, by check; valid until the next call. */
const uint8_t *sentinel_verdicts(const sentinel_run *s, size_t program);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Sentinels: a case that is trivially right and a case that is trivially wrong. The consumer runs
 * both before and after the other cases, in the same way as these. A run is valid only if the right
 * case passes and the wrong case fails each time. */
#ifndef HLO_CTS_HARNESS_SENTINEL_H
#define HLO_CTS_HARNESS_SENTINEL_H

#include "run.h"

/* Whether both sentinels end as they must and, if not, who is at fault. */
typedef enum sentinel_end {
  SENTINELS_BEHAVE,
  SENTINELS_NOT_COMPARABLE, /* the consumer answers wrongly; the built-in one, asked the same, is
                               right */
  SENTINELS_BROKEN, /* the suite: its comparison, its built-in consumer or a process of it */
} sentinel_end;

/* Asks the consumer, with the options of a run. If the sentinels do not behave, appends a sentence
 * to `why`, with what the consumer answered; also warns there if the consumer refuses the right
 * case or crashes. A consumer that does not evaluate must read the right case. */
sentinel_end sentinels_behave(const vs_opset *o, const run_options *run, strbuf *why);

/* The total duration of the actions of the sentinels, in seconds. */
typedef struct sentinel_times {
  double all;
  double computing; /* processor time of the consumer's processes that ended, and of the suite */
} sentinel_times;
/* Runs the sentinels once more, now that the consumer's files are in the page cache, and measures
 * them. Returns false with a sentence in `why` if that fails. */
bool sentinels_time(const vs_opset *o, const run_options *run, sentinel_times *out, strbuf *why);
/* Whether the consumer mostly waits: it computes for less than half of the time. More processes
 * then make a run shorter. */
bool sentinel_waits(const sentinel_times *t);

/* Programs outside the corpus. The consumer evaluates them for its release alone. */
enum { SENTINEL_PROGRAMS = 16 };
typedef struct sentinel_run {
  const char *programs[SENTINEL_PROGRAMS];
  size_t count;
  unsigned checks;     /* 1 << CHECK_… */
  const char *context; /* as in plan_options */
  size_t own;          /* filled by sentinel_ask, like `r`: the release */
  results r;           /* in the order of the programs; its cases no longer exist */
} sentinel_run;
/* Runs the programs. False with a sentence in `why`. The caller always frees `r`. */
bool sentinel_ask(const vs_opset *o, const run_options *run, sentinel_run *s, strbuf *why);
/* The verdicts of a program, by check; valid until the next call. */
const uint8_t *sentinel_verdicts(const sentinel_run *s, size_t program);

#endif

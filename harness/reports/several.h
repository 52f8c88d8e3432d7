/* Runs compared with each other, case by case. */
#ifndef HLO_CTS_HARNESS_SEVERAL_H
#define HLO_CTS_HARNESS_SEVERAL_H

#include "report.h"

/* How the verdicts of a case compare across runs, most important first. */
typedef enum several_rank {
  SEVERAL_DIFFER, /* a check failed for one and passed for another */
  SEVERAL_FAIL,   /* a check failed for all that made it */
  SEVERAL_UNLIKE, /* one made a check that another did not make */
  SEVERAL_ALIKE,
  SEVERAL_RANKS
} several_rank;

/* One case of one run: of each check the verdict that is worst, and in how many pairs it was given.
 */
typedef struct several_cell {
  bool ran;
  uint8_t worst[CHECK_COUNT];
  uint32_t pairs[CHECK_COUNT];
} several_cell;

typedef struct several_row {
  const corpus_case *c;
  several_rank rank;
  several_cell *cells; /* one for each run */
} several_row;

typedef struct several {
  const report_run *runs;
  size_t run_count;
  several_row *rows; /* by rank, then id */
  size_t count;
  size_t of_rank[SEVERAL_RANKS];
  several_cell *cells; /* of all rows */
} several;

/* False when out of memory; freed by the caller in either case. */
bool several_find(const report_run *runs, size_t count, several *out);
void several_free(several *s);
/* "12 cases with different verdicts, 3 failed for every consumer that ran them" */
void several_sentence(const several *s, strbuf *out);

#endif

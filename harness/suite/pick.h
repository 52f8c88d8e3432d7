/* Some cases of a corpus instead of all: a few that touch everything, or a sample. What is picked
 * does not depend on the part
 * (--shard) that a run is, so that the parts together are what one run would be. */
#ifndef HLO_CTS_HARNESS_SUITE_PICK_H
#define HLO_CTS_HARNESS_SUITE_PICK_H

#include "corpus.h"
#include "plan.h"

/* Picks a case for each StableHLO op, by a look at the files, for each feature of a release, and
 * for each tag of cases that must be refused: of the cases that `f` takes, the first in the order
 * of ids, evaluated ones before others. picked[i] is set for each. False when out of memory. */
bool pick_quick(const corpus *all, const vs_opset *o, const plan_filter *f, bool *picked);
/* Picks n of the cases that `f` takes, or all when there are not so many. Which, depends on the ids
 * alone: of two samples, the smaller is part of the larger. False when out of memory. */
bool pick_sample(const corpus *all, const plan_filter *f, size_t n, bool *picked);

/* Which StableHLO ops a program names, outside of comments: seen[id] is set. */
void pick_ops(const vs_opset *o, const char *text, size_t n, bool *seen);

#endif

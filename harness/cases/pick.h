/* SPDX-License-Identifier: Apache-2.0 */
/* Picks some cases of a corpus: a few that cover every op and feature, or a sample. The picks do
 * not depend on the shard (--shard) of a run, so that all shards together equal one whole run. */
#ifndef HLO_CTS_HARNESS_PICK_H
#define HLO_CTS_HARNESS_PICK_H

#include "corpus.h"
#include "plan.h"

/* Picks a case for each StableHLO op (by a scan of the files), for each feature of a release, and
 * for each tag of cases that must be refused. Picks only cases that `f` takes: the first in the
 * order of ids, and cases that are evaluated before others. Sets picked[i] for each. Returns false
 * when out of memory. */
bool pick_quick(const corpus *all, const vs_opset *o, const plan_filter *f, bool *picked);
/* Picks n of the cases that `f` takes, or all if there are fewer. The choice depends only on the
 * ids, so a larger sample contains every smaller one. Returns false when out of memory. */
bool pick_sample(const corpus *all, const plan_filter *f, size_t n, bool *picked);

/* Sets seen[id] for each StableHLO op that a program names outside of comments. */
void pick_ops(const vs_opset *o, const char *text, size_t n, bool *seen);

#endif

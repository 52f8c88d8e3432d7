/* SPDX-License-Identifier: Apache-2.0 */
/* Asks a consumer about several cases with one action.
 *
 * Most of a consumer's time is the cost of an action: a start of its process, a compilation. So the
 * programs of several cases become one module (join.h), and the consumer writes, reads or evaluates
 * that. A clean right answer counts for every program in it. After any other answer the group is
 * halved until the culprits stand alone; those are asked as if there were no groups, so each
 * failure has the verdict and the message of the program itself.
 *
 * A batch of cases goes through three stages. First the cases run with the consumer `planner`,
 * which records what they ask. Then groups_ask asks it, in groups. At last the cases run with the
 * consumer `answerer`, which knows the answers of groups and passes on everything else.
 *
 * One set of groups exists in a process at a time. */
#ifndef HLO_CTS_HARNESS_GROUPS_H
#define HLO_CTS_HARNESS_GROUPS_H

#include <stdatomic.h>

#include "harness/consumer/consumer.h"

/* The sizes of a group: programs, and bytes of its arguments, results and artifacts. */
enum {
  GROUP_DEFAULT = 32,
  GROUP_MOST = 1024,
  GROUP_BYTES = 4 << 20,
  GROUP_PROGRAM_BYTES = 1 << 20
};

/* Why a case is always asked alone; NULL: its programs may be joined with others. The other rules
 * are about programs: join_obstacle. */
const char *group_obstacle(const corpus_case *c);

/* How often the consumer under test was asked. Shared by the processes of a run. */
typedef struct group_counts {
  _Atomic uint64_t alone;   /* actions about one case */
  _Atomic uint64_t groups;  /* actions about several */
  _Atomic uint64_t answers; /* that came from groups */
  _Atomic uint64_t again; /* answers of groups that were wrong for a case, which was asked alone */
} group_counts;

typedef struct groups groups;
/* Groups of at most `most` programs. Returns NULL when out of memory. */
groups *groups_new(const vs_opset *o, const consumer_table *tested, size_t most,
                   group_counts *counts);
void groups_free(groups *g);

const consumer_table *groups_planner(const groups *g);
const consumer_table *groups_answerer(const groups *g);
/* The case that the planner records actions of. */
void groups_begin_case(groups *g, const corpus_case *c);
/* Asks what the planner recorded. `step` is called before each action. */
void groups_ask(groups *g, void (*step)(void *user), void *user);
/* Forgets the batch. */
void groups_forget(groups *g);

#endif

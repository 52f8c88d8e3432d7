/* SPDX-License-Identifier: Apache-2.0 */
/* A process grid has many processes. They run one after the other: each runs until it must wait for
 * another one. */
#ifndef HLO_CTS_INTERPRETER_SPMD_H
#define HLO_CTS_INTERPRETER_SPMD_H

#include "behaviors.h"

#define SPMD_MAX_PROCESSES 65536

/* Processes that wait for each other at a collective operation. */
typedef struct meeting {
  struct meeting *next;
  uint16_t op; /* what the members came for */
  int64_t channel;
  uint32_t *members; /* process numbers, in the group's order */
  size_t count, arrived, left;
  size_t values;           /* per member */
  interp_value ***brought; /* by member; NULL: not there yet */
} meeting;

/* Values that were sent and not yet received: from a send to a recv of a channel, or from a source
 * to a target of collective_permute. The first one sent is received first. */
typedef struct message {
  struct message *next;
  int64_t channel, source, target; /* source and target: -1 for send and recv */
  size_t count;
  interp_value *values[];
} message;

typedef struct grid {
  uint32_t replicas, partitions;
  proc *procs;
  meeting *meetings;
  message *messages;
  uint64_t events; /* counts what other processes may wait for */
  const ir_op **infeed;
  size_t infeed_count, infeed_next;
} grid;

static inline uint32_t process_number(const proc *p) {
  return p->replica * p->grid->partitions + p->partition;
}

/* Runs all processes of a grid until each has ended. Every process must have entered a function or
 * a region. Returns false after a diagnostic. */
bool ev_grid_run(proc *p, insn *i, grid *g);
/* Frees the contents of the grid, but not the grid itself. */
void ev_grid_free(grid *g);

/* Gets the channel of the op; 0 without the attribute. False with a diagnostic. */
bool ev_spmd_channel(proc *p, insn *i, int64_t *channel);
/* Reports a diagnostic if there is no grid. */
bool ev_spmd_needs_grid(proc *p, const insn *i);

/* Brings values to the meeting of a group (members[me] is this process). EVAL_WAIT until all are
 * there; then *out stays valid until ev_meeting_leave. */
eval_status ev_meeting_join(proc *p, insn *i, const uint32_t *members, size_t count, size_t me,
                            int64_t channel, interp_value *const *values, size_t value_count,
                            meeting **out);
void ev_meeting_leave(proc *p, meeting *m);

bool ev_message_post(proc *p, insn *i, int64_t channel, int64_t source, int64_t target,
                     interp_value *const *values, size_t count);
/* The oldest message of that kind, taken out of the grid; the caller frees it and its values. NULL:
 * none. */
message *ev_message_take(proc *p, int64_t channel, int64_t source, int64_t target);
void ev_message_free(message *m);

#endif

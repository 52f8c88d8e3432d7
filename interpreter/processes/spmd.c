/* SPDX-License-Identifier: Apache-2.0 */
/* interpreter.run_parallel, process ids, point-to-point and streaming communication.
 *
 * Processes take turns in the order of their numbers; each runs until it waits or returns. So the
 * evaluation is the same on any machine. When a whole round passes without an event, nobody can go
 * on: that is a deadlock, and it is reported with what each process waits for.
 */
#include "spmd.h"

#include <stdlib.h>
#include <string.h>

bool ev_spmd_needs_grid(proc *p, const insn *i) {
  return p->grid || ev_error(p, i, DIAG_INTERP_NEEDS_PROCESS,
                             "only supported when run via interpreter.run_parallel");
}

/* --- Meetings --------------------------------------------------------------------------------- */

static bool same_group(const meeting *m, const uint32_t *members, size_t count, int64_t channel) {
  return m->channel == channel && m->count == count &&
         memcmp(m->members, members, count * sizeof *members) == 0;
}

static meeting *meeting_new(proc *p, insn *i, const uint32_t *members, size_t count,
                            int64_t channel) {
  meeting *m = ev_scratch(p, i, 1, sizeof *m);
  if (!m) return NULL;
  m->members = ev_scratch(p, i, count, sizeof *m->members);
  m->brought = m->members ? ev_scratch(p, i, count, sizeof *m->brought) : NULL;
  if (!m->brought) {
    free(m->members);
    free(m);
    return NULL;
  }
  memcpy(m->members, members, count * sizeof *members);
  m->op = ir_op_id(i->op);
  m->count = count;
  m->channel = channel;
  m->next = p->grid->meetings;
  p->grid->meetings = m;
  return m;
}

static void meeting_free(meeting *m) {
  for (size_t k = 0; k < m->count; k++) {
    for (size_t v = 0; m->brought[k] && v < m->values; v++) interp_release(m->brought[k][v]);
    free(m->brought[k]);
  }
  free(m->brought);
  free(m->members);
  free(m);
}

eval_status ev_meeting_join(proc *p, insn *i, const uint32_t *members, size_t count, size_t me,
                            int64_t channel, interp_value *const *values, size_t value_count,
                            meeting **out) {
  meeting *m = p->meeting;
  if (!m) {
    for (m = p->grid->meetings; m; m = m->next)
      if (same_group(m, members, count, channel) && m->arrived < m->count && !m->brought[me]) break;
    if (!m && !(m = meeting_new(p, i, members, count, channel))) return EVAL_FAIL;
    if (m->arrived && (m->op != ir_op_id(i->op) || m->values != value_count))
      return ev_error(p, i, DIAG_INTERP_BAD_GROUP,
                      "the processes of a group meet at different operations");
    interp_value **copy = ev_scratch(p, i, value_count, sizeof *copy);
    if (!copy) return EVAL_FAIL;
    for (size_t k = 0; k < value_count; k++) copy[k] = interp_retain(values[k]);
    m->brought[me] = copy;
    m->values = value_count;
    m->arrived++;
    p->meeting = m;
    p->grid->events++;
  }
  *out = m;
  return m->arrived < m->count ? EVAL_WAIT : EVAL_OK;
}

void ev_meeting_leave(proc *p, meeting *m) {
  p->meeting = NULL;
  p->grid->events++;
  if (++m->left < m->count) return;
  for (meeting **at = &p->grid->meetings; *at; at = &(*at)->next) {
    if (*at != m) continue;
    *at = m->next;
    break;
  }
  meeting_free(m);
}

/* --- Messages --------------------------------------------------------------------------------- */

bool ev_message_post(proc *p, insn *i, int64_t channel, int64_t source, int64_t target,
                     interp_value *const *values, size_t count) {
  message *m = ev_scratch(p, i, 1, sizeof *m + count * sizeof *values);
  if (!m) return false;
  m->channel = channel;
  m->source = source;
  m->target = target;
  m->count = count;
  for (size_t k = 0; k < count; k++) m->values[k] = interp_retain(values[k]);
  message **at = &p->grid->messages;
  while (*at) at = &(*at)->next;
  *at = m;
  p->grid->events++;
  return true;
}

message *ev_message_take(proc *p, int64_t channel, int64_t source, int64_t target) {
  for (message **at = &p->grid->messages; *at; at = &(*at)->next) {
    message *m = *at;
    if (m->channel != channel || m->source != source || m->target != target) continue;
    *at = m->next;
    p->grid->events++;
    return m;
  }
  return NULL;
}

void ev_message_free(message *m) {
  for (size_t k = 0; k < m->count; k++) interp_release(m->values[k]);
  free(m);
}

/* --- run_parallel ----------------------------------------------------------------------------- */

/* programs = [[@f, @g], [@f, @g]]: replicas by partitions. */
static bool read_programs(proc *p, insn *i, grid *g, const ir_op ***out) {
  const ir_attr *a = ev_attr(p, i, "programs");
  if (!a->array.count || !a->array.items[0]->array.count)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "`programs` attribute cannot be empty");
  size_t replicas = a->array.count, partitions = a->array.items[0]->array.count;
  if (replicas > SPMD_MAX_PROCESSES || partitions > SPMD_MAX_PROCESSES / replicas)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "more than %d processes", SPMD_MAX_PROCESSES);
  g->replicas = (uint32_t)replicas;
  g->partitions = (uint32_t)partitions;
  const ir_op **programs = ev_scratch(p, i, replicas * partitions, sizeof *programs);
  if (!programs) return false;
  *out = programs;
  for (size_t r = 0; r < replicas; r++) {
    const ir_attr *row = a->array.items[r];
    if (row->array.count != partitions)
      return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                      "Sizes of second dimension of `programs` should all match %zu", partitions);
    for (size_t c = 0; c < partitions; c++) {
      const istr *name = row->array.items[c]->symbol.root;
      const ir_op *f = ev_find_function(i->op, name->bytes, name->len);
      if (!f || !f->regions[0].first)
        return ev_error(p, i, DIAG_INTERP_BAD_CALL, "Function %s not found", name->bytes);
      programs[r * partitions + c] = f;
    }
  }
  return true;
}

static bool read_infeed(proc *p, insn *i, grid *g) {
  const ir_attr *a = ev_attr(p, i, "infeed");
  if (!a) return true;
  if (a->array.count == 0)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                    "infeed attribute is optional or should not be empty");
  g->infeed = ev_scratch(p, i, a->array.count, sizeof *g->infeed);
  if (!g->infeed) return false;
  for (size_t k = 0; k < a->array.count; k++) {
    const istr *name = a->array.items[k]->symbol.root;
    g->infeed[g->infeed_count++] = ev_find_function(i->op, name->bytes, name->len);
  }
  return true;
}

/* Every process that has not returned, and what it waits for. */
static void report_deadlock(proc *p, insn *i, const grid *g) {
  strbuf_auto b = STRBUF_INIT;
  uint32_t shown = 0, waiting = 0;
  for (uint32_t k = 0; k < g->replicas * g->partitions; k++) {
    const proc *q = &g->procs[k];
    if (q->depth == 0) continue;
    waiting++;
    if (shown++ < 8)
      strbuf_addf(&b, "%s(%u, %u) at '%s'", shown > 1 ? ", " : "", q->replica, q->partition,
                  q->at ? q->at->op->name->full->bytes : "?");
  }
  ev_error(p, i, DIAG_INTERP_DEADLOCK, "deadlock: %u processes wait and none can go on: %s%s",
           waiting, strbuf_str(&b), shown > 8 ? ", ..." : "");
}

bool ev_grid_run(proc *p, insn *i, grid *g) {
  uint32_t n = g->replicas * g->partitions, done = 0;
  for (uint64_t before = UINT64_MAX; done < n;) {
    if (g->events == before) {
      report_deadlock(p, i, g);
      return false;
    }
    before = g->events;
    for (uint32_t k = 0; k < n; k++) {
      proc *q = &g->procs[k];
      if (q->depth == 0) continue;
      eval_status s = ev_proc_run(q, 0);
      if (s == EVAL_FAIL) return false;
      if (s == EVAL_WAIT) continue;
      done++;
      g->events++;
    }
  }
  if (g->messages)
    return ev_error(p, i, DIAG_INTERP_DEADLOCK, "what was sent to channel %lld was never received",
                    (long long)g->messages->channel);
  return true;
}

void ev_grid_free(grid *g) {
  for (uint32_t k = 0; g->procs && k < g->replicas * g->partitions; k++) ev_proc_free(&g->procs[k]);
  while (g->meetings) {
    meeting *m = g->meetings;
    g->meetings = m->next;
    meeting_free(m);
  }
  while (g->messages) {
    message *m = g->messages;
    g->messages = m->next;
    ev_message_free(m);
  }
  free(g->procs);
  free(g->infeed);
}

eval_status eval_run_parallel(proc *p, insn *i, interp_value **in, interp_value **out) {
  FREED_BY(ev_grid_free) grid g = {0};
  const ir_op **programs = NULL;
  if (p->run->grids >= 4)
    return ev_error(p, i, DIAG_INTERP_DEPTH_LIMIT, "process grids are nested more than 4 deep");
  bool ok = read_programs(p, i, &g, &programs) && read_infeed(p, i, &g);
  uint32_t n = g.replicas * g.partitions;
  size_t used = 0, made = 0;
  ok = ok && (g.procs = ev_scratch(p, i, n, sizeof *g.procs)) != NULL;
  p->run->grids++;
  for (uint32_t k = 0; ok && k < n; k++) {
    proc *q = &g.procs[k];
    ev_proc_init(q, p->run);
    q->grid = &g;
    q->replica = k / g.partitions;
    q->partition = k % g.partitions;
    q->at = i;
    uint32_t takes = programs[k]->regions[0].first->arg_count;
    ok = takes <= i->in_count - used ||
         ev_error(
             p, i, DIAG_INTERP_BAD_ARGUMENTS,
             "Number of inputs (%u) should match the sum of the number of inputs of all programs",
             i->in_count);
    ok = ok && ev_proc_enter_function(q, programs[k], in + used, takes) == EVAL_ENTER;
    used += takes;
  }
  if (ok && used != i->in_count)
    ok = ev_error(
        p, i, DIAG_INTERP_BAD_ARGUMENTS,
        "Number of inputs (%u) should match the sum of the number of inputs of all programs "
        "(%zu)",
        i->in_count, used);
  ok = ok && ev_grid_run(p, i, &g);
  for (uint32_t k = 0; ok && k < n; k++) {
    proc *q = &g.procs[k];
    for (size_t r = 0; r < q->ret_count && made < i->out_count; r++) {
      out[made++] = q->ret[r];
      q->ret[r] = NULL;
    }
  }
  if (ok && made != i->out_count)
    ok = ev_error(p, i, DIAG_INTERP_BAD_RESULT,
                  "Number of results (%u) should match the sum of the number of results of all "
                  "programs (%zu)",
                  i->out_count, made);
  p->run->grids--;
  free(programs);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- Ids -------------------------------------------------------------------------------------- */

static eval_status process_id(proc *p, insn *i, uint32_t id, interp_value **out) {
  if (!ev_spmd_needs_grid(p, i) || !(out[0] = ev_result(p, i, 0, NULL, 0))) return EVAL_FAIL;
  ev_num_set_int(NUM_U32, out[0]->data, id);
  return EVAL_OK;
}
eval_status eval_replica_id(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  return process_id(p, i, p->replica, out);
}
eval_status eval_partition_id(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  return process_id(p, i, p->partition, out);
}

/* --- send, recv ------------------------------------------------------------------------------- */

bool ev_spmd_channel(proc *p, insn *i, int64_t *channel) {
  const ir_attr *a = ev_attr(p, i, "channel_handle");
  *channel = 0;
  return !a || ev_param_int(p, i, a, "handle", channel);
}

/* source_target_pairs, where there are any: messages go by their channel alone, so a list that
 * contradicts itself would pass unseen, and the verifier leaves it alone as StableHLO's own tools
 * do. The ids number replicas, or partitions; either way there are no more than processes. */
static bool check_pairs(proc *p, insn *i, const char *op) {
  const ir_attr *a = ev_attr(p, i, "source_target_pairs");
  ints pairs;
  if (!a) return true;
  const ir_type *t = ir_attr_is(a, IR_ATTR_DENSE) ? a->dense.type : NULL;
  if (!ev_ints(p, i, "source_target_pairs", true, &pairs)) return false;
  if (pairs.n == 0) return true;
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.rank != 2 || t->shaped.dims[1] != 2)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "source_target_pairs does not hold pairs [%s C1]",
                    op);
  const grid *g = p->grid;
  int64_t limit = g->replicas > g->partitions ? g->replicas : g->partitions;
  for (size_t k = 0; k < pairs.n; k++) {
    if (pairs.v[k] < 0 || pairs.v[k] >= limit)
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                      "source_target_pairs: id %lld is not in [0, %lld) [%s C4]",
                      (long long)pairs.v[k], (long long)limit, op);
    for (size_t l = k % 2; l < k; l += 2)
      if (pairs.v[l] == pairs.v[k])
        return ev_error(
            p, i, DIAG_INTERP_CONSTRAINT, "source_target_pairs: id %lld stands twice as %s [%s %s]",
            (long long)pairs.v[k], k % 2 ? "target" : "source", op, k % 2 ? "C3" : "C2");
  }
  return true;
}

eval_status eval_send(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t channel;
  if (!ev_spmd_needs_grid(p, i) || !ev_spmd_channel(p, i, &channel) || !check_pairs(p, i, "send"))
    return EVAL_FAIL;
  uint32_t n = i->in_count - 1;
  if (!ev_message_post(p, i, channel, -1, -1, in, n)) return EVAL_FAIL;
  out[0] = interp_retain(in[n]);
  return EVAL_OK;
}

eval_status eval_recv(proc *p, insn *i, interp_value **in, interp_value **out) {
  int64_t channel;
  if (!ev_spmd_needs_grid(p, i) || !ev_spmd_channel(p, i, &channel) || !check_pairs(p, i, "recv"))
    return EVAL_FAIL;
  message *m = ev_message_take(p, channel, -1, -1);
  if (!m) return EVAL_WAIT;
  bool ok = m->count + 1 == i->out_count ||
            ev_error(p, i, DIAG_INTERP_BAD_RESULT, "%zu values were sent, not %u", m->count,
                     i->out_count - 1);
  for (size_t k = 0; ok && k < m->count; k++) out[k] = interp_retain(m->values[k]);
  if (ok) out[m->count] = interp_retain(in[0]);
  ev_message_free(m);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- infeed, outfeed -------------------------------------------------------------------------- */

/* The next function of run_parallel's `infeed` produces the data. */
eval_status eval_infeed(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in, (void)out;
  if (!ev_spmd_needs_grid(p, i)) return EVAL_FAIL;
  grid *g = p->grid;
  if (g->infeed_next >= g->infeed_count)
    return ev_error(p, i, DIAG_INTERP_DEADLOCK, "the infeed is empty");
  return ev_proc_enter_function(p, g->infeed[g->infeed_next++], NULL, 0);
}

eval_status ev_resume_infeed(proc *p, insn *i, interp_value **ret, size_t count,
                             interp_value **out) {
  if (count + 1 != i->out_count) /* the functions of `infeed` are not counted for each infeed */
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the infeed holds %zu values, not %u", count,
                    i->out_count - 1);
  for (size_t k = 0; k < count; k++) {
    out[k] = ret[k];
    ret[k] = NULL;
  }
  out[count] = ev_value_new(p->run->pool, VALUE_TOKEN, i->results[count], 0);
  return out[count] ? EVAL_OK : (eval_status)ev_no_memory(p, i);
}

/* The other end of the outfeed is implementation-defined: here nobody listens. */
eval_status eval_outfeed(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_spmd_needs_grid(p, i)) return EVAL_FAIL;
  out[0] = interp_retain(in[i->in_count - 1]);
  return EVAL_OK;
}

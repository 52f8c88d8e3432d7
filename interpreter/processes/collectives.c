/* SPDX-License-Identifier: Apache-2.0 */
/* Collective operations: all_gather, all_reduce, reduce_scatter, collective_reduce,
 * cross-replica-sum, all_to_all, collective_broadcast, collective_permute. */
#include <stdlib.h>
#include <string.h>

#include "define/elements/element.h"
#include "region.h"
#include "spmd.h"
#include "values/index.h"
#include "versions/versions.h"

typedef enum strategy { CROSS_REPLICA, CROSS_PARTITION, CROSS_BOTH, FLATTENED } strategy;

/* The group that this process is in. */
typedef struct group {
  uint32_t *members; /* process numbers */
  size_t count, me;
  size_t rows;        /* groups that the attribute lists */
  const char *covers; /* the row that asks for every process in some group; NULL: none does */
  int64_t channel;
} group;

/* --- Replica groups --------------------------------------------------------------------------- */

static bool rows_of_dense(proc *p, insn *i, const ir_attr *a, vs_groups *out) {
  ints v;
  const ir_type *t = a->dense.type;
  if (!ev_ints(p, i, "replica_groups", true, &v)) return false;
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.rank != 2) /* of cross-replica-sum */
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "'replica_groups' has not rank 2");
  /* -1 fills up rows that are shorter. */
  out->rows = (size_t)t->shaped.dims[0];
  out->columns = (size_t)t->shaped.dims[1];
  out->ids = ev_scratch(p, i, v.n, sizeof *out->ids);
  if (out->ids && v.n) memcpy(out->ids, v.v, v.n * sizeof *v.v);
  return out->ids != NULL;
}

static bool read_rows(proc *p, insn *i, vs_groups *out) {
  const ir_attr *a = ev_attr(p, i, "replica_groups");
  if (ir_attr_is(a, IR_ATTR_DENSE)) return rows_of_dense(p, i, a, out);
  if (ir_attr_is(a, IR_ATTR_DEFINED)) {
    const char *why = vs_mesh_groups(i->op, a, out);
    return !why || ev_error(p, i, DIAG_INTERP_BAD_GROUP, "%s", why);
  }
  return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                  "attribute 'replica_groups' is missing or malformed");
}

/* Whether this process belongs to a row, and the number that stands for it there. */
static int64_t own_id(const proc *p, strategy s) {
  return s == CROSS_PARTITION ? p->partition : s == FLATTENED ? process_number(p) : p->replica;
}

/* Reports that the ids are not those of all processes that must be in groups. A verified program
 * has no id twice; the number of processes is known only here. */
static bool too_few_or_many(proc *p, insn *i, const group *g, size_t listed, int64_t limit) {
  return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                  "replica_groups lists %zu ids, and %lld processes are to be in groups [%s]",
                  listed, (long long)limit, g->covers);
}

/* False with a diagnostic; g->count is 0 when the process is in no group. g->members from malloc.
 */
static bool find_group(proc *p, insn *i, strategy s, group *g) {
  vs_groups rows = {0};
  grid *all = p->grid;
  g->members = NULL;
  g->count = 0;
  if (!read_rows(p, i, &rows)) return false;
  g->rows = rows.rows;
  int64_t limit = s == CROSS_PARTITION ? all->partitions
                  : s == FLATTENED     ? (int64_t)all->replicas * all->partitions
                                       : all->replicas;
  const int64_t *mine = NULL;
  size_t listed = 0;
  for (size_t k = 0; k < rows.rows * rows.columns; k++) listed += rows.ids[k] != -1;
  bool ok = !g->covers || listed <= (size_t)limit || too_few_or_many(p, i, g, listed, limit);
  for (size_t r = 0; ok && r < rows.rows; r++) {
    for (size_t c = 0; ok && c < rows.columns; c++) {
      int64_t id = rows.ids[r * rows.columns + c];
      if (id == -1) continue;
      if (id < 0 || id >= limit)
        ok = ev_error(p, i, DIAG_INTERP_BAD_GROUP, "replica_groups: id %lld is not in [0, %lld)",
                      (long long)id, (long long)limit);
      if (id != own_id(p, s)) continue;
      if (mine)
        ok = ev_error(p, i, DIAG_INTERP_BAD_GROUP, "replica_groups: id %lld stands twice",
                      (long long)id);
      mine = &rows.ids[r * rows.columns];
    }
  }
  if (ok && mine && g->covers && listed < (size_t)limit)
    ok = too_few_or_many(p, i, g, listed, limit);
  if (ok && mine) {
    size_t repeat = s == CROSS_BOTH ? all->partitions : 1;
    g->members = ev_scratch(p, i, rows.columns * repeat, sizeof *g->members);
    ok = g->members != NULL;
    for (size_t q = 0; ok && q < repeat; q++) {
      for (size_t c = 0; c < rows.columns; c++) {
        int64_t id = mine[c];
        if (id == -1) continue;
        uint32_t number = s == CROSS_REPLICA     ? (uint32_t)id * all->partitions + p->partition
                          : s == CROSS_PARTITION ? p->replica * all->partitions + (uint32_t)id
                          : s == CROSS_BOTH      ? (uint32_t)id * all->partitions + (uint32_t)q
                                                 : (uint32_t)id;
        if (number == process_number(p)) g->me = g->count;
        g->members[g->count++] = number;
      }
    }
  }
  free(rows.ids);
  return ok;
}

/* By channel and use_global_device_ids (all_gather, all_reduce, reduce_scatter, collective_reduce).
 */
static bool group_by_ids(proc *p, insn *i, group *g) {
  bool global;
  if (!ev_spmd_needs_grid(p, i) || !ev_bool(p, i, "use_global_device_ids", false, &global) ||
      !ev_spmd_channel(p, i, &g->channel))
    return false;
  return find_group(p, i, global ? FLATTENED : g->channel > 0 ? CROSS_BOTH : CROSS_REPLICA, g);
}

/* By channel alone (all_to_all, collective_broadcast). */
static bool group_by_channel(proc *p, insn *i, group *g) {
  if (!ev_spmd_needs_grid(p, i) || !ev_spmd_channel(p, i, &g->channel)) return false;
  return find_group(p, i, g->channel > 0 ? CROSS_PARTITION : CROSS_REPLICA, g);
}

static void free_group(group *g) { free(g->members); }

static bool must_be_member(proc *p, insn *i, const group *g) {
  return g->count > 0 || ev_error(p, i, DIAG_INTERP_BAD_GROUP,
                                  "Failed to find process group with process_id: (%u, %u)%s%s%s",
                                  p->replica, p->partition, g->covers ? " [" : "",
                                  g->covers ? g->covers : "", g->covers ? "]" : "");
}

/* Everybody's value k has the type of this process's. */
static bool alike(proc *p, insn *i, const meeting *m, size_t k, const interp_value *v) {
  for (size_t q = 0; q < m->count; q++) {
    const interp_value *w = m->brought[q][k];
    if (w->kind != VALUE_TENSOR || w->num != v->num || !ev_same_shape(w, v))
      return ev_error(p, i, DIAG_INTERP_CONSTRAINT, "the operands of the processes differ in type");
  }
  return true;
}

static bool zeros(proc *p, insn *i, size_t k, const interp_value *like, interp_value **out) {
  out[k] = ev_result(p, i, k, value_dims(like), value_rank(like));
  if (!out[k]) return false;
  size_t size = ev_num_rows[out[k]->num].bytes;
  for (size_t e = 0; e < out[k]->count; e++)
    ev_element_set((num_kind)out[k]->num, out[k]->data + e * size, 0);
  return true;
}

/* Makes the results of an op from the operands that all members brought. */
typedef bool (*met_fn)(proc *p, insn *i, const group *g, const meeting *m, interp_value **in,
                       interp_value **out, const void *user);

/* Brings n operands to the meeting of the group, and calls `met` when all members are there. */
static eval_status meet(proc *p, insn *i, const group *g, interp_value **in, size_t n,
                        interp_value **out, met_fn met, const void *user) {
  meeting *m;
  eval_status s = ev_meeting_join(p, i, g->members, g->count, g->me, g->channel, in, n, &m);
  if (s != EVAL_OK) return s;
  bool ok = met(p, i, g, m, in, out, user);
  ev_meeting_leave(p, m);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- Gathering -------------------------------------------------------------------------------- */

/* Values of one kind, one from each member, next to each other along a dimension. */
static bool gather_along(proc *p, insn *i, interp_value **parts, size_t n, int64_t dimension,
                         size_t k, interp_value **out) {
  size_t rank = value_rank(parts[0]);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  if (!dims) return false;
  memcpy(dims, value_dims(parts[0]), rank * sizeof *dims);
  bool ok =
      !__builtin_mul_overflow(dims[dimension], (int64_t)n, &dims[dimension]) || ev_no_memory(p, i);
  ok = ok && (out[k] = ev_result(p, i, k, dims, rank));
  memset(dims, 0, rank * sizeof *dims);
  for (size_t m = 0; ok && m < n; m++) { /* `dims` is where the part goes */
    ok = ev_copy_box(p, i, value_dims(parts[m]), out[k], dims, parts[m], NULL);
    dims[dimension] += value_dims(parts[m])[dimension];
  }
  return ok;
}

static bool gather_all(proc *p, insn *i, const group *g, const meeting *m, interp_value **in,
                       interp_value **out, const void *user) {
  const int64_t *dimension = user;
  auto_free interp_value **parts = ev_scratch(p, i, g->count, sizeof *parts);
  bool ok = parts != NULL;
  for (size_t k = 0; ok && k < i->in_count; k++) {
    for (size_t q = 0; q < g->count; q++) parts[q] = m->brought[q][k];
    ok = alike(p, i, m, k, in[k]) && gather_along(p, i, parts, g->count, *dimension, k, out);
  }
  return ok;
}

eval_status eval_all_gather(proc *p, insn *i, interp_value **in, interp_value **out) {
  FREED_BY(free_group) group g = {.covers = "all_gather C3"};
  int64_t dimension;
  if (!ev_int(p, i, "all_gather_dim", NULL, &dimension) || !group_by_ids(p, i, &g) ||
      !must_be_member(p, i, &g))
    return EVAL_FAIL;
  return meet(p, i, &g, in, i->in_count, out, gather_all, &dimension);
}

/* --- Reducing --------------------------------------------------------------------------------- */

/* The member with the lowest number; in later rounds, with the next one after *done. */
static size_t next_member(const meeting *m, size_t round, uint32_t *done) {
  size_t least = SIZE_MAX;
  for (size_t q = 0; q < m->count; q++)
    if ((round == 0 || m->members[q] > *done) &&
        (least == SIZE_MAX || m->members[q] < m->members[least]))
      least = q;
  *done = m->members[least];
  return least;
}

/* Value k of all members, in the order of their process ids, folded into a tensor of shape `dims`.
 */
static interp_value *reduce_members(proc *p, insn *i, const meeting *m, size_t k, const region *b,
                                    const ir_type *element) {
  const interp_value *first = m->brought[0][k];
  size_t rank = value_rank(first);
  interp_value *acc = ev_temp(p, i, element, value_dims(first), rank);
  interp_value *next = acc ? ev_temp(p, i, element, value_dims(first), rank) : NULL;
  bool ok = next != NULL;
  num_kind to = acc ? (num_kind)acc->num : NUM_NONE;
  uint32_t done = 0;
  for (size_t round = 0; ok && round < m->count; round++) {
    const interp_value *v = m->brought[next_member(m, round, &done)][k];
    interp_value *into = round == 0 ? acc : next;
    size_t from = ev_num_rows[v->num].bytes, size = ev_num_rows[to].bytes;
    for (size_t e = 0; e < v->count; e++)
      ev_element_convert((num_kind)v->num, to, v->data + e * from, into->data + e * size);
    const void *args[] = {acc->data, next->data};
    void *results[] = {acc->data};
    for (size_t e = 0; ok && round && e < acc->count; e++)
      ok = ev_region_apply(b, e, args, results);
  }
  interp_release(next);
  if (ok) return acc;
  interp_release(acc);
  return NULL;
}

static bool give(proc *p, insn *i, size_t k, interp_value *v, interp_value **out) {
  const ir_type *t = ev_declared(p, i, k, value_dims(v), value_rank(v));
  if (t) out[k] = ev_retyped(p, i, &v, t);
  interp_release(v);
  return t && out[k];
}

static const ir_type *result_element(const insn *i, size_t k) {
  return k < i->out_count ? ir_type_element(i->results[k]) : NULL;
}

static bool reduce_all(proc *p, insn *i, const group *g, const meeting *m, interp_value **in,
                       interp_value **out, const void *user) {
  region b;
  bool ok = ev_region_open(p, i, 0, 2, 1, &b);
  (void)g, (void)user;
  for (size_t k = 0; ok && k < i->in_count; k++) {
    interp_value *v =
        alike(p, i, m, k, in[k]) ? reduce_members(p, i, m, k, &b, result_element(i, k)) : NULL;
    ok = v && give(p, i, k, v, out);
  }
  return ok;
}

eval_status eval_all_reduce(proc *p, insn *i, interp_value **in, interp_value **out) {
  FREED_BY(free_group) group g = {.covers = "all_reduce C2"};
  if (!group_by_ids(p, i, &g) || !must_be_member(p, i, &g)) return EVAL_FAIL;
  return meet(p, i, &g, in, i->in_count, out, reduce_all, NULL);
}

/* Part `k` of `parts` equal ones along a dimension; NULL with a diagnostic. */
static interp_value *part_of(proc *p, insn *i, const interp_value *v, int64_t dimension,
                             size_t parts, size_t k, const char *row) {
  size_t rank = value_rank(v);
  if (parts == 0 || value_dims(v)[dimension] % (int64_t)parts) {
    ev_error(p, i, DIAG_INTERP_CONSTRAINT,
             "input dimension at axis (%lld) should be divisible by %zu, but got: %lld [%s]",
             (long long)dimension, parts, (long long)value_dims(v)[dimension], row);
    return NULL;
  }
  auto_free int64_t *w = ev_scratch(p, i, 2 * rank, sizeof *w); /* dimensions, and where */
  if (!w) return NULL;
  memcpy(w, value_dims(v), rank * sizeof *w);
  w[dimension] /= (int64_t)parts;
  w[rank + (size_t)dimension] = (int64_t)k * w[dimension];
  interp_value *r = ev_temp(p, i, value_element(v), w, rank);
  if (!r || ev_copy_box(p, i, w, r, NULL, v, w + rank)) return r;
  interp_release(r);
  return NULL;
}

static bool reduce_and_scatter(proc *p, insn *i, const group *g, const meeting *m,
                               interp_value **in, interp_value **out, const void *user) {
  const int64_t *dimension = user;
  region b;
  interp_value *v = NULL, *part = NULL;
  bool ok = ev_region_open(p, i, 0, 2, 1, &b) && alike(p, i, m, 0, in[0]) &&
            (v = reduce_members(p, i, m, 0, &b, result_element(i, 0))) &&
            (part = part_of(p, i, v, *dimension, g->count, g->me, "reduce_scatter C1")) &&
            give(p, i, 0, part, out);
  interp_release(v);
  return ok;
}

eval_status eval_reduce_scatter(proc *p, insn *i, interp_value **in, interp_value **out) {
  FREED_BY(free_group) group g = {.covers = "reduce_scatter C4"};
  int64_t dimension;
  if (!ev_int(p, i, "scatter_dimension", NULL, &dimension) || !group_by_ids(p, i, &g) ||
      !must_be_member(p, i, &g))
    return EVAL_FAIL;
  return meet(p, i, &g, in, 1, out, reduce_and_scatter, &dimension);
}

/* Which member is the root for value k: the first one, or what the last operand says. */
static bool root_of(proc *p, insn *i, const group *g, const interp_value *roots, size_t k,
                    const char *row, size_t *root) {
  *root = 0;
  if (!roots) return true;
  int64_t r = ev_int_at(roots, k);
  if (r < 0 || (uint64_t)r >= g->count)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "dynamic root index %lld is out of bounds: a group has %zu members [%s]",
                    (long long)r, g->count, row);
  *root = (size_t)r;
  return true;
}

/* A collective with a root for each operand. */
typedef struct rooted_op {
  bool reduces; /* the root gets what the body makes of the operands, and the others zeros; else
                   every member gets the root's operand */
  size_t n;     /* operands */
  const interp_value *roots; /* NULL: the first member is the root of all */
  const char *row;           /* the constraint on roots */
} rooted_op;

static bool give_by_root(proc *p, insn *i, const group *g, const meeting *m, interp_value **in,
                         interp_value **out, const void *user) {
  const rooted_op *o = user;
  region b;
  bool ok = !o->reduces || ev_region_open(p, i, 0, 2, 1, &b);
  for (size_t k = 0; ok && k < o->n; k++) {
    interp_value *v;
    size_t root;
    ok = root_of(p, i, g, o->roots, k, o->row, &root) && alike(p, i, m, k, in[k]);
    if (ok && !o->reduces)
      out[k] = interp_retain(m->brought[root][k]);
    else if (ok && root != g->me)
      ok = zeros(p, i, k, in[k], out);
    else if (ok)
      ok = (v = reduce_members(p, i, m, k, &b, result_element(i, k))) && give(p, i, k, v, out);
  }
  return ok;
}

static eval_status rooted(proc *p, insn *i, interp_value **in, interp_value **out, bool reduces,
                          bool (*members)(proc *, insn *, group *), const char *row) {
  FREED_BY(free_group) group g = {0};
  bool dynamic, ok = true; /* dynamic: the last operand is a tensor that holds the roots */
  if (!ev_bool(p, i, "has_dynamic_root", false, &dynamic) || !members(p, i, &g)) return EVAL_FAIL;
  rooted_op o = {reduces, i->in_count - dynamic, dynamic ? in[i->in_count - 1] : NULL, row};
  if (g.count) return meet(p, i, &g, in, o.n, out, give_by_root, &o);
  for (size_t k = 0; ok && k < o.n; k++) ok = zeros(p, i, k, in[k], out);
  return ok ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_collective_reduce(proc *p, insn *i, interp_value **in, interp_value **out) {
  return rooted(p, i, in, out, true, group_by_ids, "collective_reduce root");
}

eval_status eval_collective_broadcast(proc *p, insn *i, interp_value **in, interp_value **out) {
  return rooted(p, i, in, out, false, group_by_channel, "collective_broadcast C6");
}

static bool sum_all(proc *p, insn *i, const group *g, const meeting *m, interp_value **in,
                    interp_value **out, const void *user) {
  num_kind num = (num_kind)in[0]->num;
  element_op add;
  uint32_t done = 0;
  (void)g, (void)user;
  if (!alike(p, i, m, 0, in[0]) ||
      !(out[0] = ev_result(p, i, 0, value_dims(in[0]), value_rank(in[0]))))
    return false;
  if (!ev_element_bind_same(OP_STABLEHLO_ADD, num, &add))
    return ev_error(p, i, DIAG_INTERP_BAD_OPERAND, "these elements cannot be added");
  for (size_t round = 0; round < m->count; round++) {
    const uint8_t *x = m->brought[next_member(m, round, &done)][0]->data;
    uint8_t *sum = out[0]->data;
    if (round == 0) memcpy(sum, x, out[0]->size);
    for (size_t e = 0; round && e < out[0]->size; e += ev_num_rows[num].bytes)
      ev_element_2(&add, sum + e, x + e, sum + e);
  }
  return true;
}

/* all_reduce by addition, without a channel (StablehloOps.td, StableHLO_CrossReplicaSumOp). */
eval_status eval_cross_replica_sum(proc *p, insn *i, interp_value **in, interp_value **out) {
  FREED_BY(free_group) group g = {0};
  if (!ev_spmd_needs_grid(p, i) || !find_group(p, i, CROSS_REPLICA, &g) ||
      !must_be_member(p, i, &g))
    return EVAL_FAIL;
  return meet(p, i, &g, in, 1, out, sum_all, NULL);
}

/* --- Exchanging ------------------------------------------------------------------------------- */

typedef struct exchange {
  int64_t split, concat; /* dimensions */
} exchange;

static bool exchange_all(proc *p, insn *i, const group *g, const meeting *m, interp_value **in,
                         interp_value **out, const void *user) {
  const exchange *x = user;
  auto_free interp_value **parts = ev_scratch(p, i, g->count, sizeof *parts);
  bool ok = parts != NULL;
  for (size_t k = 0; ok && k < i->in_count; k++) {
    ok = alike(p, i, m, k, in[k]);
    for (size_t q = 0; ok && q < g->count; q++)
      ok = (parts[q] = part_of(p, i, m->brought[q][k], x->split, g->count, g->me,
                               "all_to_all C2")) != NULL;
    ok = ok && gather_along(p, i, parts, g->count, x->concat, k, out);
    for (size_t q = 0; q < g->count; q++) {
      interp_release(parts[q]);
      parts[q] = NULL;
    }
  }
  return ok;
}

eval_status eval_all_to_all(proc *p, insn *i, interp_value **in, interp_value **out) {
  FREED_BY(free_group) group g = {.covers = "all_to_all C6"};
  exchange x;
  int64_t count;
  if (!ev_int(p, i, "split_dimension", NULL, &x.split) ||
      !ev_int(p, i, "concat_dimension", NULL, &x.concat) ||
      !ev_int(p, i, "split_count", NULL, &count) || !group_by_channel(p, i, &g) ||
      !must_be_member(p, i, &g))
    return EVAL_FAIL;
  if (count < 1 || (uint64_t)count != g.count)
    return ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "split_count %lld is not the size of the group, %zu [all_to_all C8]",
                    (long long)count, g.count);
  return meet(p, i, &g, in, i->in_count, out, exchange_all, &x);
}

/* Each pair is a message from its source to its target; who is no target gets zeros. */
eval_status eval_collective_permute(proc *p, insn *i, interp_value **in, interp_value **out) {
  ints pairs;
  int64_t channel;
  if (!ev_spmd_needs_grid(p, i) || !ev_ints(p, i, "source_target_pairs", true, &pairs) ||
      !ev_spmd_channel(p, i, &channel))
    return EVAL_FAIL;
  strategy s = channel > 0 ? CROSS_PARTITION : CROSS_REPLICA;
  int64_t limit = channel > 0 ? p->grid->partitions : p->grid->replicas, me = own_id(p, s);
  int64_t source = -1;
  for (size_t k = 0; k < pairs.n; k++) {
    if (pairs.v[k] < 0 || pairs.v[k] >= limit)
      return ev_error(p, i, DIAG_INTERP_BAD_GROUP,
                      "source_target_pairs: id %lld is not in [0, %lld)", (long long)pairs.v[k],
                      (long long)limit);
    if (k % 2 && pairs.v[k] == me) source = pairs.v[k - 1];
  }
  /* Processes are told apart by their numbers: a message stays in its row or column of the grid. */
#define NUMBER(id)                                                \
  (channel > 0 ? (int64_t)p->replica * p->grid->partitions + (id) \
               : (id)*p->grid->partitions + (int64_t)p->partition)
  for (size_t k = 0; !p->posted && k + 1 < pairs.n; k += 2)
    if (pairs.v[k] == me && pairs.v[k + 1] != me &&
        !ev_message_post(p, i, channel, NUMBER(me), NUMBER(pairs.v[k + 1]), in, 1))
      return EVAL_FAIL;
  p->posted = true;
  if (source < 0 || source == me) {
    p->posted = false;
    if (source == me)
      out[0] = interp_retain(in[0]);
    else if (!zeros(p, i, 0, in[0], out))
      return EVAL_FAIL;
    return EVAL_OK;
  }
  message *m = ev_message_take(p, channel, NUMBER(source), NUMBER(me));
#undef NUMBER
  if (!m) return EVAL_WAIT;
  p->posted = false;
  out[0] = interp_retain(m->values[0]);
  ev_message_free(m);
  return EVAL_OK;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Shardy's collectives: what each does to the sharding of its operand. */
#include <string.h>

#include "sdy.h"

/* --- What all have --- */

enum {
  WITHOUT_SHARDING = 1 << 0, /* the operand may have none; then no dimension is divided */
  OTHER_MESH = 1 << 1,       /* the result may have another mesh */
};

static const struct {
  uint16_t op;
  uint8_t may;
} allowances[] = {
    {OP_SDY_ALL_SLICE, WITHOUT_SHARDING},
    {OP_SDY_COLLECTIVE_PERMUTE, OTHER_MESH},
    {OP_SDY_ALL_REDUCE, WITHOUT_SHARDING},
    {OP_SDY_REDUCE_SCATTER, WITHOUT_SHARDING},
};

static bool may(const checker *k, uint8_t what) {
  for (size_t i = 0; i < sizeof allowances / sizeof *allowances; i++)
    if (ir_op_is(k->op, allowances[i].op)) return allowances[i].may & what;
  return false;
}

bool verify_sdy_collective(checker *k) {
  sdy_sharding from, to;
  const ir_attr *a = vf_prop(k, "out_sharding");
  if (!k->op->operand_count || !k->op->result_count) return true;
  bool has = vf_sdy_sharding_of(k, k->op->operands[0].value, &from);
  if (!may(k, WITHOUT_SHARDING))
    RETURN_UNLESS(has, "operand", "@collective on operand without sharding");
  if (!vf_sdy_check_sharding(k, a, out(k, 0), "")) return false;
  if (!has || !vf_sdy_read_sharding(k, a, NULL, &to)) return true;
  if (!may(k, OTHER_MESH))
    RETURN_UNLESS(!from.mesh || from.mesh == to.mesh, "mesh",
                  "@result mesh does not match operand mesh");
  RETURN_UNLESS(from.rank == to.rank, "rank",
                "@result sharding has rank % but operand sharding has rank %", to.rank, from.rank);
  return true;
}

/* The shardings of the operand and the result. False: they cannot be compared, which
 * verify_sdy_collective tells. */
static bool read_both(checker *k, sdy_sharding *from, sdy_sharding *to) {
  if (!k->op->operand_count || !k->op->result_count ||
      !vf_sdy_read_sharding(k, vf_prop(k, "out_sharding"), NULL, to) || !to->mesh)
    return false;
  if (!vf_sdy_sharding_of(k, k->op->operands[0].value, from))
    *from = vf_sdy_replicated(k, to, to->rank);
  return from->rank == to->rank;
}

/* The list of axes of each dimension in #sdy.list_of_axis_ref_lists. */
typedef struct per_dimension {
  sdy_axes *items;
  size_t count;
} per_dimension;

static bool read_lists(checker *k, const char *property, const sdy_mesh *m, per_dimension *out) {
  const ir_attr *a = vf_prop(k, property);
  if (!vf_sdy_is(a, ATTR_SDY_LIST_OF_AXIS_REF_LISTS)) return false;
  const ir_param *lists = vf_sdy_param(a, 0);
  *out = (per_dimension){ARENA_ARRAY(k->scratch, sdy_axes, lists->count), lists->count};
  for (size_t i = 0; i < lists->count; i++)
    out->items[i] = vf_sdy_read_axes(k, m, vf_sdy_param(lists->attrs[i], 0));
  return true;
}

static const sdy_axes_rows axes_rows = {"each-axis", "each-axis", "each-axis", "each-axis"};

static bool check_lists(checker *k, const sdy_mesh *m, const per_dimension *lists, size_t rank) {
  map seen = {0};
  for (size_t i = 0; i < lists->count; i++)
    if (!vf_sdy_check_axes(k, &axes_rows, m, lists->items[i], &seen, "")) return false;
  RETURN_UNLESS(lists->count == rank, "axes-rank",
                "@result sharding has rank % but collective axes has rank %", rank, lists->count);
  return true;
}

static bool result_is_sharded(checker *k, sdy_axes expected, sdy_axes found, size_t d) {
  RETURN_UNLESS(vf_sdy_same_axes(expected, found), "result",
                "@result sharding doesn't match expected sharding % on dimension %",
                vf_sdy_axes_text(k, expected), d);
  return true;
}

/* --- What is done to the axes of a dimension --- */

static sdy_axes copy_of(checker *k, sdy_axes list, size_t more) {
  sdy_axes copy = {ARENA_ARRAY(k->scratch, sdy_axis, list.count + more), list.count};
  if (list.count) memcpy(copy.items, list.items, list.count * sizeof *copy.items);
  return copy;
}

static bool divides(int64_t a, int64_t b) { return a > 0 && b % a == 0; }

/* Takes the last devices of the last axis away: "x" without "x":(2)4 is "x":(1)2. */
static void cut(sdy_axes *list, const sdy_axis *suffix) {
  sdy_axis *last = &list->items[list->count - 1];
  if (suffix->pre <= last->pre || !divides(last->pre, suffix->pre)) {
    list->count--;
    return;
  }
  *last = (sdy_axis){.name = last->name,
                     .place = last->place,
                     .part = true,
                     .pre = last->pre,
                     .size = suffix->pre / last->pre,
                     .next = suffix->pre};
}

/* `axes` are the end of what divides the dimension, and are gone afterwards. */
static bool without(checker *k, sdy_axes from, sdy_axes axes, size_t d, const char *what,
                    sdy_axes *out) {
  *out = copy_of(k, from, 0);
  for (size_t i = axes.count; i-- > 0;) {
    bool ends = out->count && vf_sdy_is_suffix(&axes.items[i], &out->items[out->count - 1]);
    RETURN_UNLESS(ends, "applies", "@can't apply % axis % to operand sharding on dimension %", what,
                  vf_sdy_axis_text(k, &axes.items[i]), d);
    if (!ends) return true;
    cut(out, &axes.items[i]);
  }
  return true;
}

static sdy_axes with(checker *k, sdy_axes from, sdy_axes axes, const sdy_mesh *m) {
  sdy_axes list = copy_of(k, from, axes.count);
  for (size_t i = 0; i < axes.count; i++) vf_sdy_append(&list, m, axes.items[i]);
  return list;
}

/* --- all_gather, all_slice, reduce_scatter --- */

static bool check_taken(checker *k, const char *property, const char *what, sdy_sharding *from,
                        sdy_sharding *to, per_dimension *lists) {
  if (!read_both(k, from, to) || !read_lists(k, property, to->mesh, lists)) return true;
  if (!check_lists(k, to->mesh, lists, to->rank)) return false;
  for (size_t d = 0; d < to->rank && d < lists->count; d++) {
    sdy_axes left;
    if (!without(k, from->dims[d], lists->items[d], d, what, &left) ||
        !result_is_sharded(k, left, to->dims[d], d))
      return false;
  }
  return true;
}

bool vf_uses_sdy_gather(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  per_dimension lists;
  return check_taken(k, "gathering_axes", "gathering", &from, &to, &lists);
}

static bool check_added(checker *k, const char *property, const sdy_sharding *from,
                        const sdy_sharding *to) {
  per_dimension lists;
  if (!read_lists(k, property, to->mesh, &lists)) return true;
  if (!check_lists(k, to->mesh, &lists, to->rank)) return false;
  for (size_t d = 0; d < to->rank && d < lists.count; d++)
    if (!result_is_sharded(k, with(k, from->dims[d], lists.items[d], to->mesh), to->dims[d], d))
      return false;
  return true;
}

bool vf_uses_sdy_slice(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  return !read_both(k, &from, &to) || check_added(k, "slicing_axes", &from, &to);
}

static uint64_t reduction_of(const checker *k) {
  int64_t number = 0;
  vf_prop_int(k, "reduction_op", &number);
  return (uint64_t)number;
}

bool vf_uses_sdy_reduce_scatter(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  return !read_both(k, &from, &to) ||
         (vf_sdy_check_unreduced(k, &from, &to, false, reduction_of(k)) &&
          check_added(k, "reduce_scatter_axes", &from, &to));
}

/* --- all_to_all --- */

typedef struct move {
  sdy_axes axes;
  int64_t from, to;
} move;

static bool check_moves(checker *k, const sdy_mesh *m, const move *moves, size_t count, size_t rank,
                        bool *moved) {
  map seen = {0};
  int64_t before = -1;
  for (size_t i = 0; i < count; i++) {
    if (!vf_sdy_check_axes(k, &axes_rows, m, moves[i].axes, &seen, "")) return false;
    int64_t ends[2] = {moves[i].from, moves[i].to};
    for (size_t e = 0; e < 2; e++)
      RETURN_UNLESS(ends[e] >= 0 && ends[e] < (int64_t)rank, "dimensions",
                    "@% dimension % is out of range [0, %)", e ? "target" : "source", ends[e],
                    rank);
    for (size_t e = 0; e < 2; e++) {
      if (ends[e] < 0 || ends[e] >= (int64_t)rank) continue;
      RETURN_UNLESS(!moved[ends[e]], "distinct",
                    "@overlapping source/target dimensions in all-to-all params: %", ends[e]);
      moved[ends[e]] = true;
    }
    RETURN_UNLESS(before < ends[0], "sorted",
                  "@source dimensions are not sorted in ascending order: % appears after %",
                  ends[0], before);
    before = ends[0];
  }
  return true;
}

bool vf_uses_sdy_all_to_all(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  const ir_attr *a = vf_prop(k, "params");
  if (!read_both(k, &from, &to) || !vf_sdy_is(a, ATTR_SDY_ALL_TO_ALL_PARAM_LIST)) return true;
  const ir_param *list = vf_sdy_param(a, 0);
  RETURN_UNLESS(list->count, "params", "@parameter list is empty");
  move *moves = ARENA_ARRAY(k->scratch, move, list->count);
  bool *moved = ARENA_ARRAY(k->scratch, bool, to.rank);
  for (size_t d = 0; d < to.rank; d++) moved[d] = false;
  for (size_t i = 0; i < list->count; i++) {
    const ir_attr *p = list->attrs[i];
    moves[i] = (move){vf_sdy_read_axes(k, to.mesh, vf_sdy_param(p, 0)), vf_sdy_param(p, 1)->i,
                      vf_sdy_param(p, 2)->i};
  }
  bool gap = k->gap;
  if (!check_moves(k, to.mesh, moves, list->count, to.rank, moved)) return false;
  if (k->gap && !gap) return true;
  for (size_t i = 0; i < list->count; i++) {
    const move *m = &moves[i];
    size_t source = (size_t)m->from, target = (size_t)m->to;
    sdy_axes left;
    if (!without(k, from.dims[source], m->axes, source, "all-to-all", &left) ||
        !result_is_sharded(k, left, to.dims[source], source) ||
        !result_is_sharded(k, with(k, from.dims[target], m->axes, to.mesh), to.dims[target],
                           target))
      return false;
  }
  for (size_t d = 0; d < to.rank; d++)
    if (!moved[d] && !result_is_sharded(k, from.dims[d], to.dims[d], d)) return false;
  return true;
}

/* --- collective_permute --- */

static bool same_axes_of_meshes(const sdy_mesh *a, const sdy_mesh *b) {
  return a->count == b->count &&
         (!a->count || memcmp(a->axes, b->axes, a->count * sizeof *a->axes) == 0);
}

static bool same_devices(const sdy_mesh *a, const sdy_mesh *b) {
  ints x = a->device_ids, y = b->device_ids;
  return x.count == y.count &&
         (!x.count || memcmp(x.items, y.items, x.count * sizeof *x.items) == 0);
}

bool vf_uses_sdy_permute(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  if (!read_both(k, &from, &to) || !from.mesh) return true;
  RETURN_UNLESS(same_axes_of_meshes(from.mesh, to.mesh), "mesh-axes",
                "@result mesh has different axes than operand mesh");
  RETURN_UNLESS(from.mesh_or_ref == to.mesh_or_ref || !same_devices(from.mesh, to.mesh),
                "mesh-name", "@result mesh name is different but same device ids as operand");
  for (size_t d = 0; d < to.rank; d++) {
    int64_t before = vf_sdy_total(from.dims[d]), after = vf_sdy_total(to.dims[d]);
    RETURN_UNLESS(before == after, "sizes",
                  "@sharded size of result doesn't match operand on dimension %: % != %", d, after,
                  before);
  }
  return true;
}

/* --- all_reduce --- */

static bool divides_nothing(const sdy_sharding *s) {
  for (size_t d = 0; d < s->rank; d++)
    if (s->dims[d].count) return false;
  return true;
}

/* Whatever is unreduced. */
static bool equivalent(const sdy_sharding *a, const sdy_sharding *b) {
  if (divides_nothing(a)) return divides_nothing(b);
  if (a->mesh_or_ref != b->mesh_or_ref) return false;
  for (size_t d = 0; d < a->rank; d++)
    if (!vf_sdy_same_axes(a->dims[d], b->dims[d])) return false;
  return true;
}

static const sdy_axis *overlapping(const sdy_axis *a, sdy_axes list) {
  for (size_t i = 0; i < list.count; i++)
    if (vf_sdy_overlap(a, &list.items[i])) return &list.items[i];
  return NULL;
}

static bool in_dimensions(const sdy_axis *a, const sdy_sharding *s) {
  for (size_t d = 0; d < s->rank; d++)
    if (overlapping(a, s->dims[d])) return true;
  return false;
}

static bool read_list(checker *k, const char *property, const sdy_mesh *m, sdy_axes *out) {
  const ir_attr *a = vf_prop(k, property);
  if (vf_sdy_is(a, ATTR_SDY_AXIS_REF_LIST)) *out = vf_sdy_read_axes(k, m, vf_sdy_param(a, 0));
  return vf_sdy_is(a, ATTR_SDY_AXIS_REF_LIST);
}

static bool check_sorted_list(checker *k, const sdy_mesh *m, sdy_axes axes, const char *name) {
  map seen = {0};
  return vf_sdy_check_order(k, axes_rows.order, axes, "", name) &&
         vf_sdy_check_axes(k, &axes_rows, m, axes, &seen, "");
}

bool vf_uses_sdy_all_reduce(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  sdy_axes axes;
  if (!read_both(k, &from, &to) || !read_list(k, "reduction_axes", to.mesh, &axes)) return true;
  RETURN_UNLESS(equivalent(&from, &to), "equivalent",
                "@operand and result shardings are not equivalent");
  if (!check_sorted_list(k, to.mesh, axes, "reduction")) return false;
  for (size_t i = 0; i < axes.count; i++) {
    const sdy_axis *a = &axes.items[i];
    RETURN_UNLESS(!in_dimensions(a, &from) && !overlapping(a, from.replicated), "operand-axes",
                  "@reduction axis % overlaps with operand dimension sharding or replicated axes",
                  vf_sdy_axis_text(k, a));
    RETURN_UNLESS(!overlapping(a, to.unreduced), "result-axes",
                  "@reduction axis % overlaps with result unreduced axes", vf_sdy_axis_text(k, a));
  }
  return vf_sdy_check_unreduced(k, &from, &to, false, reduction_of(k));
}

/* --- sharded_to_unreduced, replicated_to_unreduced --- */

static bool result_is_summed(checker *k) {
  enum { SUM = 0 };
  sdy_sharding to;
  bool sum = !vf_sdy_read_sharding(k, vf_prop(k, "out_sharding"), NULL, &to) || to.reduction == SUM;
  RETURN_UNLESS(sum, "sum", "@out_sharding reduction_op must be SUM");
  return true;
}

/* The unreduced axes of the result are those of the operand and the ones that become it. */
static bool check_sum(checker *k, const sdy_sharding *from, const sdy_sharding *to,
                      const sdy_axes *more, size_t count, const char *name) {
  size_t room = 0;
  for (size_t i = 0; i < count; i++) room += more[i].count;
  sdy_axes all = copy_of(k, from->unreduced, room);
  for (size_t i = 0; i < count; i++)
    for (size_t j = 0; j < more[i].count; j++) all.items[all.count++] = more[i].items[j];
  vf_sdy_sort_and_merge(&all, to->mesh);
  RETURN_UNLESS(vf_sdy_same_axes(all, to->unreduced), "unreduced",
                "@out_unreduced_axes should be in_unreduced_axes + %", name);
  return true;
}

bool vf_uses_sdy_sharded_to_unreduced(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from = {0}, to = {0};
  per_dimension lists = {0};
  if (!result_is_summed(k) || !check_taken(k, "axes", "shard-to-unreduce", &from, &to, &lists))
    return false;
  return !lists.count ||
         check_sum(k, &from, &to, lists.items, lists.count, "sharded_to_unreduced_axes");
}

/* Axes, and whether more may be added, and when. */
static bool same_dimension(const sdy_sharding *a, const sdy_sharding *b, size_t d) {
  if (!vf_sdy_same_axes(a->dims[d], b->dims[d])) return false;
  if (!a->dim_attrs || !b->dim_attrs) return true;
  for (size_t i = 1; i < 3; i++)
    if (vf_sdy_param(a->dim_attrs[d], i)->u != vf_sdy_param(b->dim_attrs[d], i)->u) return false;
  return true;
}

bool vf_uses_sdy_replicated_to_unreduced(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  sdy_axes axes;
  if (!result_is_summed(k)) return false;
  if (!read_both(k, &from, &to) || !read_list(k, "axes", to.mesh, &axes)) return true;
  bool same = true;
  for (size_t d = 0; d < to.rank; d++) same = same && same_dimension(&from, &to, d);
  RETURN_UNLESS(same, "dimensions", "@input and output must share the same dimension shardings");
  RETURN_UNLESS(axes.count, "some", "@r2u axes must not be empty");
  if (!check_sorted_list(k, to.mesh, axes, "r2u")) return false;
  for (size_t i = 0; i < axes.count; i++) {
    const sdy_axis *a = &axes.items[i];
    RETURN_UNLESS(!in_dimensions(a, &from), "operand-axes",
                  "@r2u axis % overlaps with operand dimension sharding", vf_sdy_axis_text(k, a));
    RETURN_UNLESS(!overlapping(a, from.unreduced), "operand-unreduced",
                  "@r2u axis % overlaps with operand unreduced axes", vf_sdy_axis_text(k, a));
  }
  return check_sum(k, &from, &to, &axes, 1, "r2u_axes");
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Shardings against the mesh and the value that they are of, and Shardy's ops beside collectives.
 */
#include <stdlib.h>
#include <string.h>

#include "sdy.h"

/* --- Meshes --- */

static bool each_device_once(checker *k, ints ids) {
  int64_t twice;
  return vf_distinct(k, ids, (ints){0}, &twice);
}

static int64_t devices_of(const sdy_mesh *m) {
  int64_t total = 1;
  for (size_t i = 0; i < m->count; i++)
    if (__builtin_mul_overflow(total, vf_sdy_param(m->axes[i], 1)->i, &total)) return INT64_MAX;
  return total;
}

static int by_number(const void *a, const void *b) {
  int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

static ints sorted(checker *k, ints list) {
  int64_t *copy = vf_new_ints(k, list.count);
  for (size_t i = 0; i < list.count; i++) copy[i] = list.items[i];
  if (list.count) qsort(copy, list.count, sizeof *copy, by_number);
  return (ints){copy, list.count};
}

static bool check_device_ids(checker *k, const ir_attr *mesh, ints ids, const char *prefix) {
  const sdy_mesh m = {.axes = vf_sdy_param(mesh, 0)->attrs, .count = vf_sdy_param(mesh, 0)->count};
  int64_t devices = devices_of(&m);
  RETURN_UNLESS(devices == (int64_t)ids.count, "device-count",
                "@%total product of axis sizes must match total number of device ids, got: % != %",
                prefix, devices, ids.count);
  bool all = each_device_once(k, ids);
  for (size_t i = 0; i < ids.count && all; i++) all = ids.items[i] < (int64_t)ids.count;
  RETURN_UNLESS(all, "every-device", "@%sorted device ids must be iota(product(axes)), got: %",
                prefix, sorted(k, ids));
  RETURN_UNLESS(!all || !vf_sorted(ids), "device-order",
                "@%if the ordered device ids are the same as iota(product(axes)), no need to "
                "specify them for simplicity",
                prefix);
  return true;
}

static bool check_mesh(checker *k, const ir_attr *mesh, const char *prefix) {
  const ir_param *axes = vf_sdy_param(mesh, 0);
  ints ids = {vf_sdy_param(mesh, 1)->ints, vf_sdy_param(mesh, 1)->count};
  map names = {0};
  for (size_t i = 0; i < axes->count; i++)
    RETURN_UNLESS(vf_sdy_param(axes->attrs[i], 1)->i > 0, "axis-size",
                  "@%axis size must be at least 1, got: %", prefix,
                  vf_sdy_param(axes->attrs[i], 1)->i);
  for (size_t i = 0; i < ids.count; i++)
    RETURN_UNLESS(ids.items[i] >= 0, "device-ids", "@%device id must be non-negative, got: %",
                  prefix, ids.items[i]);
  RETURN_UNLESS(axes->count || ids.count < 2, "one-device",
                "@%axes is empty and device_ids has more than one element", prefix);
  for (size_t i = 0; i < axes->count; i++) {
    const istr *name = vf_sdy_param(axes->attrs[i], 0)->str;
    RETURN_UNLESS(map_insert_number(k->scratch, &names, name, 1), "axis-names",
                  "@%duplicate axis name: \"%\"", prefix, name->bytes);
  }
  return !axes->count || !ids.count || check_device_ids(k, mesh, ids, prefix);
}

bool vf_sdy_check_mesh(checker *k, const ir_attr *mesh, const char *prefix) {
  const char *owner = k->owner;
  k->owner = "sdy.mesh";
  bool good = !vf_sdy_is(mesh, ATTR_SDY_MESH) || check_mesh(k, mesh, prefix);
  k->owner = owner;
  return good;
}

bool verify_sdy_mesh(checker *k) { return vf_sdy_check_mesh(k, vf_prop(k, "mesh"), ""); }

/* --- Lists of axes --- */

bool vf_sdy_check_order(checker *k, const char *number, sdy_axes list, const char *prefix,
                        const char *name) {
  bool sorted = true;
  for (size_t i = 1; i < list.count; i++)
    sorted = sorted && !vf_sdy_before(&list.items[i], &list.items[i - 1]);
  RETURN_UNLESS(sorted, number, "@%% axes are not ordered w.r.t. mesh", prefix, name);
  return true;
}

bool vf_sdy_check_axes(checker *k, const sdy_axes_rows *rows, const sdy_mesh *m, sdy_axes list,
                       map *seen, const char *prefix) {
  const sdy_axis *before = NULL;
  for (size_t i = 0; i < list.count; i++) {
    const sdy_axis *a = &list.items[i];
    RETURN_UNLESS(a->place < m->count, rows->known, "@%unknown axis name: \"%\"", prefix,
                  a->name->bytes);
    RETURN_UNLESS(map_insert_number(k->scratch, seen, a->attr, 1), rows->repeated,
                  "@%duplicate axis ref: %", prefix, vf_sdy_axis_text(k, a));
    RETURN_UNLESS(!before || !vf_sdy_can_merge(before, a), rows->merged,
                  "@%two consecutive sub-axes can be merged: %, %", prefix,
                  vf_sdy_axis_text(k, before), vf_sdy_axis_text(k, a));
    before = a;
  }
  return true;
}

/* Parts of axes, all those of a sharding together, in the mesh's order. */
static bool check_parts(checker *k, const sdy_mesh *m, sdy_axes parts, const map *whole,
                        const char *prefix) {
  const sdy_axis *before = NULL;
  for (size_t i = 0; i < parts.count; i++) {
    const sdy_axis *a = &parts.items[i];
    const char *text = vf_sdy_axis_text(k, a);
    int64_t size = a->place < m->count ? vf_sdy_param(m->axes[a->place], 1)->i : 0;
    if (before && before->name != a->name) before = NULL;
    RETURN_UNLESS(!map_find(whole, a->name), "whole-and-part",
                  "@%both sub-axis and full-axis are used for axis name: \"%\"", prefix,
                  a->name->bytes);
    RETURN_UNLESS(a->pre >= 1, "pre-size", "@%sub-axis pre-size must be at least 1: %", prefix,
                  text);
    RETURN_UNLESS(a->size > 1, "size", "@%sub-axis sizes must be greater than 1: %", prefix, text);
    RETURN_UNLESS(a->next > 0 && size % a->next == 0, "divides",
                  "@%sub-axis next pre-size % doesn't divide the size of the full axis %: %",
                  prefix, a->next, size, text);
    RETURN_UNLESS(a->size != size, "part", "@%sub-axis size is equal to the full axis size: %",
                  prefix, text);
    RETURN_UNLESS(!before || before->next <= a->pre, "overlap", "@%overlapping sub-axes: %, %",
                  prefix, vf_sdy_axis_text(k, before), text);
    before = a;
  }
  return true;
}

static void collect(checker *k, sdy_axes list, sdy_axes *parts, map *whole) {
  for (size_t i = 0; i < list.count; i++)
    if (list.items[i].part)
      parts->items[parts->count++] = list.items[i];
    else
      map_insert_number(k->scratch, whole, list.items[i].name, 1);
}

static bool check_all_parts(checker *k, const sdy_sharding *s, const char *prefix) {
  size_t room = s->replicated.count + s->unreduced.count;
  map whole = {0};
  for (size_t i = 0; i < s->rank; i++) room += s->dims[i].count;
  sdy_axes parts = {ARENA_ARRAY(k->scratch, sdy_axis, room), 0};
  for (size_t i = 0; i < s->rank; i++) collect(k, s->dims[i], &parts, &whole);
  collect(k, s->replicated, &parts, &whole);
  collect(k, s->unreduced, &parts, &whole);
  vf_sdy_sort(parts);
  return check_parts(k, s->mesh, parts, &whole, prefix);
}

/* --- Shardings --- */

/* Axes that a manual_computation around has taken. */
static bool check_bound(checker *k, const sdy_sharding *s, const char *prefix) {
  for (const ir_op *p = vf_sdy_manual_around(k->op); p; p = vf_sdy_manual_around(p)) {
    map taken = vf_sdy_names(k, ir_op_get(p, "manual_axes"));
    for (size_t i = 0; taken.count && i < s->rank + 2; i++) {
      sdy_axes list = i < s->rank ? s->dims[i] : i == s->rank ? s->replicated : s->unreduced;
      for (size_t j = 0; j < list.count; j++)
        RETURN_UNLESS(!map_find(&taken, list.items[j].name), "bound",
                      "@%operates on axis \"%\" which is already bound by a parent "
                      "sdy.manual_computation op",
                      prefix, list.items[j].name->bytes);
    }
  }
  return true;
}

static bool says_nothing(const sdy_sharding *s) {
  return s->rank == 0 && s->replicated.count == 0 && s->unreduced.count == 0;
}

static bool check_dimensions(checker *k, const ir_attr *a, const sdy_sharding *s,
                             const char *prefix) {
  static const sdy_axes_rows rows = {"axes", "repeated", "merged", NULL};
  map seen = {0};
  for (size_t d = 0; d < s->rank; d++) {
    const ir_attr *one = vf_sdy_param(a, 1)->attrs[d];
    bool closed = vf_sdy_param(one, 1)->u, priority = vf_sdy_param(one, 2)->u != IR_NO_NUMBER;
    RETURN_UNLESS(!priority || !closed || s->dims[d].count, "priority",
                  "@%dim % is empty and closed but has a priority", prefix, d);
    if (!vf_sdy_check_axes(k, &rows, s->mesh, s->dims[d], &seen, prefix)) return false;
  }
  return vf_sdy_check_order(k, "replicated-order", s->replicated, prefix, "replicated") &&
         vf_sdy_check_axes(k, &rows, s->mesh, s->replicated, &seen, prefix) &&
         vf_sdy_check_order(k, "unreduced-order", s->unreduced, prefix, "unreduced") &&
         vf_sdy_check_axes(k, &rows, s->mesh, s->unreduced, &seen, prefix) &&
         check_all_parts(k, s, prefix) && check_bound(k, s, prefix);
}

static bool check_type(checker *k, const ir_attr *a, const sdy_sharding *s, const ir_type *t,
                       const char *prefix) {
  ints dims;
  size_t rank = 0;
  if (ir_type_is(t, IR_TYPE_TUPLE)) {
    RETURN_UNLESS(t->tuple.count == 1, "tuple",
                  "@%ops can only have a sharding for a tuple of size 1: %", prefix, t);
    if (t->tuple.count != 1) return true;
    t = t->tuple.items[0];
  }
  if (!vf_sdy_shape(t, &dims, &rank)) {
    RETURN_UNLESS(says_nothing(s), "no-shape",
                  "@%non-shaped tensors can only have a sharding with rank 0 and no replicated or "
                  "unreduced axes. type: %, sharding: %",
                  prefix, t, a);
    return true;
  }
  RETURN_UNLESS(rank != SIZE_MAX, "ranked", "@%only ranked tensors can have a sharding. type: %",
                prefix, t);
  if (rank == SIZE_MAX) return true;
  RETURN_UNLESS(s->rank == rank, "rank", "@%sharding doesn't match tensor rank: % != %", prefix,
                s->rank, rank);
  return check_dimensions(k, a, s, prefix);
}

static bool whole_everywhere(const sdy_sharding *s) {
  for (size_t i = 0; i < s->rank; i++)
    if (s->dims[i].count) return false;
  return s->unreduced.count == 0;
}

static bool on_one_device(const sdy_sharding *s) {
  return s->mesh && s->mesh->count == 0 && s->mesh->device_ids.count == 1;
}

static bool check_sharding(checker *k, const ir_attr *a, const ir_type *t, const char *prefix) {
  sdy_sharding s;
  if (!vf_sdy_read_sharding(k, a, NULL, &s)) return true;
  if (s.mesh && vf_sdy_is(s.mesh_or_ref, ATTR_SDY_MESH) &&
      !vf_sdy_check_mesh(k, s.mesh->attr, prefix))
    return false;
  RETURN_UNLESS(s.mesh, "mesh", "@%unknown mesh: %", prefix, s.mesh_or_ref);
  if (!s.mesh) return true;
  if (on_one_device(&s) || (!t && whole_everywhere(&s))) {
    RETURN_UNLESS(says_nothing(&s), "device",
                  "@%a maximal sharding can only have a sharding with rank 0 and no replicated or "
                  "unreduced axes.",
                  prefix);
    return true;
  }
  return check_type(k, a, &s, t, prefix);
}

/* Attributes that were found sound for every op inside the same manual_computation. */
typedef struct sound {
  const void *parts[4];
} sound;

static bool was_sound(checker *k, const sound *s, uint32_t *hash) {
  uint64_t h = 0;
  for (size_t i = 0; i < 4; i++) h = hash_u64(h ^ (uintptr_t)s->parts[i]);
  *hash = (uint32_t)h;
  for (const map_slot *at = map_first(&k->sound, *hash); at; at = map_next(&k->sound, at))
    if (memcmp(at->pointer, s, sizeof *s) == 0) return true;
  return false;
}

bool vf_sdy_check_sharding(checker *k, const ir_attr *a, const ir_type *t, const char *prefix) {
  if (!vf_sdy_is(a, ATTR_SDY_SHARDING)) return true;
  const sdy_mesh *m = vf_sdy_mesh_of(k, a);
  sound s = {{a, t, m, vf_sdy_manual_around(k->op)}};
  uint32_t hash;
  if (was_sound(k, &s, &hash)) return true;
  const char *owner = k->owner;
  k->owner = "sdy.sharding";
  bool good = check_sharding(k, a, t, prefix);
  k->owner = owner;
  if (!good) return false;
  sound *kept = ARENA_NEW(k->kept, sound);
  *kept = s;
  map_add(k->kept, &k->sound, hash)->pointer = kept;
  return true;
}

static bool check_count(checker *k, const char *what, size_t count, size_t values) {
  RETURN_UNLESS(count == values, "count",
                "@%shardings don't match number of values: % shardings vs % values", what, count,
                values);
  return true;
}

/* Shardings are one for each value. An op without values may have a single one, of one device or
 * without any split. */
bool vf_sdy_check_shardings(checker *k, const ir_attr *a, types values, const char *what) {
  if (!vf_sdy_is(a, ATTR_SDY_SHARDING_PER_VALUE)) return true;
  const ir_param *list = vf_sdy_param(a, 0);
  sdy_sharding s;
  if (!values.count && list->count == 1 && vf_sdy_read_sharding(k, list->attrs[0], NULL, &s) &&
      (on_one_device(&s) || whole_everywhere(&s)))
    return vf_sdy_check_sharding(k, list->attrs[0], NULL, arena_printf(k->scratch, "%s0 - ", what));
  const char *owner = k->owner;
  k->owner = "sdy.sharding_per_value";
  bool good = check_count(k, what, list->count, values.count);
  k->owner = owner;
  for (size_t i = 0; good && i < list->count && i < values.count; i++) {
    const char *prefix = values.count == 1 ? arena_printf(k->scratch, "%s- ", what)
                                           : arena_printf(k->scratch, "%s%zu - ", what, i);
    good = vf_sdy_check_sharding(k, list->attrs[i], values.items[i], prefix);
  }
  return good;
}

/* --- Unreduced axes --- */

static const char *reduction_word(uint64_t number) {
  static const char *const words[] = {"sum", "max", "min"};
  return number < sizeof words / sizeof *words ? words[number] : "?";
}

bool vf_sdy_check_unreduced(checker *k, const sdy_sharding *from, const sdy_sharding *to,
                            bool may_introduce, uint64_t removed_by) {
  enum { SUM = 0 };
  const sdy_axes *a = &from->unreduced, *b = &to->unreduced;
  if (from->mesh && to->mesh && from->mesh != to->mesh) return true;
  if (vf_sdy_exceeds(k, *b, *a)) {
    RETURN_UNLESS(may_introduce, "introduced", "@cannot add new unreduced axis '%'.",
                  b->items[0].name->bytes);
    RETURN_UNLESS(!may_introduce || to->reduction == SUM, "introduced",
                  "@cannot introduce '%' unreduced axes. Expected 'sum'.",
                  reduction_word(to->reduction));
  }
  if (vf_sdy_exceeds(k, *a, *b))
    RETURN_UNLESS(from->reduction == removed_by, "removed",
                  "@cannot reduce '%' unreduced axes. Expected '%'.",
                  reduction_word(from->reduction), reduction_word(removed_by));
  bool kept = false;
  for (size_t i = 0; i < b->count && from->reduction != to->reduction; i++)
    for (size_t j = 0; j < a->count && !kept; j++)
      kept = vf_sdy_overlap(&b->items[i], &a->items[j]);
  RETURN_UNLESS(!kept, "kept",
                "@cannot change the reduction operator of kept unreduced axes from % to %.",
                reduction_word(from->reduction), reduction_word(to->reduction));
  return true;
}

/* --- sharding_constraint, reshard --- */

bool vf_uses_sdy_sharding(checker *k, const ir_op *table) {
  (void)table;
  sdy_sharding from, to;
  const ir_attr *a = vf_prop(k, "sharding");
  if (!k->op->operand_count || !k->op->result_count) return true;
  if (!vf_sdy_check_sharding(k, a, out(k, 0), "")) return false;
  const ir_value *v = k->op->operands[0].value;
  while (!v->is_argument && ir_op_is(v->op, OP_SDY_PROPAGATION_BARRIER) && v->op->operand_count)
    v = v->op->operands[0].value;
  if (!vf_sdy_sharding_of(k, v, &from) || !vf_sdy_read_sharding(k, a, NULL, &to)) return true;
  return vf_sdy_check_unreduced(k, &from, &to, true, from.reduction);
}

/* --- Edges and barriers --- */

static bool is_static(const ir_type *t) {
  ints dims;
  size_t rank;
  if (!vf_sdy_shape(t, &dims, &rank) || rank == SIZE_MAX) return false;
  for (size_t i = 0; i < rank; i++)
    if (dynamic(dims.items[i])) return false;
  return true;
}

static bool used_once(const ir_value *v) { return v->uses && !v->uses->next; }

bool vf_uses_sdy_edge(checker *k, const ir_op *table) {
  (void)table;
  if (!k->op->operand_count || !k->op->result_count) return true;
  const ir_value *v = k->op->operands[0].value;
  RETURN_UNLESS(is_static(out(k, 0)), "static",
                "@expected sdy.data_flow_edge to have a static-shaped result. type: %", out(k, 0));
  RETURN_UNLESS(used_once(v), "one-use",
                "@expected input of sdy.data_flow_edge to have a single user");
  bool made_by_sdy = !v->is_argument && strcmp(v->op->name->dialect->bytes, "sdy") == 0 &&
                     !ir_op_is(v->op, OP_SDY_MANUAL_COMPUTATION) &&
                     !ir_op_is(v->op, OP_SDY_NAMED_COMPUTATION);
  RETURN_UNLESS(!made_by_sdy, "input",
                "@expected input of sdy.data_flow_edge to not be defined by an SdyDialect op "
                "(other than an sdy.named_computation).");
  return vf_sdy_check_sharding(k, vf_prop(k, "sharding"), out(k, 0), "");
}

bool vf_uses_sdy_function_edge(checker *k, const ir_op *table) {
  (void)table;
  if (!k->op->operand_count || !k->op->result_count) return true;
  const ir_value *v = k->op->operands[0].value;
  RETURN_UNLESS(is_static(out(k, 0)), "static",
                "@expected sdy.func_data_flow_edge to have a static-shaped result. type: %",
                out(k, 0));
  RETURN_UNLESS(used_once(v), "one-use",
                "@expected operand of sdy.func_data_flow_edge to have a single user");
  const ir_op *owner = !v->is_argument ? v->op : v->block->region ? v->block->region->op : NULL;
  RETURN_UNLESS(!v->is_argument || ir_op_is(owner, OP_FUNC_FUNC), "operand",
                "@expected operand of sdy.func_data_flow_edge to be a block argument of a func "
                "op.");
  RETURN_UNLESS(v->is_argument || ir_op_is(owner, OP_FUNC_CALL), "operand",
                "@expected operand of sdy.func_data_flow_edge to be a result of call op.");
  return true;
}

bool verify_sdy_propagation_barrier(checker *k) {
  enum { BOTH = 3 };
  int64_t direction = 0;
  vf_prop_int(k, "allowed_direction", &direction);
  RETURN_UNLESS(direction != BOTH, "direction",
                "@cannot specify `BOTH` as the direction. Not blocking propagation direction makes "
                "the op redundant.");
  return true;
}

/* --- manual_computation --- */

bool verify_sdy_manual_computation(checker *k) {
  const ir_attr *axes = vf_prop(k, "manual_axes");
  k->around = true;
  if (!vf_sdy_is(axes, ATTR_SDY_MANUAL_AXES)) return true;
  const ir_param *list = vf_sdy_param(axes, 0);
  for (const ir_op *p = vf_sdy_manual_around(k->op); p; p = vf_sdy_manual_around(p)) {
    map taken = vf_sdy_names(k, ir_op_get(p, "manual_axes"));
    for (size_t i = 0; i < list->count; i++)
      if (ir_attr_is(list->attrs[i], IR_ATTR_STRING))
        RETURN_UNLESS(!map_find(&taken, list->attrs[i]->string.value), "nested",
                      "@operates on axis \"%\" which is already bound by a parent "
                      "sdy.manual_computation op",
                      list->attrs[i]->string.value->bytes);
  }
  return true;
}

/* The size of a dimension inside: what its manual axes leave. */
static bool local_size(checker *k, const sdy_axes *axes, const map *manual, const char *what,
                       size_t value, size_t d, int64_t *size) {
  int64_t parts = 1;
  const sdy_axis *free = NULL;
  for (size_t i = 0; i < axes->count; i++) {
    const sdy_axis *a = &axes->items[i];
    if (!map_find(manual, a->name)) {
      free = a;
      continue;
    }
    RETURN_UNLESS(!free, "manual-first",
                  "@% sharding at index % must have all manual axes come before free axes in its "
                  "dimension sharding at index %. Saw manual axis % after free axis %",
                  what, value, d, vf_sdy_axis_text(k, a), vf_sdy_axis_text(k, free));
    if (__builtin_mul_overflow(parts, a->size, &parts)) parts = INT64_MAX;
  }
  if (dynamic(*size)) return true;
  RETURN_UNLESS(parts > 0 && *size % parts == 0, "divides",
                "@% dimension size % is not divisible by the manual axes size %", what, *size,
                parts);
  if (parts > 0) *size /= parts;
  return true;
}

static const char *local_type(checker *k, const int64_t *sizes, size_t rank, const ir_type *e) {
  strbuf_auto text = STRBUF_INIT;
  strbuf_adds(&text, "tensor<");
  for (size_t i = 0; i < rank; i++) {
    if (dynamic(sizes[i]))
      strbuf_adds(&text, "?x");
    else
      strbuf_addf(&text, "%lldx", (long long)sizes[i]);
  }
  vf_add_type(k, e, &text);
  strbuf_addc(&text, '>');
  return arena_strndup(k->scratch, strbuf_str(&text), text.len);
}

static bool check_local_type(checker *k, const sdy_sharding *s, const map *manual, const char *what,
                             size_t value, const ir_type *global, const ir_type *local) {
  ints outside, inside;
  size_t rank, local_rank;
  if (!vf_sdy_shape(global, &outside, &rank) || rank == SIZE_MAX || rank != s->rank) return true;
  bool fits = vf_sdy_shape(local, &inside, &local_rank) && local_rank == rank &&
              local->kind == global->kind && element(global) == element(local);
  int64_t *sizes = vf_new_ints(k, rank);
  for (size_t d = 0; d < rank; d++) {
    sizes[d] = outside.items[d];
    if (!local_size(k, &s->dims[d], manual, what, value, d, &sizes[d])) return false;
    fits = fits && inside.items[d] == sizes[d];
  }
  RETURN_UNLESS(fits, "local-types",
                "@% shape, corresponding sharding, and region % shape at index % must match. "
                "Expected local shape '%', actual local shape %",
                what, what, value, local_type(k, sizes, rank, element(global)), local);
  return true;
}

static bool check_side(checker *k, const ir_attr *shardings, types global, types local,
                       const map *manual, const char *what) {
  if (!vf_sdy_is(shardings, ATTR_SDY_SHARDING_PER_VALUE)) return true;
  const ir_param *list = vf_sdy_param(shardings, 0);
  if (!global.count && !local.count && !list->count) return true;
  if (!vf_sdy_check_shardings(k, shardings, global, arena_printf(k->scratch, "%s ", what)))
    return false;
  RETURN_UNLESS(global.count == local.count, "values",
                "@number of op %s and region %s must match. Op has % op %s and % region %s", what,
                what, global.count, what, local.count, what);
  for (size_t i = 0; i < global.count && i < local.count && i < list->count; i++) {
    sdy_sharding s;
    if (vf_sdy_read_sharding(k, list->attrs[i], NULL, &s) && s.mesh &&
        !check_local_type(k, &s, manual, what, i, global.items[i], local.items[i]))
      return false;
  }
  return true;
}

static bool same_mesh(const sdy_mesh *a, const sdy_mesh *b) { return a == b || a->attr == b->attr; }

/* The mesh that all shardings have but those with an empty one. */
static bool common_mesh(checker *k, const ir_attr *shardings, const sdy_mesh **mesh) {
  const ir_param *list = vf_sdy_param(shardings, 0);
  for (size_t i = 0; i < list->count; i++) {
    const sdy_mesh *m = vf_sdy_mesh_of(k, list->attrs[i]);
    if (!m) continue;
    bool empty = m->count == 0 && m->device_ids.count == 0;
    bool none_yet = !*mesh || ((*mesh)->count == 0 && (*mesh)->device_ids.count == 0);
    if (none_yet)
      *mesh = m;
    else if (!empty && !same_mesh(m, *mesh))
      return false;
  }
  return true;
}

bool vf_uses_sdy_manual_computation(checker *k, const ir_op *table) {
  (void)table;
  const ir_attr *in_shardings = vf_prop(k, "in_shardings"), *axes = vf_prop(k, "manual_axes"),
                *out_shardings = vf_prop(k, "out_shardings");
  const ir_block *b = k->op->region_count ? body(k, 0) : NULL;
  if (!b || !b->last || !vf_sdy_is(in_shardings, ATTR_SDY_SHARDING_PER_VALUE) ||
      !vf_sdy_is(out_shardings, ATTR_SDY_SHARDING_PER_VALUE) ||
      !vf_sdy_is(axes, ATTR_SDY_MANUAL_AXES))
    return true;
  map manual = vf_sdy_names(k, axes);
  if (!check_side(k, in_shardings, vf_operand_types(k, k->op, 0, k->op->operand_count),
                  vf_argument_types(k, b), &manual, "operand") ||
      !check_side(k, out_shardings, vf_result_types(k, k->op),
                  vf_operand_types(k, b->last, 0, b->last->operand_count), &manual, "result"))
    return false;
  if (!vf_sdy_param(in_shardings, 0)->count && !vf_sdy_param(out_shardings, 0)->count) return true;
  const sdy_mesh *m = NULL;
  bool common = common_mesh(k, in_shardings, &m) && common_mesh(k, out_shardings, &m);
  RETURN_UNLESS(common || !manual.count, "one-mesh",
                "@all in and out shardings must be bound to the same mesh or an empty mesh.");
  for (size_t i = 0; common && m && i < vf_sdy_param(axes, 0)->count; i++) {
    const ir_attr *name = vf_sdy_param(axes, 0)->attrs[i];
    if (ir_attr_is(name, IR_ATTR_STRING))
      RETURN_UNLESS(map_find(&m->places, name->string.value), "manual-axes",
                    "@unknown manual axis: \"%\"", name->string.value->bytes);
  }
  return true;
}

/* --- named_computation --- */

bool vf_uses_sdy_named_computation(checker *k, const ir_op *table) {
  (void)table;
  const ir_block *b = k->op->region_count ? body(k, 0) : NULL;
  if (!b) return true;
  size_t n = k->op->operand_count;
  RETURN_UNLESS(b->arg_count == n, "arguments",
                "number of block arguments must match the number of operands: % != %", b->arg_count,
                n);
  for (size_t i = 0; i < n && i < b->arg_count; i++)
    RETURN_UNLESS(b->args[i]->type == in(k, i), "arguments",
                  "expected the type of the %'th block argument to match the type of the "
                  "corresponding operand: % vs %",
                  i, b->args[i]->type, in(k, i));
  return vf_sdy_check_shardings(k, vf_prop(k, "in_shardings"), vf_operand_types(k, k->op, 0, n),
                                "in_shardings ") &&
         vf_sdy_check_shardings(k, vf_prop(k, "out_shardings"), vf_result_types(k, k->op),
                                "out_shardings ");
}

bool vf_infer_sdy_named_computation(checker *k) {
  const ir_op *end = vf_terminator(k, 0);
  if (!end) return true;
  inferred *all = ARENA_ARRAY(k->scratch, inferred, end->operand_count);
  for (size_t i = 0; i < end->operand_count; i++)
    all[i] = vf_inferred_type(end->operands[i].value->type);
  return vf_results_are(k, all, end->operand_count, "results", "results");
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Meshes, axes and shardings as the checks see them. */
#include "sdy.h"

#include <stdlib.h>
#include <string.h>

/* --- Reading --- */

bool vf_sdy_is(const ir_attr *a, uint16_t id) {
  return ir_attr_is(a, IR_ATTR_DEFINED) && a->defined.def->id == id;
}

const ir_param *vf_sdy_param(const ir_attr *a, size_t i) { return &a->defined.params[i]; }

static const sdy_mesh *read_mesh(checker *k, const ir_attr *a) {
  sdy_mesh *m = map_get(&k->meshes, a);
  if (m) return m;
  m = ARENA_NEW(k->kept, sdy_mesh);
  *m = (sdy_mesh){.attr = a,
                  .axes = vf_sdy_param(a, 0)->attrs,
                  .count = vf_sdy_param(a, 0)->count,
                  .device_ids = {vf_sdy_param(a, 1)->ints, vf_sdy_param(a, 1)->count}};
  for (size_t i = 0; i < m->count; i++)
    map_insert_number(k->kept, &m->places, vf_sdy_param(m->axes[i], 0)->str, i + 1);
  map_insert(k->kept, &k->meshes, a, m);
  return m;
}

/* The meshes of a module by name, listed at the first question. */
static const map *meshes_in(checker *k, const ir_op *module) {
  map *names = map_get(&k->modules, module);
  if (names) return names;
  names = ARENA_NEW(k->kept, map);
  *names = (map){0};
  for (const ir_block *b = module->regions[0].first; b; b = b->next)
    for (const ir_op *op = b->first; op; op = op->next) {
      const istr *name = ir_op_is(op, OP_SDY_MESH) ? ir_symbol_name(op) : NULL;
      const ir_attr *mesh = name ? ir_op_get(op, "mesh") : NULL;
      if (vf_sdy_is(mesh, ATTR_SDY_MESH)) map_insert(k->kept, names, name, mesh);
    }
  map_insert(k->kept, &k->modules, module, names);
  return names;
}

const sdy_mesh *vf_sdy_mesh_of(checker *k, const ir_attr *sharding) {
  const ir_attr *a = vf_sdy_param(sharding, 0)->attr;
  k->around = true;
  if (vf_sdy_is(a, ATTR_SDY_MESH)) return read_mesh(k, a);
  const ir_op *module = k->op;
  while (module && !ir_op_is(module, OP_BUILTIN_MODULE)) module = ir_op_parent(module);
  if (!module || !module->region_count || !ir_attr_is(a, IR_ATTR_SYMBOL)) return NULL;
  a = map_get(meshes_in(k, module), a->symbol.root);
  return a ? read_mesh(k, a) : NULL;
}

static sdy_axis read_axis(const sdy_mesh *m, const ir_attr *a) {
  const ir_attr *info = vf_sdy_param(a, 1)->attr;
  sdy_axis x = {.attr = a, .name = vf_sdy_param(a, 0)->str, .part = info, .pre = 1, .size = 1};
  const map_slot *s = m ? map_find(&m->places, x.name) : NULL;
  x.place = s ? (size_t)s->number - 1 : m ? m->count : 0;
  if (info) {
    x.pre = vf_sdy_param(info, 0)->i;
    x.size = vf_sdy_param(info, 1)->i;
  } else if (s) {
    x.size = vf_sdy_param(m->axes[x.place], 1)->i;
  }
  if (__builtin_mul_overflow(x.pre, x.size, &x.next)) x.next = INT64_MAX;
  return x;
}

sdy_axes vf_sdy_read_axes(checker *k, const sdy_mesh *m, const ir_param *list) {
  sdy_axes axes = {ARENA_ARRAY(k->scratch, sdy_axis, list->count), list->count};
  for (size_t i = 0; i < list->count; i++) axes.items[i] = read_axis(m, list->attrs[i]);
  return axes;
}

static void leave_out(sdy_axes *list, const map *names) {
  size_t kept = 0;
  for (size_t i = 0; i < list->count; i++)
    if (!map_find(names, list->items[i].name)) list->items[kept++] = list->items[i];
  list->count = kept;
}

map vf_sdy_names(checker *k, const ir_attr *manual_axes) {
  map names = {0};
  if (!vf_sdy_is(manual_axes, ATTR_SDY_MANUAL_AXES)) return names;
  const ir_param *list = vf_sdy_param(manual_axes, 0);
  for (size_t i = 0; i < list->count; i++)
    if (ir_attr_is(list->attrs[i], IR_ATTR_STRING))
      map_insert_number(k->scratch, &names, list->attrs[i]->string.value, 1);
  return names;
}

bool vf_sdy_read_sharding(checker *k, const ir_attr *a, const ir_attr *without, sdy_sharding *out) {
  if (!vf_sdy_is(a, ATTR_SDY_SHARDING)) return false;
  const sdy_mesh *m = vf_sdy_mesh_of(k, a);
  const ir_param *dims = vf_sdy_param(a, 1);
  *out = (sdy_sharding){.mesh_or_ref = vf_sdy_param(a, 0)->attr,
                        .mesh = m,
                        .dims = ARENA_ARRAY(k->scratch, sdy_axes, dims->count),
                        .dim_attrs = dims->attrs,
                        .rank = dims->count,
                        .replicated = vf_sdy_read_axes(k, m, vf_sdy_param(a, 2)),
                        .unreduced = vf_sdy_read_axes(k, m, vf_sdy_param(a, 3)),
                        .reduction = vf_sdy_param(a, 4)->u};
  for (size_t i = 0; i < dims->count; i++)
    out->dims[i] = vf_sdy_read_axes(k, m, vf_sdy_param(dims->attrs[i], 0));
  map names = vf_sdy_names(k, without);
  if (!names.count) return true;
  for (size_t i = 0; i < out->rank; i++) leave_out(&out->dims[i], &names);
  leave_out(&out->replicated, &names);
  leave_out(&out->unreduced, &names);
  return true;
}

sdy_sharding vf_sdy_replicated(checker *k, const sdy_sharding *like, size_t rank) {
  sdy_sharding s = {.mesh_or_ref = like->mesh_or_ref,
                    .mesh = like->mesh,
                    .dims = ARENA_ARRAY(k->scratch, sdy_axes, rank),
                    .rank = rank};
  for (size_t i = 0; i < rank; i++) s.dims[i] = (sdy_axes){0};
  return s;
}

bool vf_sdy_shape(const ir_type *t, ints *dims, size_t *rank) {
  if (!t) return false;
  if (ir_type_is(t, IR_TYPE_DEFINED) && t->defined.def->id == TYPE_VHLO_TENSOR_V1) {
    *dims = (ints){t->defined.params[0].ints, t->defined.params[0].count};
  } else if (vf_has_rank(t)) {
    *dims = dims_of(t);
  } else {
    *dims = (ints){0};
    *rank = SIZE_MAX;
    return ir_type_is_shaped(t);
  }
  *rank = dims->count;
  return true;
}

const ir_op *vf_sdy_manual_around(const ir_op *op) {
  do op = ir_op_parent(op);
  while (op && !ir_op_is(op, OP_SDY_MANUAL_COMPUTATION));
  return op;
}

/* --- Whose sharding is a value's? --- */

static const ir_attr *item_of(const ir_attr *shardings, size_t i) {
  if (!vf_sdy_is(shardings, ATTR_SDY_SHARDING_PER_VALUE)) return NULL;
  const ir_param *list = vf_sdy_param(shardings, 0);
  return i < list->count ? list->attrs[i] : NULL;
}

static const ir_attr *discardable(const ir_op *op, const char *name) {
  for (size_t i = 0; i < op->attr_count; i++)
    if (strcmp(op->attrs[i].name->bytes, name) == 0) return op->attrs[i].value;
  return NULL;
}

static const ir_attr *of_function_argument(const ir_op *f, size_t i) {
  const ir_attr *list = ir_op_get(f, "arg_attrs");
  const ir_attr *d =
      ir_attr_is(list, IR_ATTR_ARRAY) && i < list->array.count ? list->array.items[i] : NULL;
  for (size_t e = 0; ir_attr_is(d, IR_ATTR_DICT) && e < d->dict.count; e++)
    if (strcmp(d->dict.entries[e].name->bytes, "sdy.sharding") == 0)
      return d->dict.entries[e].value;
  return NULL;
}

/* Properties that hold the sharding of an op's results. */
static const struct {
  uint16_t op;
  const char *property;
} result_shardings[] = {
    {OP_SDY_DATA_FLOW_EDGE, "sharding"},
    {OP_SDY_SHARDING_CONSTRAINT, "sharding"},
    {OP_SDY_RESHARD, "sharding"},
    {OP_SDY_ALL_GATHER, "out_sharding"},
    {OP_SDY_ALL_SLICE, "out_sharding"},
    {OP_SDY_ALL_TO_ALL, "out_sharding"},
    {OP_SDY_COLLECTIVE_PERMUTE, "out_sharding"},
    {OP_SDY_ALL_REDUCE, "out_sharding"},
    {OP_SDY_REDUCE_SCATTER, "out_sharding"},
    {OP_SDY_SHARDED_TO_UNREDUCED, "out_sharding"},
    {OP_SDY_REPLICATED_TO_UNREDUCED, "out_sharding"},
    {OP_SDY_MANUAL_COMPUTATION, "out_shardings"},
    {OP_SDY_NAMED_COMPUTATION, "out_shardings"},
};

static const ir_attr *of_result(const ir_op *op, size_t i) {
  for (size_t r = 0; r < sizeof result_shardings / sizeof *result_shardings; r++) {
    if (!ir_op_is(op, result_shardings[r].op)) continue;
    const ir_attr *a = ir_op_get(op, result_shardings[r].property);
    return vf_sdy_is(a, ATTR_SDY_SHARDING) ? a : item_of(a, i);
  }
  return item_of(discardable(op, "sdy.sharding"), i);
}

bool vf_sdy_sharding_of(checker *k, const ir_value *v, sdy_sharding *out) {
  const ir_op *owner = !v->is_argument ? v->op : v->block->region ? v->block->region->op : NULL;
  size_t i = v->index;
  const ir_attr *a = NULL, *without = NULL;
  k->around = true;
  if (!owner) return false;
  /* An argument of a loop is the loop's result. */
  const ir_value *edge = v;
  if (v->is_argument && ir_op_is(owner, OP_STABLEHLO_WHILE))
    edge = i < owner->result_count ? &owner->results[i] : NULL;
  if (!edge) return false;
  const ir_use *use = edge->uses;
  if (use && !use->next && ir_op_is(use->owner, OP_SDY_DATA_FLOW_EDGE)) {
    a = ir_op_get(use->owner, "sharding");
  } else if (!edge->is_argument) {
    a = of_result(edge->op, i);
  } else if (ir_op_is(owner, OP_FUNC_FUNC)) {
    a = of_function_argument(owner, i);
  } else if (ir_op_is(owner, OP_SDY_MANUAL_COMPUTATION)) {
    a = item_of(ir_op_get(owner, "in_shardings"), i);
    without = ir_op_get(owner, "manual_axes");
  } else if (ir_op_is(owner, OP_SDY_NAMED_COMPUTATION)) {
    a = item_of(ir_op_get(owner, "in_shardings"), i);
  } else if (ir_op_is(owner, OP_STABLEHLO_ASYNC_START) && i < owner->operand_count) {
    return vf_sdy_sharding_of(k, owner->operands[i].value, out);
  }
  return vf_sdy_read_sharding(k, a, without, out);
}

/* --- Axes --- */

static bool same_name(const sdy_axis *a, const sdy_axis *b) { return a->name == b->name; }

bool vf_sdy_same_axis(const sdy_axis *a, const sdy_axis *b) {
  return same_name(a, b) && a->part == b->part &&
         (!a->part || (a->pre == b->pre && a->size == b->size));
}

bool vf_sdy_same_axes(sdy_axes a, sdy_axes b) {
  if (a.count != b.count) return false;
  for (size_t i = 0; i < a.count; i++)
    if (!vf_sdy_same_axis(&a.items[i], &b.items[i])) return false;
  return true;
}

bool vf_sdy_overlap(const sdy_axis *a, const sdy_axis *b) {
  return same_name(a, b) && (!a->part || !b->part || (a->pre < b->next && b->pre < a->next));
}

bool vf_sdy_is_suffix(const sdy_axis *a, const sdy_axis *b) {
  if (!same_name(a, b) || (b->part && !a->part)) return false;
  return (!b->part || (b->pre <= a->pre && a->next <= b->next)) && a->next == b->next;
}

bool vf_sdy_can_merge(const sdy_axis *a, const sdy_axis *b) {
  return same_name(a, b) && a->part && b->part && a->next == b->pre;
}

bool vf_sdy_before(const sdy_axis *a, const sdy_axis *b) {
  if (!same_name(a, b)) return a->place < b->place;
  if (!a->part) return b->pre > 1;
  if (!b->part) return a->pre == 1;
  return a->pre != b->pre ? a->pre < b->pre : a->size < b->size;
}

void vf_sdy_append(sdy_axes *list, const sdy_mesh *m, sdy_axis a) {
  sdy_axis *last = list->count ? &list->items[list->count - 1] : NULL;
  if (!last || !vf_sdy_can_merge(last, &a)) {
    list->items[list->count++] = a;
    return;
  }
  last->attr = NULL;
  if (__builtin_mul_overflow(last->size, a.size, &last->size)) last->size = INT64_MAX;
  last->next = a.next;
  last->part = last->place >= m->count || vf_sdy_param(m->axes[last->place], 1)->i != last->size;
}

static int by_place(const void *a, const void *b) {
  return vf_sdy_before(a, b) ? -1 : vf_sdy_before(b, a) ? 1 : 0;
}

void vf_sdy_sort(sdy_axes list) {
  if (list.count) qsort(list.items, list.count, sizeof *list.items, by_place);
}

void vf_sdy_sort_and_merge(sdy_axes *list, const sdy_mesh *m) {
  vf_sdy_sort(*list);
  sdy_axes merged = {list->items, 0};
  for (size_t i = 0; i < list->count; i++) vf_sdy_append(&merged, m, list->items[i]);
  *list = merged;
}

/* Sweeps over the parts of each axis in their order. */
bool vf_sdy_exceeds(checker *k, sdy_axes a, sdy_axes b) {
  sdy_axes sides[2] = {a, b};
  for (size_t s = 0; s < 2; s++) {
    sdy_axis *copy = ARENA_ARRAY(k->scratch, sdy_axis, sides[s].count);
    if (sides[s].count) memcpy(copy, sides[s].items, sides[s].count * sizeof *copy);
    sides[s].items = copy;
    vf_sdy_sort(sides[s]);
  }
  size_t j = 0;
  for (size_t i = 0; i < a.count; i++) {
    const sdy_axis *x = &sides[0].items[i];
    int64_t from = x->pre;
    while (j < b.count && sides[1].items[j].place < x->place) j++;
    for (size_t at = j; at < b.count && same_name(&sides[1].items[at], x); at++) {
      const sdy_axis *y = &sides[1].items[at];
      if (y->pre <= from && y->next > from) from = y->next;
    }
    if (from < x->next) return true;
  }
  return false;
}

int64_t vf_sdy_total(sdy_axes list) {
  int64_t total = 1;
  for (size_t i = 0; i < list.count; i++)
    if (__builtin_mul_overflow(total, list.items[i].size, &total)) return INT64_MAX;
  return total;
}

/* --- Words --- */

static void add_axis(const sdy_axis *a, strbuf *out) {
  strbuf_addf(out, "\"%s\"", a->name->bytes);
  if (a->part) strbuf_addf(out, ":(%lld)%lld", (long long)a->pre, (long long)a->size);
}

const char *vf_sdy_axis_text(checker *k, const sdy_axis *a) {
  strbuf_auto text = STRBUF_INIT;
  add_axis(a, &text);
  return arena_strndup(k->scratch, strbuf_str(&text), text.len);
}

const char *vf_sdy_axes_text(checker *k, sdy_axes list) {
  strbuf_auto text = STRBUF_INIT;
  strbuf_addc(&text, '[');
  for (size_t i = 0; i < list.count; i++) {
    if (i) strbuf_adds(&text, ", ");
    add_axis(&list.items[i], &text);
  }
  strbuf_addc(&text, ']');
  return arena_strndup(k->scratch, strbuf_str(&text), text.len);
}

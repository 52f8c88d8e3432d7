/* SPDX-License-Identifier: Apache-2.0 */
/* Groups of devices that a mesh and some of its axes stand for
 * (#stablehlo.replica_group_mesh_axes).
 *
 * Devices that agree in all other coordinates form a group, which is in the order of the named
 * axes, the first one major. Source: flattenReplicaGroupMeshAxes of stablehlo/dialect/
 * ReplicaGroupUtils.cpp, which knows no parts of axes. */
#include <stdlib.h>
#include <string.h>

#include "versions/versions.h"

typedef struct axis {
  const istr *name;
  int64_t size;
} axis;

typedef struct mesh {
  axis *axes;
  size_t count;
  int64_t total;             /* devices */
  const ir_attr *device_ids; /* of StableHLO's mesh; NULL: each device has its position */
  const int64_t *ids;        /* of Shardy's mesh; likewise */
} mesh;

/* The parameter, if it has this kind. */
static const ir_param *param(const ir_attr *a, const char *name, ir_param_kind kind) {
  for (size_t k = 0; ir_attr_is(a, IR_ATTR_DEFINED) && k < a->defined.def->param_count; k++) {
    const ir_paramdef *def = &a->defined.def->params[k];
    if (def->kind == kind && strcmp(def->name, name) == 0) return &a->defined.params[k];
  }
  return NULL;
}

/* A mesh is an attribute, or a dictionary that has the same entries. */
static const ir_attr *entry(const ir_attr *a, const char *name) {
  if (ir_attr_is(a, IR_ATTR_DICT)) return ir_dict_get(a, name);
  const ir_param *p = param(a, name, IR_PARAM_ATTR);
  return p ? p->attr : NULL;
}

/* The mesh of the attribute, there or in the symbol that it names. */
static const ir_attr *find_mesh(const ir_op *op, const ir_attr *groups) {
  const ir_attr *m = entry(groups, "mesh");
  if (!ir_attr_is(m, IR_ATTR_SYMBOL)) return m;
  for (const ir_op *table = op; table; table = ir_op_parent(table)) {
    if (!ir_op_has_trait(table, IR_TRAIT_SYMBOL_TABLE)) continue;
    const istr *name = m->symbol.root;
    const ir_op *of = ir_lookup_symbol(table, name->bytes, name->len);
    const ir_attr *own = of ? ir_op_get(of, "mesh") : NULL;
    if (of) return own ? own : ir_op_get(of, "stablehlo.mesh");
  }
  return NULL;
}

static bool read_axis(const ir_attr *a, axis *out) {
  const ir_param *name = param(a, "name", IR_PARAM_STRING), *size = param(a, "size", IR_PARAM_INT);
  *out = (axis){name ? name->str : NULL, size ? size->i : 0};
  if (ir_attr_is(a, IR_ATTR_DICT)) {
    const ir_attr *word = ir_dict_get(a, "name");
    out->name = ir_attr_is(word, IR_ATTR_STRING) ? word->string.value : NULL;
    if (!ir_attr_as_int(ir_dict_get(a, "size"), &out->size)) return false;
  }
  return out->name && out->size >= 1 && out->size <= VS_MESH_DEVICES;
}

/* `m->axes` is from malloc. */
static const char *read_mesh(const ir_op *op, const ir_attr *groups, mesh *m) {
  static const char malformed[] = "the mesh is malformed or too large";
  const ir_attr *a = find_mesh(op, groups);
  const ir_param *list = param(a, "axes", IR_PARAM_ATTRS);
  const ir_param *ids = param(a, "device_ids", IR_PARAM_INTS);
  const ir_attr *words = entry(a, "axes");
  const ir_attr *const *items = list ? list->attrs : NULL;
  m->count = list ? list->count : 0;
  if (ir_attr_is(a, IR_ATTR_DICT) && ir_attr_is(words, IR_ATTR_ARRAY)) {
    items = words->array.items;
    m->count = words->array.count;
  } else if (!list) {
    return "the mesh of 'replica_groups' cannot be found";
  }
  m->total = 1;
  m->axes = calloc(m->count + 1, sizeof *m->axes);
  if (!m->axes) return "out of memory";
  for (size_t k = 0; k < m->count; k++)
    if (!read_axis(items[k], &m->axes[k]) || (m->total *= m->axes[k].size) > VS_MESH_DEVICES)
      return malformed;
  if (ids && ids->count && ids->count != (size_t)m->total)
    return "the axes of 'replica_groups' do not fit the mesh";
  m->ids = ids && ids->count ? ids->ints : NULL;
  m->device_ids = entry(a, "device_ids");
  if (ir_attr_is(m->device_ids, IR_ATTR_DENSE) && ir_dense_count(m->device_ids) == 0)
    m->device_ids = NULL;
  if (m->device_ids && (!ir_attr_is(m->device_ids, IR_ATTR_DENSE) ||
                        ir_dense_count(m->device_ids) != (size_t)m->total ||
                        !ir_type_is_integer(ir_type_element(m->device_ids->dense.type), 64)))
    return "the axes of 'replica_groups' do not fit the mesh";
  return NULL;
}

/* One communicating axis, or a part of one: coordinates along it are (position / stride) % size. */
typedef struct factor {
  int64_t stride, size;
} factor;

static bool read_factor(const mesh *m, const ir_attr *ref, factor *out) {
  const ir_param *name = param(ref, "name", IR_PARAM_STRING);
  const ir_param *sub = param(ref, "sub_axis_info", IR_PARAM_ATTR);
  if (!name) return false;
  int64_t stride = 1;
  size_t k = m->count;
  while (k > 0 && m->axes[k - 1].name != name->str) stride *= m->axes[--k].size;
  if (!k) return false;
  int64_t size = m->axes[k - 1].size;
  *out = (factor){stride, size};
  if (!sub || !sub->attr) return true;
  const ir_param *before = param(sub->attr, "pre_size", IR_PARAM_INT);
  const ir_param *n = param(sub->attr, "size", IR_PARAM_INT);
  if (!before || !n || before->i < 1 || n->i < 1 || before->i > size || n->i > size ||
      size % (before->i * n->i))
    return false;
  *out = (factor){stride * (size / (before->i * n->i)), n->i};
  return true;
}

/* The ids of all groups; `first` goes over the devices with coordinate 0 on every named axis. */
static void list_ids(const mesh *m, const factor *f, size_t n, vs_groups *out) {
  int64_t *id = out->ids, *end = id + out->rows * out->columns;
  for (int64_t first = 0; first < m->total && id < end; first++) {
    bool corner = true;
    for (size_t k = 0; k < n; k++) corner &= first / f[k].stride % f[k].size == 0;
    for (size_t member = 0; corner && member < out->columns; member++) {
      int64_t at = first, rest = (int64_t)member;
      for (size_t k = n; k-- > 0; rest /= f[k].size) at += rest % f[k].size * f[k].stride;
      if (at >= m->total) at = first; /* an axis that is named twice */
      if (m->device_ids)
        memcpy(id++, ir_dense_element(m->device_ids, (size_t)at), sizeof *id);
      else if (m->ids)
        *id++ = m->ids[at];
      else
        *id++ = at;
    }
  }
}

const char *vs_mesh_groups(const ir_op *op, const ir_attr *groups, vs_groups *out) {
  mesh m = {0};
  *out = (vs_groups){0};
  const ir_attr *refs = entry(groups, "axes");
  const char *why = ir_attr_is(refs, IR_ATTR_ARRAY) ? read_mesh(op, groups, &m)
                                                    : "the axes of 'replica_groups' are not a list";
  size_t n = why ? 0 : refs->array.count;
  factor *f = why ? NULL : calloc(n + 1, sizeof *f);
  int64_t members = 1;
  if (!why && !f) why = "out of memory";
  for (size_t k = 0; !why && k < n; k++)
    if (!read_factor(&m, refs->array.items[k], &f[k]) || (members *= f[k].size) > m.total)
      why = "the axes of 'replica_groups' do not fit the mesh";
  if (!why) {
    *out = (vs_groups){calloc((size_t)m.total, sizeof *out->ids), (size_t)(m.total / members),
                       (size_t)members};
    if (out->ids)
      list_ids(&m, f, n, out);
    else
      why = "out of memory";
  }
  free(f);
  free(m.axes);
  return why;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Shardy's ops: manual_computation over a mesh, and the ops that only say where values are.
 *
 * A program with Shardy is in global view: its values are whole tensors. A manual_computation runs
 * its body on every device of the mesh, each on its part of the operands, and puts the results
 * together. Facts: shardy/dialect/sdy/ir/{ops,attrs}.td of github.com/openxla/shardy.
 */
#include <stdlib.h>
#include <string.h>

#include "spmd.h"

#define MESH_MAX_AXES 32

typedef struct mesh_axis {
  const istr *name;
  int64_t size, stride; /* a coordinate is position / stride % size */
  bool manual;
} mesh_axis;

/* Devices in row-major order of their coordinates; a position counts them. */
typedef struct mesh {
  const ir_attr *attr;
  mesh_axis axes[MESH_MAX_AXES];
  size_t axis_count;
  uint32_t total;
  const ir_param *devices; /* by position; count 0: its own number */
} mesh;

/* The parameters of an attribute of one of Shardy's kinds; NULL of any other. */
static const ir_param *params_of(const ir_attr *a, uint16_t kind) {
  return ir_attr_is(a, IR_ATTR_DEFINED) && a->defined.def->id == kind ? a->defined.params : NULL;
}

/* --- The mesh ------------------------------------------------------------------------------- */

/* #sdy.mesh of a sharding: written there, or that of the sdy.mesh that it names. */
static const ir_attr *mesh_attr(const insn *i, const ir_attr *sharding) {
  const ir_param *ref = ev_param(sharding, "mesh_or_ref");
  if (!ref || !ref->attr || ref->attr->kind != IR_ATTR_SYMBOL) return ref ? ref->attr : NULL;
  const istr *name = ref->attr->symbol.root;
  for (const ir_op *table = i->op; table; table = ir_op_parent(table)) {
    if (!ir_op_has_trait(table, IR_TRAIT_SYMBOL_TABLE)) continue;
    const ir_op *op = ir_lookup_symbol(table, name->bytes, name->len);
    if (op) return ir_op_is(op, OP_SDY_MESH) ? ir_op_get(op, "mesh") : NULL;
  }
  return NULL;
}

static bool read_mesh(proc *p, const insn *i, const ir_attr *a, mesh *m) {
  const ir_param *axes = ev_param(a, "axes");
  m->attr = a;
  m->devices = ev_param(a, "device_ids");
  m->total = 1;
  if (axes->count > MESH_MAX_AXES)
    return ev_error(p, i, DIAG_INTERP_BAD_GROUP, "a mesh has more than %d axes", MESH_MAX_AXES);
  m->axis_count = axes->count;
  for (size_t k = axes->count; k-- > 0;) {
    int64_t size = ev_param(axes->attrs[k], "size")->i;
    if (size > SPMD_MAX_PROCESSES / (int64_t)m->total)
      return ev_error(p, i, DIAG_INTERP_BAD_GROUP, "the mesh has more than %d devices",
                      SPMD_MAX_PROCESSES);
    m->axes[k] = (mesh_axis){
        .name = ev_param(axes->attrs[k], "name")->str, .size = size, .stride = m->total};
    m->total *= (uint32_t)size;
  }
  return true;
}

static mesh_axis *find_axis(mesh *m, const istr *name) {
  for (size_t k = 0; k < m->axis_count; k++)
    if (m->axes[k].name == name) return &m->axes[k];
  return NULL;
}

static uint32_t device_at(const mesh *m, uint32_t position) {
  return m->axis_count && m->devices->count ? (uint32_t)m->devices->ints[position] : position;
}

static int64_t coordinate(const mesh_axis *a, uint32_t position) {
  return (int64_t)position / a->stride % a->size;
}

/* --- Shardings ------------------------------------------------------------------------------ */

/* How one tensor is cut: dimension d into count[d] parts; a device has part
 * sum(coordinate * weight) of the axes that cut it. */
typedef struct cut {
  size_t rank;
  struct {
    int64_t count;
    uint8_t axes[MESH_MAX_AXES];
    size_t axis_count;
  } * dims;
} cut;

static int64_t part_of(const mesh *m, const cut *c, size_t d, uint32_t position) {
  int64_t part = 0;
  for (size_t k = 0; k < c->dims[d].axis_count; k++) {
    const mesh_axis *a = &m->axes[c->dims[d].axes[k]];
    part = part * a->size + coordinate(a, position);
  }
  return part;
}

/* Only the manual axes cut; the others are left to a partitioner, for which a value has no parts.
 */
static bool read_cut(proc *p, const insn *i, mesh *m, const ir_attr *sharding, size_t rank,
                     cut *out) {
  const ir_param *dims = ev_param(sharding, "dim_shardings");
  const ir_param *unreduced = ev_param(sharding, "unreduced_axes");
  bool used[MESH_MAX_AXES] = {false};
  if (!dims || !unreduced || mesh_attr(i, sharding) != m->attr)
    return ev_error(p, i, DIAG_INTERP_BAD_GROUP, "the shardings are of different meshes");
  if (unreduced->count)
    return ev_error(p, i, DIAG_INTERP_NO_BEHAVIOR,
                    "the interpreter does not compute with unreduced axes");
  if (dims->count != rank)
    return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                    "a sharding has %zu dimensions, its tensor has %zu", dims->count, rank);
  out->rank = rank;
  out->dims = ev_scratch(p, i, rank, sizeof *out->dims);
  if (!out->dims) return false;
  for (size_t d = 0; d < rank; d++) {
    const ir_param *axes = ev_param(dims->attrs[d], "axes");
    out->dims[d].count = 1;
    for (size_t k = 0; axes && k < axes->count; k++) {
      const ir_param *name = ev_param(axes->attrs[k], "name");
      const ir_param *sub = ev_param(axes->attrs[k], "sub_axis_info");
      mesh_axis *a = name ? find_axis(m, name->str) : NULL;
      size_t number = a ? (size_t)(a - m->axes) : 0;
      if (!a || used[number])
        return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                        a ? "axis \"%s\" shards a tensor twice" : "the mesh has no axis \"%s\"",
                        name ? name->str->bytes : "");
      if (!a->manual) continue;
      if (sub && sub->attr)
        return ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE,
                        "a manual axis stands as a part of itself: \"%s\"", name->str->bytes);
      used[number] = true;
      out->dims[d].count *= a->size;
      out->dims[d].axes[out->dims[d].axis_count++] = (uint8_t)number;
    }
  }
  return true;
}

/* Copies one part between a whole tensor and itself. */
static bool copy_part(proc *p, const insn *i, const mesh *m, const cut *c, uint32_t position,
                      interp_value *whole, interp_value *part, bool into_part) {
  auto_free int64_t *at = ev_scratch(p, i, c->rank + 1, sizeof *at);
  if (!at) return false;
  for (size_t d = 0; d < c->rank; d++) at[d] = part_of(m, c, d, position) * value_dims(part)[d];
  return into_part ? ev_copy_box(p, i, value_dims(part), part, NULL, whole, at)
                   : ev_copy_box(p, i, value_dims(part), whole, at, part, NULL);
}

/* The part of a value that a device gets; a token stays whole. NULL with a diagnostic. */
static interp_value *take_part(proc *p, const insn *i, mesh *m, const ir_attr *sharding,
                               interp_value *whole, uint32_t position) {
  if (whole->kind != VALUE_TENSOR) return interp_retain(whole);
  cut c = {0};
  interp_value *part = NULL;
  size_t rank = value_rank(whole);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  bool ok = dims && read_cut(p, i, m, sharding, rank, &c), same = true;
  for (size_t d = 0; ok && d < rank; d++) {
    dims[d] = value_dims(whole)[d] / c.dims[d].count;
    same &= c.dims[d].count == 1;
    if (value_dims(whole)[d] % c.dims[d].count)
      ok = ev_error(p, i, DIAG_INTERP_CONSTRAINT,
                    "dimension %zu of size %lld is not a multiple of %lld", d,
                    (long long)value_dims(whole)[d], (long long)c.dims[d].count);
  }
  if (ok && same) {
    part = interp_retain(whole);
  } else if (ok && (part = ev_temp(p, i, value_element(whole), dims, rank)) &&
             !copy_part(p, i, m, &c, position, whole, part, true)) {
    interp_release(part);
    part = NULL;
  }
  free(c.dims);
  return part;
}

/* Joins the parts of result k: parts[position] of each device, NULL of one outside the group (see
 * join_nested). Devices that have the same part must agree. */
static interp_value *join_parts(proc *p, const insn *i, mesh *m, const ir_attr *sharding, size_t k,
                                interp_value *const *parts) {
  interp_value *first = NULL, *whole = NULL, *check = NULL;
  for (uint32_t q = m->total; q-- > 0;)
    if (parts[q]) first = parts[q];
  if (first->kind != VALUE_TENSOR) return interp_retain(first);
  cut c = {0};
  size_t rank = value_rank(first);
  auto_free int64_t *dims = ev_scratch(p, i, rank, sizeof *dims);
  bool ok = dims && read_cut(p, i, m, sharding, rank, &c);
  for (size_t d = 0; ok && d < rank; d++)
    if (__builtin_mul_overflow(value_dims(first)[d], c.dims[d].count, &dims[d]))
      ok = ev_no_memory(p, i);
  ok = ok && (whole = ev_result(p, i, k, dims, rank)) != NULL &&
       (check = ev_temp(p, i, value_element(first), value_dims(first), rank)) != NULL;
  for (uint32_t q = 0; ok && q < m->total; q++) {
    if (!parts[q]) continue;
    if (parts[q]->kind != VALUE_TENSOR || parts[q]->num != first->num ||
        !ev_same_shape(parts[q], first))
      ok = ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the devices return tensors of different shapes");
    else
      ok = copy_part(p, i, m, &c, q, whole, parts[q], false);
  }
  for (uint32_t q = 0; ok && q < m->total; q++) {
    if (!parts[q]) continue;
    ok = copy_part(p, i, m, &c, q, whole, check, true);
    if (ok && memcmp(check->data, parts[q]->data, check->size) != 0)
      ok = ev_error(p, i, DIAG_INTERP_BAD_RESULT,
                    "devices disagree about result %zu, of which they have the same part", k);
  }
  interp_release(check);
  if (!ok) {
    interp_release(whole);
    whole = NULL;
  }
  free(c.dims);
  return whole;
}

/* --- manual_computation ------------------------------------------------------------------------
 */

typedef struct manual {
  mesh m;
  const ir_param *in, *out; /* shardings */
} manual;

static const ir_param *shardings_of(proc *p, insn *i, const char *name, uint32_t count) {
  const ir_param *list = params_of(ev_attr(p, i, name), ATTR_SDY_SHARDING_PER_VALUE);
  if (list && list->count == count) return list;
  ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "%s does not hold %u shardings", name, count);
  return NULL;
}

/* The attributes of the op, read once. `m.total` is 1 and there are no axes when no axis is manual.
 */
static manual *read_manual(proc *p, insn *i) {
  if (i->cache) return i->cache;
  manual *x = ev_run_alloc(p->run, 1, sizeof *x);
  const ir_param *axes = params_of(ev_attr(p, i, "manual_axes"), ATTR_SDY_MANUAL_AXES);
  if (!x || !(x->in = shardings_of(p, i, "in_shardings", i->in_count)) ||
      !(x->out = shardings_of(p, i, "out_shardings", i->out_count)))
    return NULL;
  const ir_attr *any = x->in->count ? x->in->attrs[0] : x->out->count ? x->out->attrs[0] : NULL;
  if (!any || !axes || !axes->count) {
    x->m.total = 1;
  } else {
    if (!read_mesh(p, i, mesh_attr(i, any), &x->m)) return NULL;
    for (size_t k = 0; k < axes->count; k++) {
      const istr *name = axes->attrs[k]->string.value;
      mesh_axis *a = find_axis(&x->m, name);
      if (!a) {
        ev_error(p, i, DIAG_INTERP_BAD_ATTRIBUTE, "the mesh has no axis \"%s\"", name->bytes);
        return NULL;
      }
      a->manual = true;
    }
  }
  i->cache = x;
  return x;
}

/* Runs the body on every device of the mesh: a grid of one replica, one partition per device. */
static bool run_devices(proc *p, insn *i, manual *x, interp_value **in, grid *g) {
  uint32_t n = x->m.total;
  func_plan *plan = ev_run_alloc(p->run, 1, sizeof *plan);
  if (!plan || !(g->procs = ev_scratch(p, i, n, sizeof *g->procs))) return false;
  *plan = (func_plan){.op = i->op, .body = i->blocks[0], .slots = i->blocks[0]->func->slots};
  g->replicas = 1;
  g->partitions = n;
  auto_free interp_value **args = ev_scratch(p, i, i->in_count, sizeof *args);
  bool ok = args != NULL;
  for (uint32_t q = 0; ok && q < n; q++) {
    proc *device = &g->procs[device_at(&x->m, q)];
    ev_proc_init(device, p->run);
    device->grid = g;
    device->partition = device_at(&x->m, q);
    device->at = i;
    for (uint32_t k = 0; ok && k < i->in_count; k++)
      ok = (args[k] = take_part(p, i, &x->m, x->in->attrs[k], in[k], q)) != NULL;
    if (ok)
      ok = ev_proc_enter_plan(device, plan, args, i->in_count) == EVAL_ENTER;
    else
      for (uint32_t k = 0; k < i->in_count; k++) interp_release(args[k]);
    memset(args, 0, i->in_count * sizeof *args);
  }
  return ok && ev_grid_run(p, i, g);
}

static bool join_results(proc *p, insn *i, manual *x, const grid *g, interp_value **out) {
  auto_free interp_value **parts = ev_scratch(p, i, x->m.total, sizeof *parts);
  bool ok = parts != NULL;
  for (uint32_t k = 0; ok && k < i->out_count; k++) {
    for (uint32_t q = 0; ok && q < x->m.total; q++) {
      const proc *device = &g->procs[device_at(&x->m, q)];
      if (device->ret_count != i->out_count)
        ok = ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the body returns %zu values, not %u",
                      device->ret_count, i->out_count);
      else
        parts[q] = device->ret[k];
    }
    ok = ok && (out[k] = join_parts(p, i, &x->m, x->out->attrs[k], k, parts)) != NULL;
  }
  return ok;
}

/* --- manual_computation inside of another --- Every device is running already. Each takes its part
 * of its own operands, runs the body, and joins what the devices of its group return: those that
 * differ in the manual axes of this op alone. */

enum { NESTED_CHANNEL = -1 }; /* of the meeting; no collective has it */

static bool position_of(const mesh *m, uint32_t device, uint32_t *out) {
  for (*out = 0; *out < m->total; ++*out)
    if (device_at(m, *out) == device) return true;
  return false;
}

static bool in_group(const mesh *m, uint32_t a, uint32_t b) {
  for (size_t k = 0; k < m->axis_count; k++)
    if (!m->axes[k].manual && coordinate(&m->axes[k], a) != coordinate(&m->axes[k], b))
      return false;
  return true;
}

static bool own_position(proc *p, const insn *i, const mesh *m, uint32_t *out) {
  bool fits = p->grid->replicas == 1 && p->grid->partitions == m->total &&
              position_of(m, p->partition, out);
  return fits || ev_error(p, i, DIAG_INTERP_BAD_GROUP,
                          "the mesh has %u devices, and %u processes of %u replicas are running",
                          m->total, p->grid->partitions, p->grid->replicas);
}

/* Enters the body. The operands stay where they are, for the second evaluation of the op. */
static eval_status enter_nested(proc *p, insn *i, manual *x, interp_value **in) {
  const activation *a = ev_proc_top(p);
  uint32_t q;
  auto_free interp_value **args = ev_scratch(p, i, i->in_count, sizeof *args);
  bool ok = args && own_position(p, i, &x->m, &q);
  for (uint32_t k = 0; ok && k < i->in_count; k++)
    ok = (args[k] = take_part(p, i, &x->m, x->in->attrs[k], in[k], q)) != NULL;
  for (uint32_t k = 0; ok && k < i->in_count; k++)
    if (i->dies[k]) a->env->slots[i->in[k]] = interp_retain(in[k]);
  if (ok) return ev_proc_enter(p, i->blocks[0], a->env, args, i->in_count);
  for (uint32_t k = 0; args && k < i->in_count; k++) interp_release(args[k]);
  return EVAL_FAIL;
}

static eval_status join_nested(proc *p, insn *i, manual *x, interp_value **out) {
  const mesh *m = &x->m;
  activation *a = ev_proc_top(p);
  auto_free uint32_t *members = ev_scratch(p, i, 2 * (size_t)m->total, sizeof *members);
  auto_free interp_value **parts = ev_scratch(p, i, m->total, sizeof *parts);
  uint32_t own, count = 0, me = 0;
  if (!members || !parts || !own_position(p, i, m, &own)) return EVAL_FAIL;
  uint32_t *positions = members + m->total;
  for (uint32_t q = 0; q < m->total; q++) {
    if (!in_group(m, own, q)) continue;
    if (q == own) me = count;
    positions[count] = q;
    members[count++] = device_at(m, q);
  }
  meeting *met;
  eval_status s =
      ev_meeting_join(p, i, members, count, me, NESTED_CHANNEL, a->held, a->held_count, &met);
  if (s != EVAL_OK) return s;
  for (uint32_t k = 0; s == EVAL_OK && k < i->out_count; k++) {
    for (uint32_t n = 0; n < count; n++) parts[positions[n]] = met->brought[n][k];
    out[k] = join_parts(p, i, &x->m, x->out->attrs[k], k, parts);
    if (!out[k]) s = EVAL_FAIL;
  }
  ev_meeting_leave(p, met);
  interp_release_all(a->held, a->held_count);
  a->held = NULL;
  a->held_count = 0;
  return s;
}

/* Inside of another one the results are held, and the op is evaluated again to join them, since it
 * may have to wait. */
eval_status ev_resume_manual(proc *p, insn *i, interp_value **ret, size_t count,
                             interp_value **out) {
  const manual *x = i->cache;
  if (!p->grid || !x || x->m.axis_count == 0) return ev_resume_results(p, i, ret, count, out);
  if (count != i->out_count)
    return ev_error(p, i, DIAG_INTERP_BAD_RESULT, "the body returns %zu values, not %u", count,
                    i->out_count);
  activation *a = ev_proc_top(p);
  a->held = ev_scratch(p, i, count + 1, sizeof *a->held);
  if (!a->held) return EVAL_FAIL;
  a->held_count = (uint32_t)count;
  for (size_t k = 0; k < count; k++) {
    a->held[k] = ret[k];
    ret[k] = NULL;
  }
  return EVAL_ENTER;
}

eval_status eval_manual_computation(proc *p, insn *i, interp_value **in, interp_value **out) {
  manual *x = read_manual(p, i);
  if (!x) return EVAL_FAIL;
  if (i->block_count != 1 || !i->blocks[0])
    return ev_error(p, i, DIAG_INTERP_BAD_REGION, "the body is missing or empty");
  if (x->m.axis_count == 0)
    return ev_proc_enter(p, i->blocks[0], ev_proc_top(p)->env, in, i->in_count);
  if (p->grid) return ev_proc_top(p)->held ? join_nested(p, i, x, out) : enter_nested(p, i, x, in);
  FREED_BY(ev_grid_free) grid g = {0};
  bool ok = run_devices(p, i, x, in, &g) && join_results(p, i, x, &g, out);
  return ok ? EVAL_OK : EVAL_FAIL;
}

/* --- Ops that say where a value is --------------------------------------------------------------
 */

/* The value stays what it is. */
eval_status eval_same_value(proc *p, insn *i, interp_value **in, interp_value **out) {
  if (!ev_operands(p, i, 1, 1)) return EVAL_FAIL;
  out[0] = in[0];
  in[0] = NULL;
  return EVAL_OK;
}

eval_status eval_no_value(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)in;
  (void)out;
  return ev_operands(p, i, 1, 1) ? EVAL_OK : EVAL_FAIL;
}

eval_status eval_named_computation(proc *p, insn *i, interp_value **in, interp_value **out) {
  (void)out;
  return ev_proc_enter(p, i->block_count ? i->blocks[0] : NULL, ev_proc_top(p)->env, in,
                       i->in_count);
}

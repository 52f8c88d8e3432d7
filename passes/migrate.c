/* SPDX-License-Identifier: Apache-2.0 */
/* Rewrites programs of 2023 and early 2024 to the way in which they are written now.
 *
 * Source: upstream's own compatibility programs, whose texts changed with the dialect
 * (stablehlo/tests/vhlo, of the days named below). VHLO did not change, so artifacts need none of
 * it. */
#include <string.h>

#include "passes/passes.h"
#include "verify/verify.h"
#include "versions/versions.h"

typedef struct migration {
  ir_context *c;
  bool rewrite;
  pass_old_fn tell;
  void *user;
  size_t count;
} migration;

static void found(migration *m, const ir_op *op, const char *until, const char *was,
                  const char *now) {
  pass_old_form f = {op, until, was, now};
  m->count++;
  if (m->tell) m->tell(&f, m->user);
}

/* Lists of numbers were tensors of one dimension: where an attribute must be an array now, and is
 * such a tensor of i64 or i1. */
static const ir_attr *array_of(ir_context *c, const ir_attr *a) {
  const ir_type *t = a->dense.type;
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.rank != 1) return NULL;
  const ir_type *element = t->shaped.element;
  if (!ir_type_is_integer(element, 64) && !ir_type_is_integer(element, 1)) return NULL;
  size_t n = ir_dense_count(a), one = ir_dense_element_size(element);
  uint8_t *data = arena_alloc_array(ir_arena(c), n, one, 8);
  for (size_t i = 0; i < n; i++) memcpy(data + i * one, ir_dense_element(a, i), one);
  return ir_attr_dense_array(c, element, data, n);
}

static void migrate_lists(migration *m, ir_op *op) {
  const ir_opdef *def = op->name->def;
  for (uint32_t i = 0; def && i < ir_op_prop_count(op); i++) {
    strbuf_auto unused = STRBUF_INIT;
    const ir_attr *a = op->props[i];
    if (!ir_attr_is(a, IR_ATTR_DENSE) || verify_attribute(def, def->props[i].name, a, &unused))
      continue;
    const ir_attr *array = array_of(m->c, a);
    if (!array || !verify_attribute(def, def->props[i].name, array, &unused)) continue;
    found(m, op, "January 2024", "dense<…> : tensor<Nxi64> for a list of numbers", "array<i64: …>");
    if (m->rewrite) op->props[i] = array;
  }
}

/* A new op before `op` whose result takes the place of operand i. */
static void give_operand(migration *m, ir_op *op, size_t i, const char *name, const ir_type *type,
                         const ir_attr *value) {
  ir_value *old = op->operands[i].value;
  ir_op *made = ir_op_new(m->c, ir_opname_get(m->c, name, strlen(name)), op->loc,
                          value ? NULL : &old, value ? 0 : 1, &type, 1, 0, NULL, 0);
  if (value) ir_op_set(m->c, made, "value", value);
  ir_block_insert_before(op, made);
  ir_op_set_operand(op, i, &made->results[0]);
}

/* The padding of dynamic_conv was a list: low and high of one dimension after the other. */
static void migrate_padding(migration *m, ir_op *op) {
  if (!ir_op_is(op, OP_STABLEHLO_DYNAMIC_CONV) || op->operand_count != 3) return;
  const ir_type *t = op->operands[2].value->type;
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.rank != 1 || t->shaped.dims[0] % 2 != 0 ||
      t->shaped.dims[0] < 0)
    return;
  found(m, op, "May 2024", "a padding of tensor<2*N>", "one of tensor<Nx2>");
  const int64_t dims[] = {t->shaped.dims[0] / 2, 2};
  if (m->rewrite)
    give_operand(m, op, 2, "stablehlo.reshape",
                 ir_type_tensor(m->c, dims, 2, t->shaped.element, NULL), NULL);
}

/* The shape of rng could have a rank that is not known; that of the result is. */
static void migrate_shape(migration *m, ir_op *op) {
  if (!ir_op_is(op, OP_STABLEHLO_RNG) || op->operand_count != 3 || op->result_count != 1) return;
  const ir_type *t = op->operands[2].value->type, *result = op->results[0].type;
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.rank != 1 || t->shaped.dims[0] != IR_DYNAMIC)
    return;
  if (!ir_type_is(result, IR_TYPE_TENSOR) || ir_type_element_count(result) < 0) return;
  found(m, op, "February 2024", "a shape of tensor<?xindex>", "one of a known size");
  if (!m->rewrite) return;
  const int64_t dims[] = {(int64_t)result->shaped.rank};
  const ir_type *type = ir_type_tensor(m->c, dims, 1, ir_type_integer(m->c, 64, IR_SIGNLESS), NULL);
  give_operand(
      m, op, 2, "stablehlo.constant", type,
      ir_attr_dense(m->c, type, result->shaped.dims, 8 * result->shaped.rank, false, IR_COPY));
}

/* Ops that were deleted: nothing can be written in their place. */
static void note_deleted(migration *m, const ir_op *op) {
  const vs_opset *o = vs_opset_of(m->c);
  const char *name = vs_stablehlo_name(op->name->full->bytes);
  if (op->name->def || !name) return;
  strbuf_auto vhlo = STRBUF_INIT;
  strbuf_addf(&vhlo, "vhlo.%s_v1", name);
  const vs_op *row = vs_op_named(o, strbuf_str(&vhlo));
  if (row && row->deleted)
    found(m, op, "May 2024", "been an operation", NULL); /* docs/errata.md: 0.20.0 */
}

static bool migrate_op(ir_op *op, void *user) {
  migrate_lists(user, op);
  migrate_padding(user, op);
  migrate_shape(user, op);
  note_deleted(user, op);
  return true;
}

bool pass_migrate(ir_context *c, ir_op *module, bool rewrite, pass_old_fn tell, void *user,
                  size_t *count, diag_sink *sink) {
  migration m = {.c = c, .rewrite = rewrite, .tell = tell, .user = user};
  arena_guard g;
  if (!ARENA_GUARD(ir_arena(c), &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  ir_walk(module, migrate_op, &m);
  arena_guard_pop(ir_arena(c), &g);
  if (count) *count = m.count;
  return true;
}

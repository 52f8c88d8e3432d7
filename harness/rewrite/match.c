/* SPDX-License-Identifier: Apache-2.0 */
/* The conditions of rows. */
#include <string.h>

#include "internal.h"
#include "versions/versions.h"

bool shaped_of(const ir_type *t, shaped *out) {
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.encoding || t->shaped.rank + 2 > RANK_MOST ||
      ir_type_element_count(t) < 0)
    return false;
  *out = (shaped){.rank = t->shaped.rank, .element = t->shaped.element};
  for (size_t i = 0; i < out->rank; i++) out->dims[i] = t->shaped.dims[i];
  return true;
}

bool shaped_equal(const shaped *a, const shaped *b) {
  return a->rank == b->rank && memcmp(a->dims, b->dims, a->rank * sizeof *a->dims) == 0;
}

const ir_type *wider_element(ir_context *c, const ir_type *e) {
  if (ir_type_is(e, IR_TYPE_INTEGER))
    return e->integer.width <= 32
               ? ir_type_integer(c, e->integer.width < 8 ? 8 : 2 * e->integer.width,
                                 e->integer.sign)
               : NULL;
  if (!ir_type_is(e, IR_TYPE_FLOAT) || e->format->width >= 64) return NULL;
  return ir_type_float(c, &ir_float_formats[e->format->width < 32 ? IR_F32 : IR_F64]);
}

const ir_type *bits_element(ir_context *c, const ir_type *e) {
  uint32_t width = ir_type_is(e, IR_TYPE_INTEGER) ? e->integer.width
                   : ir_type_is(e, IR_TYPE_FLOAT) ? e->format->width
                                                  : 0;
  if (width != 8 && width != 16 && width != 32 && width != 64) return NULL;
  bool is_unsigned = ir_type_is(e, IR_TYPE_INTEGER) && e->integer.sign == IR_UNSIGNED;
  return ir_type_integer(c, width, is_unsigned ? IR_SIGNLESS : IR_UNSIGNED);
}

numbers numbers_of(const ir_op *op, const char *name) {
  const ir_attr *a = ir_op_get(op, name);
  if (!ir_attr_is(a, IR_ATTR_DENSE_ARRAY) || !ir_type_is_integer(a->dense_array.element, 64))
    return (numbers){0};
  return (numbers){(const int64_t *)(const void *)a->dense_array.data, a->dense_array.count};
}

numbers dot_numbers(const ir_op *op, size_t param) {
  const ir_attr *a = ir_op_get(op, "dot_dimension_numbers");
  if (!ir_attr_is(a, IR_ATTR_DEFINED)) return (numbers){0};
  return (numbers){a->defined.params[param].ints, a->defined.params[param].count};
}

/* --- Conditions --- */

typedef struct match {
  ir_context *c;
  const ir_op *op;
  shaped x; /* the operand; of an op without operands, its result */
} match;

static bool all_are(numbers n, int64_t least, int64_t most) {
  for (size_t i = 0; i < n.count; i++)
    if (n.items[i] < least || n.items[i] > most) return false;
  return true;
}

static bool is_float(const match *m) { return ir_type_is(m->x.element, IR_TYPE_FLOAT); }
static bool is_number(const match *m) {
  return ir_type_is(m->x.element, IR_TYPE_INTEGER) && m->x.element->integer.width > 1;
}
static bool is_boolean(const match *m) { return ir_type_is_integer(m->x.element, 1); }
static bool is_complex(const match *m) { return ir_type_is(m->x.element, IR_TYPE_COMPLEX); }
static bool is_unsigned(const match *m) {
  return is_number(m) && m->x.element->integer.sign == IR_UNSIGNED;
}
static bool has_parts(const match *m) {
  return is_float(m) && (m->x.element->format->width == 32 || m->x.element->format->width == 64);
}
static bool has_sign(const match *m) {
  return is_float(m) && m->x.element->format->specials != IR_FLOAT_E8M0;
}
static bool has_two_zeros(const match *m) {
  return has_sign(m) && m->x.element->format->specials != IR_FLOAT_FNUZ;
}
static bool has_usual_format(const match *m) {
  return is_float(m) && m->x.element->format->width >= 16;
}
static bool has_wider(const match *m) { return wider_element(m->c, m->x.element) != NULL; }
static bool has_bits(const match *m) { return bits_element(m->c, m->x.element) != NULL; }
static bool is_scalar(const match *m) { return m->x.rank == 0; }
static bool has_rank_1(const match *m) { return m->x.rank >= 1; }
static bool has_rank_2(const match *m) { return m->x.rank >= 2; }
static bool is_matrix(const match *m) { return m->x.rank == 2; }
static bool has_two_rows(const match *m) { return m->x.rank >= 1 && m->x.dims[0] >= 2; }
static bool has_rows(const match *m) { return m->x.rank >= 1 && m->x.dims[0] >= 1; }
static bool has_two_last(const match *m) { return m->x.rank >= 1 && m->x.dims[m->x.rank - 1] >= 2; }
static bool has_elements(const match *m) {
  for (size_t i = 0; i < m->x.rank; i++)
    if (!m->x.dims[i]) return false;
  return true;
}
static bool is_small(const match *m) { return m->x.rank == 0 || m->x.dims[0] <= 64; }

/* The op's operands have one type. */
static bool is_alike(const match *m) {
  for (uint32_t i = 1; i < m->op->operand_count; i++)
    if (m->op->operands[i].value->type != m->op->operands[0].value->type) return false;
  return true;
}
/* The branches of a select have the shape of its predicate. */
static bool is_chosen_by_element(const match *m) {
  shaped s;
  return shaped_of(m->op->results[0].type, &s) && shaped_equal(&s, &m->x);
}
static bool returns_integers(const match *m) {
  const ir_type *e = ir_type_element(m->op->results[0].type);
  return ir_type_is(e, IR_TYPE_INTEGER) && e->integer.width > 1;
}
static bool has_unit_strides(const match *m) { return all_are(numbers_of(m->op, "strides"), 1, 1); }
static bool pads_edges(const match *m) {
  return all_are(numbers_of(m->op, "interior_padding"), 0, 0) &&
         all_are(numbers_of(m->op, "edge_padding_low"), 0, INT64_MAX) &&
         all_are(numbers_of(m->op, "edge_padding_high"), 0, INT64_MAX);
}
static bool is_plain_dot(const match *m) {
  return !ir_op_get(m->op, "algorithm") && !ir_op_get(m->op, "precision_config");
}
static bool reduces_one(const match *m) { return m->op->operand_count == 2; }

static const struct condition {
  const char *name;
  bool (*holds)(const match *m);
} conditions[] = {
    {"float", is_float},
    {"integer", is_number},
    {"boolean", is_boolean},
    {"complex", is_complex},
    {"unsigned", is_unsigned},
    {"f32_or_f64", has_parts},
    {"sign", has_sign},
    {"two_zeros", has_two_zeros},
    {"usual_format", has_usual_format},
    {"wider", has_wider},
    {"bits", has_bits},
    {"scalar", is_scalar},
    {"rank1", has_rank_1},
    {"rank2", has_rank_2},
    {"matrix", is_matrix},
    {"rows", has_rows},
    {"two_rows", has_two_rows},
    {"two_last", has_two_last},
    {"elements", has_elements},
    {"small", is_small},
    {"alike", is_alike},
    {"by_element", is_chosen_by_element},
    {"to_integers", returns_integers},
    {"unit_strides", has_unit_strides},
    {"edges", pads_edges},
    {"plain_dot", is_plain_dot},
    {"one_input", reduces_one},
};

/* One of the names, separated by bars, holds. */
static bool alternative_holds(const match *m, const char *names, size_t n) {
  for (const char *at = names, *end = names + n; at < end;) {
    const char *bar = memchr(at, '|', (size_t)(end - at));
    size_t len = (size_t)((bar ? bar : end) - at);
    for (size_t i = 0; i < sizeof conditions / sizeof *conditions; i++)
      if (strlen(conditions[i].name) == len && memcmp(conditions[i].name, at, len) == 0 &&
          conditions[i].holds(m))
        return true;
    at += len + 1;
  }
  return false;
}

static bool conditions_hold(const match *m, const char *needs) {
  for (const char *at = needs + strspn(needs, " "); *at; at += strspn(at, " ")) {
    size_t len = strcspn(at, " ");
    if (!alternative_holds(m, at, len)) return false;
    at += len;
  }
  return true;
}

/* --- Ops --- */

/* Elements without bounds (quantized ones) are left alone. */
static bool has_usual_elements(const shaped *s) {
  const ir_type *e = s->element;
  return ir_type_is(e, IR_TYPE_INTEGER) || ir_type_is(e, IR_TYPE_FLOAT) ||
         (ir_type_is(e, IR_TYPE_COMPLEX) && ir_type_is(e->element, IR_TYPE_FLOAT));
}

/* An op whose operands may have to be constants, because a compiler must know them. */
static bool wants_constants(const ir_op *op) {
  const char *name = op->name->full->bytes;
  if (ir_op_is(op, OP_STABLEHLO_DYNAMIC_SLICE) || ir_op_is(op, OP_STABLEHLO_DYNAMIC_UPDATE_SLICE))
    return false;
  return !op->name->def || strstr(name, ".dynamic_") || strstr(name, ".real_dynamic_") ||
         ir_op_is(op, OP_STABLEHLO_CUSTOM_CALL) || ir_op_is(op, OP_STABLEHLO_RNG);
}

/* An op of StableHLO that works on elements, with so many operands of one shape. */
static bool works_on_elements(const ir_op *op, uint32_t count) {
  shaped r, s;
  if (!op->name->def || !vs_op_of(op->name->def)->elementwise || op->operand_count != count ||
      op->region_count || !shaped_of(op->results[0].type, &r) || !has_usual_elements(&r))
    return false;
  for (uint32_t i = 0; i < count; i++)
    if (!shaped_of(op->operands[i].value->type, &s) || !shaped_equal(&r, &s)) return false;
  return true;
}

static bool is_named(const ir_op *op, const char *names) {
  const char *name = op->name->full->bytes;
  if (strncmp(name, "stablehlo.", 10) != 0) return false;
  name += 10;
  for (const char *at = names; *at; at += strspn(at, " ")) {
    size_t len = strcspn(at, " ");
    if (strlen(name) == len && memcmp(name, at, len) == 0) return true;
    at += len;
  }
  return false;
}

static bool fits_row(const rewrite_row *row, const ir_op *op) {
  if (op->result_count != 1) return false;
  if (strcmp(row->op, "unary") == 0) return works_on_elements(op, 1);
  if (strcmp(row->op, "binary") == 0) return works_on_elements(op, 2);
  return is_named(op, row->op);
}

bool row_matches(ir_context *c, const rewrite_row *row, const ir_op *op, uint32_t operand) {
  match m = {.c = c, .op = op};
  shaped other;
  bool any = !*row->op;
  if (any ? wants_constants(op) : !fits_row(row, op)) return false;
  const ir_type *t =
      op->operand_count ? op->operands[any ? operand : 0].value->type : op->results[0].type;
  if (!shaped_of(t, &m.x) || !has_usual_elements(&m.x)) return false;
  for (uint32_t i = 0; !any && i < op->operand_count; i++)
    if (!shaped_of(op->operands[i].value->type, &other) || !has_usual_elements(&other))
      return false;
  if (!any && (!shaped_of(op->results[0].type, &other) || !has_usual_elements(&other)))
    return false;
  return conditions_hold(&m, row->needs);
}

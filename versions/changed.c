/* SPDX-License-Identifier: Apache-2.0 */
/* Finds parts of a program that VHLO cannot express. They are written in another form and read back
 * as something else. Upstream writes them silently. We warn, and refuse what cannot be read back at
 * all (docs/errata.md).
 *
 * Source: convertGeneric in StablehloLegalizeToVhlo.cpp and VhloLegalizeToStablehlo.cpp, which turn
 * array<i64> into a tensor and a symbol into a string and have no way back; the pattern for
 * vhlo.return_v1 in the latter, which makes a func.return in a function whatever it was. */
#include "convert.h"

struct vs_survey {
  vs_conversion there, back;
  vs_failures failures;
  const ir_op *op; /* of the first attribute that changes */
  const char *name;
  const ir_attr *said, *read;
  size_t count;
  const ir_op *end; /* the first stablehlo.return of a function */
  size_t ends;
};

/* --- Attributes --------------------------------------------------------------------------- */

/* The innermost attribute that changes: `*a` inside `*b`'s counterpart. */
static void innermost(const ir_attr **a, const ir_attr **b) {
  while (ir_attr_is(*a, IR_ATTR_ARRAY) && ir_attr_is(*b, IR_ATTR_ARRAY) &&
         (*a)->array.count == (*b)->array.count) {
    size_t i = 0;
    while (i < (*a)->array.count && (*a)->array.items[i] == (*b)->array.items[i]) i++;
    if (i == (*a)->array.count) return;
    *b = (*b)->array.items[i];
    *a = (*a)->array.items[i];
  }
}

static void look_at(vs_survey *s, const ir_op *op, const char *name, const ir_attr *a) {
  if (ir_attr_is(a, IR_ATTR_DICT)) {
    for (size_t i = 0; i < a->dict.count; i++)
      look_at(s, op, a->dict.entries[i].name->bytes, a->dict.entries[i].value);
    return;
  }
  s->there.why = s->back.why = NULL;
  const ir_attr *vhlo = vs_convert_attr(&s->there, a);
  const ir_attr *read = vhlo ? vs_convert_attr(&s->back, vhlo) : NULL;
  if (!read || read == a || s->count++) return;
  s->op = op;
  s->name = name;
  s->said = a;
  s->read = read;
  innermost(&s->said, &s->read);
}

/* Lists of dictionaries (arg_attrs) and dictionaries hold what a program says freely; every other
 * property has a row that knows the way back. */
static void look_at_property(vs_survey *s, const ir_op *op, const char *name, const ir_attr *a) {
  if (ir_attr_is(a, IR_ATTR_DICT)) look_at(s, op, name, a);
  if (!ir_attr_is(a, IR_ATTR_ARRAY)) return;
  for (size_t i = 0; i < a->array.count; i++)
    if (ir_attr_is(a->array.items[i], IR_ATTR_DICT)) look_at(s, op, name, a->array.items[i]);
}

/* --- Ends of functions -------------------------------------------------------------------- */

static bool fits(const ir_op *end, const ir_type *f) {
  if (f->function.result_count != end->operand_count) return false;
  for (size_t i = 0; i < end->operand_count; i++)
    if (end->operands[i].value->type != f->function.results[i]) return false;
  return true;
}

static void look_at_end(vs_survey *s, const ir_op *end) {
  const ir_op *parent = ir_op_parent(end);
  if (!parent || !ir_op_is(parent, OP_FUNC_FUNC)) return;
  const ir_attr *type = ir_op_get(parent, "function_type");
  if (!ir_attr_is(type, IR_ATTR_TYPE) || !ir_type_is(type->type, IR_TYPE_FUNCTION)) return;
  if (!fits(end, type->type))
    vs_fail(&s->failures, end,
            "it ends a function whose results have other types, and could not be read back");
  else if (s->ends++ == 0)
    s->end = end;
}

/* --- Entry -------------------------------------------------------------------------------- */

vs_survey *vs_survey_new(ir_context *c, const vs_options *o) {
  vs_survey *s = ARENA_NEW(ir_arena(c), vs_survey);
  s->there = vs_conversion_to(c, VS_TO_VHLO, o, true);
  s->back = vs_conversion_to(c, VS_TO_STABLEHLO, o, true);
  return s;
}

bool vs_survey_op(ir_op *op, void *survey) {
  vs_survey *s = survey;
  if (!vs_in_dialect(op, "stablehlo") && !vs_in_dialect(op, "func")) return true;
  if (ir_op_is(op, OP_STABLEHLO_RETURN)) look_at_end(s, op);
  for (size_t i = 0; i < op->attr_count; i++)
    look_at(s, op, op->attrs[i].name->bytes, op->attrs[i].value);
  for (size_t i = 0; op->name->def && i < ir_op_prop_count(op); i++)
    if (op->props[i]) look_at_property(s, op, op->name->def->props[i].name, op->props[i]);
  return true;
}

static const char *others(ir_context *c, size_t count) {
  return count > 1 ? arena_printf(ir_arena(c), " (and %zu more)", count - 1) : "";
}

void vs_survey_tell(const vs_survey *s, vs_failures *failures, diag_sink *sink) {
  ir_context *c = s->there.c;
  *failures = s->failures;
  if (failures->count) return;
  if (s->count)
    diag_warning(sink, DIAG_READS_OTHERWISE, ir_loc_place(s->op->loc),
                 "'%s' op: attribute '%s' is %s, which VHLO lacks: it reads back as %s%s",
                 s->op->name->full->bytes, s->name, vs_attr_words(c, s->said),
                 vs_attr_words(c, s->read), others(c, s->count));
  if (s->ends)
    diag_warning(sink, DIAG_READS_OTHERWISE, ir_loc_place(s->end->loc),
                 "'stablehlo.return' ends a function: it reads back as 'func.return'%s",
                 others(c, s->ends));
}

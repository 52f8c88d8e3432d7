/* SPDX-License-Identifier: Apache-2.0 */
/* Directives that stand for types.
 *
 * Sources: stablehlo/dialect/AssemblyFormat.h (what each short form leaves out) and MLIR's
 * OpAsmParser::resolveOperands (wording of the errors). */
#include "form.h"

/* --- Setting types --- */

/* All operands have these types, in their order. */
static void types_as_whole(op_build *b) {
  if (!b->types_at) b->types_at = b->at;
}

static void add_operand_type(op_build *b, const ir_type *t) {
  VEC_ADD(b->o->p->scratch, &b->types, t);
}
static void add_result_type(op_build *b, const ir_type *t) {
  VEC_ADD(b->o->p->scratch, &b->results, t);
}

static bool assign(op_build *b, const ir_type *const *operands, size_t n, const ir_type *result) {
  for (size_t i = 0; i < n; i++) add_operand_type(b, operands[i]);
  add_result_type(b, result);
  types_as_whole(b);
  return true;
}

/* From a function type that was written because the short form does not say enough. */
static bool assign_function(op_build *b, const char *at, const ir_type *f, size_t operands) {
  if (f->function.input_count != operands)
    return tx_build_error_at(b, at, "%zu operands present, but expected %zu", operands,
                             f->function.input_count);
  if (f->function.result_count != 1) return tx_build_error_at(b, at, "expected single output");
  return assign(b, f->function.inputs, operands, f->function.results[0]);
}

static const ir_type *operand_type(const ir_op *op, size_t i) {
  return op->operands[i].value->type;
}

/* --- <types slot…>: the types of the first slot; the others have the same --- */

static bool types_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const ir_opdef *d = s->f->def;
  form_arg first = s->args[0];
  const ir_slot *slot =
      first.kind == FORM_RESULT ? &d->results[first.index] : &d->operands[first.index];
  do {
    const ir_type *t = tx_parse_type(p);
    if (!t) return false;
    for (unsigned i = 0; i < s->arg_count; i++)
      if (s->args[i].kind == FORM_RESULT)
        add_result_type(b, t);
      else
        VEC_ADD(p->scratch, &b->slots[s->args[i].index].types, t);
  } while (slot->arity != IR_ONE && tx_parser_accept(p, TOK_COMMA));
  return true;
}

static bool types_print(op_printer *o, const ir_op *op, const form_step *s) {
  size_t first, count, other, others;
  if (!tx_form_slot_types(op, s->args[0], &first, &count) || count == 0) return false;
  for (unsigned k = 1; k < s->arg_count; k++) {
    if (!tx_form_slot_types(op, s->args[k], &other, &others) || others != count) return false;
    for (size_t i = 0; i < count; i++)
      if (tx_form_slot_type(op, s->args[k], other + i) !=
          tx_form_slot_type(op, s->args[0], first + i))
        return false;
  }
  for (size_t i = 0; i < count; i++) {
    if (i) OUT(o, ", ");
    tx_out_type(o, tx_form_slot_type(op, s->args[0], first + i));
  }
  return true;
}

const form_directive tx_form_types = {"types", 1, FORM_ARGS, types_read, types_print};

/* --- <fn>: (operands) -> results; <fn slot> when all operands are of one slot --- */

static bool fn_read(op_build *b, const form_step *s) {
  if (s->arg_count && !b->types_at) b->types_at = b->slots[s->args[0].index].at;
  types_as_whole(b);
  return tx_build_functional_type(b);
}

static bool fn_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  tx_out_functional_type(o, op);
  return true;
}

const form_directive tx_form_fn = {"fn", 0, 1, fn_read, fn_print};

/* --- <same>: one type when all operands have the result's --- */

static bool same_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  const char *at = p->tok.at;
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  if (ir_type_is(t, IR_TYPE_FUNCTION)) return assign_function(b, at, t, b->refs.count);
  for (size_t i = 0; i < b->refs.count; i++) add_operand_type(b, t);
  add_result_type(b, t);
  types_as_whole(b);
  return true;
}

static bool same_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->result_count != 1) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (operand_type(op, i) != op->results[0].type) {
      tx_out_functional_type(o, op);
      return true;
    }
  tx_out_type(o, op->results[0].type);
  return true;
}

const form_directive tx_form_same = {"same", 0, 0, same_read, same_print};

/* --- <select>: predicate and result, when both branches have the result's type --- */

static bool select_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  const char *at = p->tok.at;
  type_list list = {0};
  if (!tx_parse_type_list(p, &list)) return false;
  if (list.count == 1 && ir_type_is(list.items[0], IR_TYPE_FUNCTION))
    return assign_function(b, at, list.items[0], 3);
  if (list.count != 2)
    return tx_build_error_at(b, at, "expected functional type or list of two types");
  const ir_type *result = list.items[1], *const all[] = {list.items[0], result, result};
  return assign(b, all, 3, result);
}

static bool select_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->operand_count != 3 || op->result_count != 1) return false;
  const ir_type *result = op->results[0].type;
  if (operand_type(op, 1) != result || operand_type(op, 2) != result) {
    tx_out_functional_type(o, op);
    return true;
  }
  tx_out_type(o, operand_type(op, 0));
  OUT(o, ", ");
  tx_out_type(o, result);
  return true;
}

const form_directive tx_form_select = {"select", 0, 0, select_read, select_print};

/* --- <complex>: the complex result, when both parts have its real type --- */

/* The type of the parts: element T for complex<T>, everything else as it is. */
static const ir_type *real_type(ir_context *c, const ir_type *t) {
  if (!ir_type_is_shaped(t)) return t;
  const ir_type *element = ir_type_element(t);
  if (ir_type_is(element, IR_TYPE_COMPLEX)) element = element->element;
  if (t->kind == IR_TYPE_UNRANKED_TENSOR) return ir_type_unranked_tensor(c, element);
  if (t->kind != IR_TYPE_TENSOR) return t;
  return ir_type_tensor(c, t->shaped.dims, t->shaped.rank, element, t->shaped.encoding);
}

static bool complex_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  const char *at = p->tok.at;
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  if (ir_type_is(t, IR_TYPE_FUNCTION)) return assign_function(b, at, t, 2);
  if (!ir_type_is_shaped(t) || !ir_type_is(ir_type_element(t), IR_TYPE_COMPLEX))
    return tx_build_error_at(b, at, "expected tensor with complex element type");
  const ir_type *part = real_type(b->o->ctx, t), *const parts[] = {part, part};
  return assign(b, parts, 2, t);
}

static bool complex_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->operand_count != 2 || op->result_count != 1) return false;
  const ir_type *part = real_type(o->pr.ctx, op->results[0].type);
  if (operand_type(op, 0) != part || operand_type(op, 1) != part)
    tx_out_functional_type(o, op);
  else
    tx_out_type(o, op->results[0].type);
  return true;
}

const form_directive tx_form_complex = {"complex", 0, 0, complex_read, complex_print};

/* --- <tuple>: the tuple, whose parts are the operands' types --- */

static bool tuple_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  const char *at = p->tok.at;
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  if (!ir_type_is(t, IR_TYPE_TUPLE)) return tx_build_error_at(b, at, "expected tuple type");
  return assign(b, t->tuple.items, t->tuple.count, t);
}

static bool tuple_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->result_count != 1) return false;
  const ir_type *t = op->results[0].type;
  if (!ir_type_is(t, IR_TYPE_TUPLE) || t->tuple.count != op->operand_count) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (operand_type(op, i) != t->tuple.items[i]) return false;
  tx_out_type(o, op->results[0].type);
  return true;
}

const form_directive tx_form_tuple = {"tuple", 0, 0, tuple_read, tuple_print};

/* --- <pairwise>: the operands' types, which are the results' --- */

static bool pairwise_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  if (!tx_parse_type_list(p, &b->types))
    return tx_parser_error_also(p, "custom op '%s' expected type list", b->name->full->bytes);
  for (size_t i = 0; i < b->types.count; i++) add_result_type(b, b->types.items[i]);
  types_as_whole(b);
  return true;
}

static bool pairwise_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->operand_count != op->result_count) return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (operand_type(op, i) != op->results[i].type) return false;
  tx_out_types_of(o, op->operands, op->operand_count);
  return true;
}

const form_directive tx_form_pairwise = {"pairwise", 0, 0, pairwise_read, pairwise_print};

/* --- <leading slot>: operands, each with a comma behind it, in front of something else --- */

static bool leading_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  unsigned slot = s->args[0].index;
  b->slots[slot].first = b->refs.count;
  b->slots[slot].at = p->tok.at;
  while (tx_parser_at(p, TOK_PERCENT)) {
    value_ref ref;
    if (!tx_parse_value_ref(b->o, &ref, true)) return false;
    tx_build_add_ref(b, &ref);
    if (!tx_parser_expect(p, TOK_COMMA, "expected ','")) return false;
  }
  b->slots[slot].count = b->refs.count - b->slots[slot].first;
  return true;
}

static bool leading_print(op_printer *o, const ir_op *op, const form_step *s) {
  size_t first, count;
  /* Upstream writes a comma behind nothing, and does not read it. */
  if (!ir_op_operand_group(op, s->args[0].index, &first, &count) || !count) return false;
  tx_out_operands(o, op, first, count);
  OUT(o, ",");
  return true;
}

const form_directive tx_form_leading = {"leading", 1, 1, leading_read, leading_print};

/* --- <is type slots…>: slots of that type; nothing is written --- */

static void set_type(op_build *b, form_arg arg, const ir_type *t) {
  if (arg.kind == FORM_RESULT) {
    add_result_type(b, t);
    return;
  }
  for (size_t i = b->slots[arg.index].types.count; i < b->slots[arg.index].count; i++)
    VEC_ADD(b->o->p->scratch, &b->slots[arg.index].types, t);
}

static bool have_type(const ir_op *op, form_arg arg, const ir_type *t) {
  size_t first, count;
  if (!tx_form_slot_types(op, arg, &first, &count)) return false;
  for (size_t i = 0; i < count; i++)
    if (tx_form_slot_type(op, arg, first + i) != t) return false;
  return true;
}

/* The directive `is`: these arguments have the type that the step names. */
static bool is_read(op_build *b, const form_step *s) {
  for (unsigned i = 0; i < s->arg_count; i++) set_type(b, s->args[i], s->type);
  return true;
}

static bool is_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)o;
  for (unsigned i = 0; i < s->arg_count; i++)
    if (!have_type(op, s->args[i], s->type)) return false;
  return true;
}

const form_directive tx_form_is = {"is", 1, FORM_ARGS, is_read, is_print};

/* --- <element slot tensor>: slots of the element type of another; nothing is written --- */

/* The type of the one value of a slot; NULL: it is not known, or there is no such value. */
static const ir_type *type_read(const op_build *b, form_arg arg) {
  if (arg.kind == FORM_RESULT) return b->results.count ? b->results.items[0] : NULL;
  return b->slots[arg.index].types.count ? b->slots[arg.index].types.items[0] : NULL;
}

static const ir_type *type_of(const ir_op *op, form_arg arg) {
  size_t first, count;
  return tx_form_slot_types(op, arg, &first, &count) && count == 1
             ? tx_form_slot_type(op, arg, first)
             : NULL;
}

static bool element_read(op_build *b, const form_step *s) {
  const ir_type *t = type_read(b, s->args[1]);
  if (!ir_type_is_shaped(t))
    return tx_build_error_at(b, b->o->p->prev_end, "invalid kind of type specified");
  set_type(b, s->args[0], ir_type_element(t));
  return true;
}

static bool element_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)o;
  const ir_type *t = type_of(op, s->args[1]);
  return ir_type_is_shaped(t) && have_type(op, s->args[0], ir_type_element(t));
}

const form_directive tx_form_element = {"element", 2, 2, element_read, element_print};

/* --- <compared result lhs>: booleans in the shape of what is compared; nothing is written --- */

static const ir_type *compared(ir_context *c, const ir_type *t) {
  const ir_type *i1 = ir_type_integer(c, 1, IR_SIGNLESS);
  switch (t->kind) {
    case IR_TYPE_TENSOR:
      return ir_type_tensor(c, t->shaped.dims, t->shaped.rank, i1, t->shaped.encoding);
    case IR_TYPE_UNRANKED_TENSOR: return ir_type_unranked_tensor(c, i1);
    case IR_TYPE_VECTOR:
      return ir_type_vector(c, t->shaped.dims, t->shaped.rank, i1, t->shaped.scalable);
    default: return i1;
  }
}

static bool compared_read(op_build *b, const form_step *s) {
  const ir_type *t = type_read(b, s->args[1]);
  if (t) add_result_type(b, compared(b->o->ctx, t));
  return t != NULL;
}

static bool compared_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_type *t = type_of(op, s->args[1]);
  return t && have_type(op, s->args[0], compared(o->pr.ctx, t));
}

const form_directive tx_form_compared = {"compared", 2, 2, compared_read, compared_print};

/* --- <choice condition a b result>: the type of what is chosen, behind the condition's unless that
 * is i1 (arith.select) --- */

enum { CHOICE_CONDITION, CHOICE_TRUE, CHOICE_FALSE, CHOICE_RESULT };

static bool choice_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const ir_type *condition = ir_type_integer(b->o->ctx, 1, IR_SIGNLESS), *t = tx_parse_type(p);
  if (!t) return false;
  if (tx_parser_accept(p, TOK_COMMA)) {
    condition = t;
    if (!(t = tx_parse_type(p))) return false;
  }
  set_type(b, s->args[CHOICE_CONDITION], condition);
  for (unsigned i = CHOICE_TRUE; i <= CHOICE_RESULT; i++) set_type(b, s->args[i], t);
  return true;
}

static bool choice_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_type *condition = type_of(op, s->args[CHOICE_CONDITION]);
  const ir_type *t = type_of(op, s->args[CHOICE_RESULT]);
  if (!condition || !t || !have_type(op, s->args[CHOICE_TRUE], t) ||
      !have_type(op, s->args[CHOICE_FALSE], t))
    return false;
  if (condition != ir_type_integer(o->pr.ctx, 1, IR_SIGNLESS)) {
    tx_out_type(o, condition);
    OUT(o, ", ");
  }
  tx_out_type(o, t);
  return true;
}

const form_directive tx_form_choice = {"choice", 4, 4, choice_read, choice_print};

/* --- <callee callee operands>: the type of the callee, which gives all others (func.call_indirect)
 * --- */

static bool callee_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  const char *at = p->tok.at;
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  if (!ir_type_is(t, IR_TYPE_FUNCTION)) return tx_build_no_function(b, at, t);
  VEC_ADD(p->scratch, &b->slots[s->args[0].index].types, t);
  for (size_t i = 0; i < t->function.input_count; i++)
    VEC_ADD(p->scratch, &b->slots[s->args[1].index].types, t->function.inputs[i]);
  for (size_t i = 0; i < t->function.result_count; i++) add_result_type(b, t->function.results[i]);
  return true;
}

static bool callee_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->operand_count == 0) return false;
  const ir_type *t = operand_type(op, 0);
  if (!ir_type_is(t, IR_TYPE_FUNCTION) || t->function.input_count != op->operand_count - 1 ||
      t->function.result_count != op->result_count)
    return false;
  for (size_t i = 0; i < t->function.input_count; i++)
    if (t->function.inputs[i] != operand_type(op, i + 1)) return false;
  for (size_t i = 0; i < op->result_count; i++)
    if (t->function.results[i] != op->results[i].type) return false;
  tx_out_type(o, t);
  return true;
}

const form_directive tx_form_callee = {"callee", 2, 2, callee_read, callee_print};

/* SPDX-License-Identifier: Apache-2.0 */
/* Forms of MLIR's core dialects: scf, shape, tensor, arith.
 *
 * Sources: mlir/lib/Dialect/{SCF,Shape,Tensor,Arith}/IR and what jaxlib's mlir reads and prints. */
#include "form.h"

static const ir_type *operand_type(const ir_op *op, size_t i) {
  return op->operands[i].value->type;
}

/* Ends a body that may leave out its terminator. */
static void end_body(op_build *b, ir_region *region, const char *terminator) {
  ir_context *c = b->o->ctx;
  if (!region->first) ir_region_append(region, ir_block_new(c));
  if (region->last->last && ir_op_has_trait(region->last->last, IR_TRAIT_TERMINATOR)) return;
  const ir_opname *name = ir_opname_get(c, terminator, strlen(terminator));
  ir_block_append(region->last,
                  ir_op_new(c, name, tx_build_location(b), NULL, 0, NULL, 0, 0, NULL, 0));
}

/* Whether a region is one block that ends in the terminator. Of one that may be left out (`bare`)
 * nothing is lost then. */
static bool ends_body(const ir_region *r, const char *terminator, bool bare) {
  if (!r->first || r->first != r->last || !r->first->last) return false;
  const ir_op *last = r->first->last;
  return strcmp(last->name->full->bytes, terminator) == 0 &&
         !(bare && (last->operand_count || last->attr_count));
}

static void out_result_types(op_printer *o, const ir_op *op) {
  OUT(o, " -> (");
  for (size_t i = 0; i < op->result_count; i++) {
    if (i) OUT(o, ", ");
    tx_out_type(o, op->results[i].type);
  }
  OUT(o, ")");
}

/* (%a = %b, …) with the parentheses; the operands are added. */
static bool read_assignments(op_build *b, arg_list *args) {
  parser *p = b->o->p;
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '('")) return false;
  do {
    arg_ref arg = {0};
    value_ref ref;
    if (!tx_parse_value_ref(b->o, &arg.name, false) ||
        !tx_parser_expect(p, TOK_EQUAL, "expected '='") || !tx_parse_value_ref(b->o, &ref, true))
      return false;
    VEC_ADD(p->scratch, args, arg);
    tx_build_add_ref(b, &ref);
  } while (tx_parser_accept(p, TOK_COMMA));
  return tx_parser_expect(p, TOK_RPAREN, "expected ')'");
}

static void out_assignments(op_printer *o, const ir_op *op, size_t first, const ir_block *block,
                            size_t first_arg) {
  OUT(o, "(");
  for (size_t i = first; i < op->operand_count; i++) {
    if (i > first) OUT(o, ", ");
    tx_out_value(o, block->args[first_arg + i - first]);
    OUT(o, " = ");
    tx_out_value(o, op->operands[i].value);
  }
  OUT(o, ")");
}

static bool read_body(op_build *b, const arg_list *args, const char *terminator) {
  ir_region region = {NULL, NULL, NULL};
  if (!tx_parse_region(b->o, &region, args ? args->items : NULL, args ? args->count : 0))
    return false;
  if (terminator) end_body(b, &region, terminator);
  *tx_build_add_region(b) = region;
  return true;
}

/* --- <for>: %i = %lower to %upper step %step iter_args(%a = %b) -> (types) : type {…} (scf.for)
 * --- */

static bool for_read(op_build *b, const form_step *s) {
  (void)s;
  op_parser *o = b->o;
  parser *p = o->p;
  arg_list args = {0};
  arg_ref arg = {0};
  value_ref ref;
  static const char *const words[] = {NULL, "to", "step"};
  if (!tx_parse_value_ref(o, &arg.name, false) || !tx_parser_expect(p, TOK_EQUAL, "expected '='"))
    return false;
  VEC_ADD(p->scratch, &args, arg);
  for (int i = 0; i < 3; i++) {
    if (words[i] && !tx_build_expect_word(b, words[i])) return false;
    if (!tx_parse_value_ref(o, &ref, true)) return false;
    tx_build_add_ref(b, &ref);
  }
  const char *at = p->tok.at;
  if (tx_parser_accept_word(p, "iter_args")) {
    if (!read_assignments(b, &args) || !tx_parser_expect(p, TOK_ARROW, "expected '->'") ||
        !tx_parse_function_results(p, &b->results))
      return false;
  }
  if (b->results.count + 1 != args.count)
    return tx_build_error_at(b, at, "mismatch in number of loop-carried values and defined values");
  const ir_type *bound = ir_type_index(o->ctx);
  if (tx_parser_accept(p, TOK_COLON) && !(bound = tx_parse_type(p))) return false;
  args.items[0].type = bound;
  for (int i = 0; i < 3; i++) VEC_ADD(p->scratch, &b->types, bound);
  for (size_t i = 1; i < args.count; i++) {
    args.items[i].type = b->results.items[i - 1];
    VEC_ADD(p->scratch, &b->types, args.items[i].type);
  }
  b->by_slot = false;
  b->types_at = at;
  /* The terminator may be left out when it yields nothing. */
  return read_body(b, &args, "scf.yield") && tx_form_read_attrs(b, false);
}

static bool for_print(op_printer *o, const ir_op *op, const form_step *s) {
  if (op->region_count != 1 || !op->regions[0].first || op->operand_count < 3) return false;
  const ir_block *body = op->regions[0].first;
  size_t carried = op->operand_count - 3;
  if (body->arg_count != carried + 1 || op->result_count != carried || body->next) return false;
  for (size_t i = 0; i < 3; i++)
    if (operand_type(op, i) != body->args[0]->type) return false;
  for (size_t i = 0; i < carried; i++)
    if (op->results[i].type != operand_type(op, i + 3) ||
        body->args[i + 1]->type != op->results[i].type)
      return false;
  if (!ends_body(&op->regions[0], "scf.yield", !carried)) return false;
  OUT(o, " ");
  tx_out_value(o, body->args[0]);
  OUT(o, " = ");
  tx_out_value(o, op->operands[0].value);
  OUT(o, " to ");
  tx_out_value(o, op->operands[1].value);
  OUT(o, " step ");
  tx_out_value(o, op->operands[2].value);
  if (carried) {
    OUT(o, " iter_args");
    out_assignments(o, op, 3, body, 1);
    out_result_types(o, op);
  }
  OUT(o, " ");
  if (operand_type(op, 0)->kind != IR_TYPE_INDEX) {
    OUT(o, " : ");
    tx_out_type(o, operand_type(op, 0));
    OUT(o, " ");
  }
  tx_out_region(o, &op->regions[0], carried ? 0 : REGION_NO_TERMINATOR);
  tx_form_print_attrs(o, op, s->f, false);
  return true;
}

const form_directive tx_form_for = {"for", 0, 0, for_read, for_print};

/* --- <if>: %condition -> (types) {…} else {…} {attrs} (scf.if) --- */

static bool if_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  value_ref condition;
  if (!tx_parse_value_ref(b->o, &condition, true)) return false;
  tx_build_add_ref(b, &condition);
  VEC_ADD(p->scratch, &b->types, ir_type_integer(b->o->ctx, 1, IR_SIGNLESS));
  b->by_slot = false;
  b->types_at = b->at;
  if (tx_parser_accept(p, TOK_ARROW) && !tx_parse_function_results(p, &b->results)) return false;
  if (!read_body(b, NULL, "scf.yield")) return false;
  if (tx_parser_accept_word(p, "else")) {
    if (!read_body(b, NULL, "scf.yield")) return false;
  } else {
    *tx_build_add_region(b) = (ir_region){NULL, NULL, NULL};
  }
  return tx_form_read_attrs(b, false);
}

static bool if_print(op_printer *o, const ir_op *op, const form_step *s) {
  bool bare = op->result_count == 0, both = op->region_count == 2 && op->regions[1].first;
  if (op->operand_count != 1 || op->region_count != 2 ||
      !ends_body(&op->regions[0], "scf.yield", bare) ||
      (both && !ends_body(&op->regions[1], "scf.yield", bare)) ||
      !ir_type_is_integer(operand_type(op, 0), 1))
    return false;
  OUT(o, " ");
  tx_out_value(o, op->operands[0].value);
  if (!bare) out_result_types(o, op);
  OUT(o, " ");
  tx_out_region(o, &op->regions[0], bare ? REGION_NO_TERMINATOR : 0);
  if (both) {
    OUT(o, " else ");
    tx_out_region(o, &op->regions[1], bare ? REGION_NO_TERMINATOR : 0);
  }
  tx_form_print_attrs(o, op, s->f, false);
  return true;
}

const form_directive tx_form_if = {"if", 0, 0, if_read, if_print};

/* --- <scf_while>: (%a = %b, …) : (types) -> types {…} do {…} attributes {…} --- */

static bool scf_while_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  arg_list args = {0};
  const char *at = p->tok.at;
  if (tx_parser_at(p, TOK_LPAREN) && !read_assignments(b, &args)) return false;
  if (!tx_parser_expect(p, TOK_COLON, "expected ':'") || !tx_build_functional_type(b)) return false;
  if (b->types.count != args.count)
    return tx_build_error_at(b, at,
                             "expected as many input types as operands (expected %zu got %zu)",
                             args.count, b->types.count);
  for (size_t i = 0; i < args.count; i++) args.items[i].type = b->types.items[i];
  b->by_slot = false;
  b->types_at = at;
  return read_body(b, &args, NULL) && tx_build_expect_word(b, "do") && read_body(b, NULL, NULL) &&
         tx_form_read_attrs(b, true);
}

static bool scf_while_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_block *before = op->region_count == 2 ? op->regions[0].first : NULL;
  if (!before || before->next || before->arg_count != op->operand_count || !op->regions[1].first)
    return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (before->args[i]->type != operand_type(op, i)) return false;
  OUT(o, " ");
  if (op->operand_count) {
    out_assignments(o, op, 0, before, 0);
    OUT(o, " ");
  }
  OUT(o, ": ");
  tx_out_functional_type(o, op);
  OUT(o, " ");
  tx_out_region(o, &op->regions[0], 0);
  OUT(o, " do ");
  tx_out_region(o, &op->regions[1], REGION_ARGS);
  tx_form_print_attrs(o, op, s->f, true);
  return true;
}

const form_directive tx_form_scf_while = {"scf_while", 0, 0, scf_while_read, scf_while_print};

/* --- <assuming>: %witness -> (types) {…} {attrs} (shape.assuming) --- */

static bool assuming_read(op_build *b, const form_step *s) {
  (void)s;
  parser *p = b->o->p;
  value_ref witness;
  const ir_registry *r = ir_context_registry(b->o->ctx);
  const ir_typedef *def = r->find_type(r, "shape", 5, "witness", 7);
  if (!def || !tx_parse_value_ref(b->o, &witness, true)) return false;
  tx_build_add_ref(b, &witness);
  VEC_ADD(p->scratch, &b->types, ir_type_defined(b->o->ctx, def, NULL));
  b->by_slot = false;
  b->types_at = b->at;
  if (tx_parser_accept(p, TOK_ARROW) && !tx_parse_function_results(p, &b->results)) return false;
  return read_body(b, NULL, "shape.assuming_yield") && tx_form_read_attrs(b, false);
}

static bool assuming_print(op_printer *o, const ir_op *op, const form_step *s) {
  bool bare = op->result_count == 0;
  if (op->operand_count != 1 || op->region_count != 1 ||
      !ends_body(&op->regions[0], "shape.assuming_yield", bare))
    return false;
  OUT(o, " ");
  tx_out_value(o, op->operands[0].value);
  if (!bare) out_result_types(o, op);
  OUT(o, " ");
  tx_out_region(o, &op->regions[0], bare ? REGION_NO_TERMINATOR : 0);
  tx_form_print_attrs(o, op, s->f, false);
  return true;
}

const form_directive tx_form_assuming = {"assuming", 0, 0, assuming_read, assuming_print};

/* --- <const_shape shape result>: {attrs} [1, 2] : type --- */

static bool const_shape_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  ir_context *c = b->o->ctx;
  int64_t *extents;
  size_t count;
  if (!tx_form_read_attrs(b, false) || !tx_form_read_int_list(b, &extents, &count) ||
      !tx_parser_expect(p, TOK_COLON, "expected ':'"))
    return false;
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  VEC_ADD(p->scratch, &b->results, t);
  const ir_type *shape = ir_type_tensor(c, &(int64_t){(int64_t)count}, 1, ir_type_index(c), NULL);
  return tx_build_set_prop(
      b, s->args[0].index,
      ir_attr_dense(c, shape, (const uint8_t *)extents, count * 8, count == 1, IR_COPY));
}

static bool const_shape_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = tx_form_prop(op, s, 0);
  if (op->result_count != 1 || !ir_attr_is(a, IR_ATTR_DENSE) ||
      !ir_type_is(a->dense.type, IR_TYPE_TENSOR) || a->dense.type->shaped.rank != 1 ||
      a->dense.type->shaped.element->kind != IR_TYPE_INDEX || a->dense.type->shaped.encoding)
    return false;
  size_t count = ir_dense_count(a);
  /* Upstream has two spaces in front of the attributes and none behind. */
  OUT(o, " ");
  tx_form_print_attrs(o, op, s->f, false);
  OUT(o, "[");
  for (size_t i = 0; i < count; i++) {
    int64_t v;
    memcpy(&v, ir_dense_element(a, i), sizeof v);
    if (i) OUT(o, ", ");
    strbuf_addi(o->out, v);
  }
  OUT(o, "] : ");
  tx_out_type(o, op->results[0].type);
  return true;
}

const form_directive tx_form_const_shape = {"const_shape", 2, 2, const_shape_read,
                                            const_shape_print};

/* --- <mixed operands static>: [2, %d], constants and values of one list --- */

static bool mixed_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  unsigned slot = s->args[0].index;
  dim_list items = {0};
  b->slots[slot].first = b->refs.count;
  b->slots[slot].at = p->tok.at;
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '['")) return false;
  if (!tx_parser_at(p, TOK_RSQUARE)) {
    do {
      int64_t value = IR_DYNAMIC;
      if (tx_parser_at(p, TOK_PERCENT)) {
        value_ref ref;
        if (!tx_parse_value_ref(b->o, &ref, true)) return false;
        tx_build_add_ref(b, &ref);
        VEC_ADD(p->scratch, &b->slots[slot].types, ir_type_index(b->o->ctx));
      } else if (!tx_parser_at(p, TOK_INTEGER) && !tx_parser_at(p, TOK_MINUS)) {
        return tx_build_error(b, "expected SSA value or integer");
      } else if (!tx_parse_int64(p, &value)) {
        return false;
      }
      VEC_ADD(p->scratch, &items, value);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  b->slots[slot].count = b->refs.count - b->slots[slot].first;
  return tx_parser_expect(p, TOK_RSQUARE, "expected ']'") &&
         tx_build_set_prop(b, s->args[1].index,
                           ir_attr_dense_i64_array(b->o->ctx, items.items, items.count));
}

static bool mixed_print(op_printer *o, const ir_op *op, const form_step *s) {
  const int64_t *values;
  size_t count, first, dynamic, used = 0;
  if (!tx_form_ints(tx_form_prop(op, s, 1), &values, &count) ||
      !ir_op_operand_group(op, s->args[0].index, &first, &dynamic))
    return false;
  OUT(o, "[");
  for (size_t i = 0; i < count; i++) {
    int64_t v;
    memcpy(&v, values + i, sizeof v);
    if (i) OUT(o, ", ");
    if (v != IR_DYNAMIC) {
      strbuf_addi(o->out, v);
    } else if (used == dynamic || operand_type(op, first + used)->kind != IR_TYPE_INDEX) {
      return false;
    } else {
      tx_out_value(o, op->operands[first + used++].value);
    }
  }
  OUT(o, "]");
  return used == dynamic;
}

const form_directive tx_form_mixed = {"mixed", 2, 2, mixed_read, mixed_print};

/* --- Suggested names --- */

/* arith.constant: %c1_i32, %c-1, %true, %cst */
void tx_arith_constant_names(ssa_names *n, const ir_op *op) {
  const ir_attr *a = ir_op_get(op, "value");
  if (op->result_count != 1) return;
  bool boolean;
  if (!ir_attr_is(a, IR_ATTR_INTEGER)) {
    tx_ssa_suggest(n, &op->results[0], "cst", 3);
  } else if (ir_attr_is_bool(a, &boolean)) {
    tx_ssa_suggest(n, &op->results[0], boolean ? "true" : "false", boolean ? 4 : 5);
  } else {
    tx_const_size_names(n, op);
  }
}

/* shape.const_size: %c10 */
void tx_const_size_names(ssa_names *n, const ir_op *op) {
  const ir_attr *a = ir_op_get(op, "value");
  if (op->result_count != 1 || !ir_attr_is(a, IR_ATTR_INTEGER)) return;
  strbuf *name = tx_ssa_buffer(n);
  printer pr;
  tx_printer_init(&pr, tx_ssa_context(n), NULL, name);
  strbuf_addc(name, 'c');
  tx_print_attr(&pr, a, PRINT_TYPE_NEVER);
  if (a->integer.type->kind == IR_TYPE_INTEGER) {
    strbuf_addc(name, '_');
    tx_print_type(&pr, a->integer.type);
  }
  tx_ssa_suggest(n, &op->results[0], strbuf_str(name), name->len);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Forms of operations with regions, and of constants: what no row can say.
 *
 * Sources: stablehlo/dialect/{AssemblyFormat,ChloOps}.cpp. */
#include "form.h"

static bool expect_value_ref(op_build *b, value_ref *out) {
  return tx_parse_value_ref(b->o, out, true);
}

static const ir_type *operand_type(const ir_op *op, size_t i) {
  return op->operands[i].value->type;
}

/* --- <regions r>: {…}, {…} --- */

static bool regions_read(op_build *b, const form_step *s) {
  (void)s;
  do {
    ir_region region = {NULL, NULL, NULL};
    if (!tx_parse_region(b->o, &region, NULL, 0)) return false;
    *tx_build_add_region(b) = region;
  } while (tx_parser_accept(b->o->p, TOK_COMMA));
  return true;
}

static bool regions_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  for (size_t i = 0; i < op->region_count; i++) {
    if (i) OUT(o, ", ");
    tx_out_region(o, &op->regions[i], REGION_ARGS);
  }
  return true;
}

const form_directive tx_form_regions = {"regions", 1, 1, regions_read, regions_print};

/* --- <body r>: the one region of a module; a missing block is made --- */

static bool body_read(op_build *b, const form_step *s) {
  (void)s;
  ir_region region = {NULL, NULL, NULL};
  if (!tx_parse_region(b->o, &region, NULL, 0)) return false;
  if (!region.first) ir_region_append(&region, ir_block_new(b->o->ctx));
  *tx_build_add_region(b) = region;
  return true;
}

static bool body_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->region_count != 1) return false;
  tx_out_region(o, &op->regions[0], REGION_ARGS);
  return true;
}

const form_directive tx_form_body = {"body", 1, 1, body_read, body_print};

/* --- <block r>: (%x: type, …) {…}, the one block of a region with its arguments in front --- */

static bool block_read(op_build *b, const form_step *s) {
  (void)s;
  op_parser *o = b->o;
  parser *p = o->p;
  arg_list args = {0};
  ir_region region = {NULL, NULL, NULL};
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '('")) return false;
  while (!tx_parser_at(p, TOK_RPAREN)) {
    arg_ref arg = {0};
    if ((args.count && !tx_parser_expect(p, TOK_COMMA, "expected ','")) ||
        !tx_parse_value_ref(o, &arg.name, false) ||
        !tx_parser_expect(p, TOK_COLON, "expected ':'") || !(arg.type = tx_parse_type(p)) ||
        !tx_parse_optional_location(p, &arg.loc))
      return false;
    VEC_ADD(p->scratch, &args, arg);
  }
  if (!tx_parser_expect(p, TOK_RPAREN, "expected ')'") ||
      !tx_parse_region(o, &region, args.items, args.count))
    return false;
  if (!region.first) ir_region_append(&region, ir_block_new(o->ctx));
  *tx_build_add_region(b) = region;
  return true;
}

static bool block_print(op_printer *o, const ir_op *op, const form_step *s) {
  (void)s;
  if (op->region_count != 1 || !op->regions[0].first || op->regions[0].first != op->regions[0].last)
    return false;
  const ir_block *block = op->regions[0].first;
  OUT(o, "(");
  for (uint32_t i = 0; i < block->arg_count; i++) {
    if (i) OUT(o, ", ");
    tx_out_argument(o, block->args[i], NULL);
  }
  OUT(o, ") ");
  tx_out_region(o, &op->regions[0], 0);
  return true;
}

const form_directive tx_form_block = {"block", 1, 1, block_read, block_print};

/* --- <constant value output>: {attrs} dense<…> : type; the generic form when the result has
 * another type than the value (a quantized one) --- */

static bool constant_generic_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  (void)s;
  if (!tx_parser_expect(p, TOK_RPAREN, "expected ')'")) return false;
  if (tx_parser_accept(p, TOK_LESS)) {
    const char *at = p->tok.at;
    named_list list = {0};
    if (!tx_parse_attr_dict(p, &list) || !tx_parser_expect(p, TOK_GREATER, "expected '>'") ||
        !tx_build_take_attrs(b, &list, at))
      return false;
  }
  if (!tx_form_read_attrs(b, false) || !tx_parser_expect(p, TOK_COLON, "expected ':'") ||
      !tx_parser_expect(p, TOK_LPAREN, "expected '('") ||
      !tx_parser_expect(p, TOK_RPAREN, "expected ')'") ||
      !tx_parser_expect(p, TOK_ARROW, "expected '->'"))
    return false;
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  VEC_ADD(p->scratch, &b->results, t);
  return true;
}

static bool constant_read(op_build *b, const form_step *s) {
  parser *p = b->o->p;
  if (tx_parser_accept(p, TOK_LPAREN)) return constant_generic_read(b, s);
  if (!tx_form_read_attrs(b, false)) return false;
  const char *at = p->tok.at;
  const ir_attr *a = tx_parse_attr(p, NULL);
  if (!a) return false;
  const ir_type *t = ir_attr_elements_type(a);
  if (!t) return tx_build_error_at(b, at, "invalid kind of attribute specified");
  VEC_ADD(p->scratch, &b->results, t);
  return tx_build_set_prop(b, s->args[0].index, a);
}

static bool constant_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *a = tx_form_prop(op, s, 0);
  if (!a || op->result_count != 1) return false;
  if (ir_attr_elements_type(a) != op->results[0].type) {
    tx_out_generic(o, op, false);
    return true;
  }
  tx_form_print_attrs(o, op, s->f, false);
  OUT(o, " ");
  tx_out_attr(o, a, PRINT_TYPE_ALWAYS);
  return true;
}

const form_directive tx_form_constant = {"constant", 1, 1, constant_read, constant_print};

static void constant_names(ssa_names *n, const ir_op *op) {
  if (op->result_count != 1) return;
  bool integer = ir_type_is(ir_type_element(op->results[0].type), IR_TYPE_INTEGER);
  tx_ssa_suggest(n, &op->results[0], integer ? "c" : "cst", integer ? 1 : 3);
}

/* --- <reduce dimensions>
 *     (%a init: %b), … applies stablehlo.add across dimensions = [0] {attrs} : type
 *     (%a init: %b), … across dimensions = [0] {attrs} : type
 *      reducer(%x: t, %y: t) … {…} --- */

enum { REDUCE_DIMENSIONS };

/* Whether one commutative op of the dialect with two operands and one result may stand behind
 * `applies`. */
static bool is_commutative_pair(const ir_opname *inner, const ir_opdef *outer) {
  const ir_opdef *d = inner->def;
  if (!d || !(d->traits & IR_TRAIT_COMMUTATIVE) || d->operand_count != 2 || d->result_count != 1 ||
      d->region_count != 0)
    return false;
  if (d->operands[0].arity != IR_ONE || d->operands[1].arity != IR_ONE ||
      d->results[0].arity != IR_ONE)
    return false;
  size_t n = inner->dialect->len;
  return strncmp(outer->name, inner->dialect->bytes, n) == 0 && outer->name[n] == '.';
}

static const ir_op *reduce_inner(op_printer *o, const ir_op *op) {
  const ir_block *block = op->regions[0].first;
  if (!block || block->op_count != 2 || op->operand_count < 2) return NULL;
  const ir_op *inner = block->first, *last = block->last;
  if (!is_commutative_pair(inner->name, op->name->def)) return NULL;
  if (inner->operand_count != 2 || inner->result_count != 1) return NULL;
  if (!ir_type_is_shaped(operand_type(op, 0))) return NULL;
  const ir_type *want =
      ir_type_tensor(o->pr.ctx, NULL, 0, ir_type_element(operand_type(op, 0)), NULL);
  if (operand_type(inner, 0) != want || operand_type(inner, 1) != want ||
      inner->results[0].type != want)
    return NULL;
  if (block->arg_count != 2) return NULL;
  for (size_t i = 0; i < 2; i++)
    if (inner->operands[i].value != block->args[i]) return NULL;
  const char *dot = strrchr(last->name->full->bytes, '.');
  if (!dot || strcmp(dot, ".return") != 0) return NULL;
  if (last->operand_count != 1 || last->operands[0].value != &inner->results[0]) return NULL;
  return inner;
}

static bool reduce_pairs_read(op_build *b) {
  op_parser *o = b->o;
  parser *p = o->p;
  /* Inputs come before inits in the operand list, but the text alternates. */
  VEC(value_ref) inits = {0};
  do {
    value_ref input, init;
    if (!tx_parser_expect(p, TOK_LPAREN, "expected '('") || !expect_value_ref(b, &input) ||
        !tx_build_expect_word(b, "init") || !tx_parser_expect(p, TOK_COLON, "expected ':'") ||
        !expect_value_ref(b, &init) || !tx_parser_expect(p, TOK_RPAREN, "expected ')'"))
      return false;
    tx_build_add_ref(b, &input);
    VEC_ADD(p->scratch, &inits, init);
  } while (tx_parser_accept(p, TOK_COMMA));
  for (size_t i = 0; i < inits.count; i++) tx_build_add_ref(b, &inits.items[i]);
  return true;
}

/* across dimensions = [0, 1] {attrs} : (types) -> types */
static bool reduce_signature_read(op_build *b, const form_step *s, const char *at) {
  op_parser *o = b->o;
  parser *p = o->p;
  int64_t *dims;
  size_t count;
  if (!tx_build_expect_word(b, "across") || !tx_build_expect_word(b, "dimensions") ||
      !tx_parser_expect(p, TOK_EQUAL, "expected '='") || !tx_form_read_int_list(b, &dims, &count) ||
      !tx_form_read_attrs(b, false) || !tx_parser_expect(p, TOK_COLON, "expected ':'"))
    return false;
  b->by_slot = false;
  b->types_at = at;
  return tx_build_set_prop(b, s->args[REDUCE_DIMENSIONS].index,
                           ir_attr_dense_i64_array(o->ctx, dims, count)) &&
         tx_build_functional_type(b);
}

/* (%x: t loc(…), %y: t loc(…)) for each pair; first all the elements, then the accumulators. */
static bool reducer_args_read(op_build *b, arg_ref **out, size_t *out_count) {
  op_parser *o = b->o;
  parser *p = o->p;
  arg_list args = {0};
  while (tx_parser_accept(p, TOK_LPAREN)) {
    for (int half = 0; half < 2; half++) {
      arg_ref arg = {0};
      if (!tx_parse_value_ref(o, &arg.name, false) ||
          !tx_parser_expect(p, TOK_COLON, "expected ':'") || !(arg.type = tx_parse_type(p)) ||
          !tx_parse_optional_location(p, &arg.loc) ||
          !tx_parser_expect(p, half ? TOK_RPAREN : TOK_COMMA,
                            half ? "expected ')'" : "expected ','"))
        return false;
      VEC_ADD(p->scratch, &args, arg);
    }
  }
  arg_ref *sorted = ARENA_ARRAY(p->scratch, arg_ref, args.count);
  for (size_t i = 0; i < args.count; i++)
    sorted[i / 2 + (i % 2) * (args.count / 2)] = args.items[i];
  *out = sorted;
  *out_count = args.count;
  return true;
}

static bool reduce_long_read(op_build *b, const form_step *s, const char *at) {
  parser *p = b->o->p;
  arg_ref *args;
  size_t count;
  ir_region region = {NULL, NULL, NULL};
  if (!reduce_signature_read(b, s, at) || !tx_build_expect_word(b, "reducer") ||
      !reducer_args_read(b, &args, &count) || !tx_parse_region(b->o, &region, args, count))
    return false;
  *tx_build_add_region(b) = region;
  b->loc = tx_parser_location(p, at);
  return true;
}

/* The region that `applies` stands for. */
static bool reduce_applied_region(op_build *b, const ir_opname *inner_name, const ir_attr *loc) {
  ir_context *c = b->o->ctx;
  const ir_type *t = ir_type_tensor(c, NULL, 0, ir_type_element(b->types.items[0]), NULL);
  ir_block *block = ir_block_new(c);
  ir_value *operands[2] = {ir_block_add_arg(c, block, t, loc), ir_block_add_arg(c, block, t, loc)};
  ir_op *inner = ir_op_new(c, inner_name, loc, operands, 2, &t, 1, 0, NULL, 0);
  ir_block_append(block, inner);
  ir_value *result = &inner->results[0];
  char *name = arena_printf(b->o->p->scratch, "%s.return", inner_name->dialect->bytes);
  ir_block_append(block, ir_op_new(c, ir_opname_get(c, name, strlen(name)), loc, &result, 1, NULL,
                                   0, 0, NULL, 0));
  ir_region_append(tx_build_add_region(b), block);
  return true;
}

static bool reduce_read(op_build *b, const form_step *s) {
  op_parser *o = b->o;
  parser *p = o->p;
  const char *at = p->tok.at;
  if (!reduce_pairs_read(b)) return false;
  if (!tx_parser_accept_word(p, "applies")) return reduce_long_read(b, s, at);
  if (!tx_parser_at(p, TOK_WORD) && !tx_parser_at(p, TOK_STRING))
    return tx_parser_error(p, "empty operation name is invalid");
  const istr *inner_text;
  if (!tx_parse_keyword_or_string(p, &inner_text)) return false;
  const ir_opname *inner = ir_opname_get(o->ctx, inner_text->bytes, inner_text->len);
  if (!is_commutative_pair(inner, b->name->def))
    return tx_build_error_at(b, at,
                             "expected the inner-op to be a commutative binary-op from the %.*s "
                             "dialect, with zero region, producing single result",
                             (int)b->name->dialect->len, b->name->dialect->bytes);
  if (!reduce_signature_read(b, s, at)) return false;
  if (!tx_parse_optional_location(p, &b->given_loc)) return false;
  if (b->types.count == 0)
    return tx_build_error_at(b, at, "input types missing in reduce-op function type");
  const ir_attr *loc = b->given_loc.loc;
  if (!loc) loc = b->loc = tx_parser_location(p, at);
  if (!reduce_applied_region(b, inner, loc)) return false;
  if (!b->given_loc.alias) return true;
  /* The location is an alias that comes later: it goes to the inner ops, too. */
  ir_block *block = b->regions.items[b->regions.count - 1].first;
  for (unsigned i = 0; i < 2; i++)
    tx_parser_set_location(p, &b->given_loc, ir_arg_loc_slot(block->args[i]));
  tx_parser_set_location(p, &b->given_loc, &block->first->loc);
  tx_parser_set_location(p, &b->given_loc, &block->last->loc);
  return true;
}

static bool reduce_print(op_printer *o, const ir_op *op, const form_step *s) {
  const int64_t *dims;
  size_t count;
  if (op->region_count != 1 || !op->regions[0].first ||
      !tx_form_ints(tx_form_prop(op, s, REDUCE_DIMENSIONS), &dims, &count))
    return false;
  size_t pairs = op->operand_count / 2;
  const ir_block *reducer = op->regions[0].first;
  const ir_op *inner = reduce_inner(o, op);
  if (op->operand_count % 2 != 0 || (!inner && reducer->arg_count != op->operand_count))
    return false;
  for (size_t i = 0; i < pairs; i++) {
    if (i) OUT(o, ", ");
    OUT(o, "(");
    tx_out_value(o, op->operands[i].value);
    OUT(o, " init: ");
    tx_out_value(o, op->operands[i + pairs].value);
    OUT(o, ")");
  }
  if (inner) {
    OUT(o, " applies ");
    tx_print_keyword_or_string(o->out, inner->name->full);
  }
  OUT(o, " across dimensions = ");
  tx_form_print_int_list(o, dims, count);
  tx_form_print_attrs(o, op, s->f, false);
  OUT(o, " : ");
  tx_out_functional_type(o, op);
  if (inner) return true;
  tx_out_newline(o);
  OUT(o, " reducer");
  for (size_t i = 0; i < pairs; i++) {
    OUT(o, "(");
    tx_out_argument(o, reducer->args[i], NULL);
    OUT(o, ", ");
    tx_out_argument(o, reducer->args[i + pairs], NULL);
    OUT(o, ") ");
  }
  OUT(o, " ");
  tx_out_region(o, &op->regions[0], 0);
  return true;
}

const form_directive tx_form_reduce = {"reduce", 1, 1, reduce_read, reduce_print};

/* --- <while>
 *     (%iterArg = %init, …) : types attributes {…}
 *     cond {…} do {…} --- */

static bool while_read(op_build *b, const form_step *s) {
  (void)s;
  op_parser *o = b->o;
  parser *p = o->p;
  const char *at = p->tok.at;
  arg_list args = {0};
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '('")) return false;
  while (!tx_parser_accept(p, TOK_RPAREN)) {
    arg_ref arg = {0};
    value_ref init;
    if (args.count && !tx_parser_expect(p, TOK_COMMA, "expected ','")) return false;
    if (args.count && tx_parser_accept(p, TOK_RPAREN)) break;
    if (!tx_parse_value_ref(o, &arg.name, true) ||
        !tx_parser_expect(p, TOK_EQUAL, "expected '='") || !expect_value_ref(b, &init))
      return false;
    VEC_ADD(p->scratch, &args, arg);
    tx_build_add_ref(b, &init);
  }
  b->by_slot = false;
  b->types_at = at;
  if (args.count) {
    if (!tx_parser_expect(p, TOK_COLON, "expected ':'") || !tx_parse_type_list(p, &b->types))
      return false;
    if (b->types.count != args.count)
      return tx_build_count_error(b, at, args.count, b->types.count);
  }
  for (size_t i = 0; i < args.count; i++) {
    args.items[i].type = b->types.items[i];
    VEC_ADD(p->scratch, &b->results, b->types.items[i]);
    /* Resolved before the regions are read: a name first used here keeps its place in the order. */
    if (!tx_names_resolve(o, &b->refs.items[i], b->types.items[i])) return false;
  }
  ir_region cond = {NULL, NULL, NULL}, body = {NULL, NULL, NULL};
  if (!tx_form_read_attrs(b, true) || !tx_build_expect_word(b, "cond") ||
      !tx_parse_region(o, &cond, args.items, args.count))
    return false;
  *tx_build_add_region(b) = cond;
  if (!tx_build_expect_word(b, "do") || !tx_parse_region(o, &body, args.items, args.count))
    return false;
  *tx_build_add_region(b) = body;
  return true;
}

/* Whether the arguments of a block have the types of the operands from `first` on. */
static bool has_types(const ir_block *b, const ir_op *op, size_t first) {
  if (b->arg_count != op->operand_count - first) return false;
  for (uint32_t i = 0; i < b->arg_count; i++)
    if (b->args[i]->type != operand_type(op, first + i)) return false;
  return true;
}

static bool while_print(op_printer *o, const ir_op *op, const form_step *s) {
  if (op->region_count != 2 || !op->regions[1].first) return false;
  const ir_block *body = op->regions[1].first;
  if (!has_types(body, op, 0) || !op->regions[0].first || !has_types(op->regions[0].first, op, 0) ||
      op->result_count != op->operand_count)
    return false;
  for (size_t i = 0; i < op->operand_count; i++)
    if (op->results[i].type != operand_type(op, i)) return false;
  OUT(o, "(");
  for (size_t i = 0; i < op->operand_count; i++) {
    if (i) OUT(o, ", ");
    tx_out_value(o, body->args[i]);
    OUT(o, " = ");
    tx_out_value(o, op->operands[i].value);
  }
  OUT(o, ")");
  if (op->operand_count) {
    OUT(o, " : ");
    tx_out_types_of(o, op->operands, op->operand_count);
  }
  tx_form_print_attrs(o, op, s->f, true);
  tx_out_newline(o);
  OUT(o, "cond ");
  tx_out_region(o, &op->regions[0], 0);
  OUT(o, " do ");
  tx_out_region(o, &op->regions[1], 0);
  return true;
}

const form_directive tx_form_while = {"while", 0, 0, while_read, while_print};

static void while_names(ssa_names *n, const ir_region *r) {
  for (uint32_t i = 0; i < r->first->arg_count; i++)
    tx_ssa_suggest(n, r->first->args[i], "iterArg", 7);
}

/* --- <scan inputs inits dimension operandSegmentSizes resultSegmentSizes>
 *     (%a) inits (%b) dimension=0 attributes {…} {…} : type --- */

enum { SCAN_INPUTS, SCAN_INITS, SCAN_DIMENSION, SCAN_OPERAND_SIZES, SCAN_RESULT_SIZES };

static bool scan_list_read(op_build *b, unsigned slot) {
  parser *p = b->o->p;
  b->slots[slot].first = b->refs.count;
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '('") || !tx_build_operand_list(b) ||
      !tx_parser_expect(p, TOK_RPAREN, "expected ')'"))
    return false;
  b->slots[slot].count = b->refs.count - b->slots[slot].first;
  return true;
}

static const ir_attr *two_sizes(ir_context *c, size_t first, size_t second) {
  int32_t sizes[2] = {(int32_t)first, (int32_t)second};
  return ir_attr_dense_array(c, ir_type_integer(c, 32, IR_SIGNLESS), sizes, 2);
}

static bool scan_read(op_build *b, const form_step *s) {
  op_parser *o = b->o;
  parser *p = o->p;
  int64_t dimension;
  ir_region region = {NULL, NULL, NULL};
  if (!scan_list_read(b, s->args[SCAN_INPUTS].index) || !tx_build_expect_word(b, "inits") ||
      !scan_list_read(b, s->args[SCAN_INITS].index) || !tx_build_expect_word(b, "dimension") ||
      !tx_parser_expect(p, TOK_EQUAL, "expected '='"))
    return false;
  if (!tx_parser_at(p, TOK_INTEGER) && !tx_parser_at(p, TOK_MINUS))
    return tx_build_error(b, "expected integer value");
  if (!tx_parse_int64(p, &dimension) || !tx_form_read_attrs(b, true) ||
      !tx_parse_region(o, &region, NULL, 0) || !tx_parser_expect(p, TOK_COLON, "expected ':'") ||
      !tx_build_functional_type(b))
    return false;
  *tx_build_add_region(b) = region;
  size_t inputs = b->slots[s->args[SCAN_INPUTS].index].count;
  size_t inits = b->slots[s->args[SCAN_INITS].index].count;
  if (b->types.count != inputs + inits)
    return tx_build_error_at(b, b->at, "operand types must match the number of inputs and inits");
  if (b->results.count < inits)
    return tx_build_error_at(b, b->at, "not enough result types to cover the required carries");
  b->types_at = b->at;
  const ir_type *i64 = ir_type_integer(o->ctx, 64, IR_SIGNLESS);
  return tx_build_set_prop(b, s->args[SCAN_DIMENSION].index,
                           ir_attr_integer(o->ctx, i64, dimension)) &&
         tx_build_set_prop(b, s->args[SCAN_OPERAND_SIZES].index,
                           two_sizes(o->ctx, inputs, inits)) &&
         tx_build_set_prop(b, s->args[SCAN_RESULT_SIZES].index,
                           two_sizes(o->ctx, b->results.count - inits, inits));
}

static bool scan_print(op_printer *o, const ir_op *op, const form_step *s) {
  size_t first, count;
  int64_t dimension;
  const ir_attr *a = tx_form_prop(op, s, SCAN_DIMENSION);
  if (op->region_count != 1 || !a || !ir_attr_as_int(a, &dimension) ||
      !ir_op_operand_group(op, s->args[SCAN_INPUTS].index, &first, &count))
    return false;
  OUT(o, "(");
  tx_out_operands(o, op, first, count);
  OUT(o, ") inits (");
  if (!ir_op_operand_group(op, s->args[SCAN_INITS].index, &first, &count)) return false;
  tx_out_operands(o, op, first, count);
  const ir_attr *sizes = tx_form_prop(op, s, SCAN_RESULT_SIZES);
  if (count > op->result_count || sizes != two_sizes(o->pr.ctx, op->result_count - count, count))
    return false;
  OUT(o, ") dimension=");
  strbuf_addi(o->out, dimension);
  OUT(o, " ");
  tx_form_print_attrs(o, op, s->f, true);
  OUT(o, " ");
  tx_out_region(o, &op->regions[0], REGION_ARGS);
  OUT(o, " : ");
  tx_out_functional_type(o, op);
  return true;
}

const form_directive tx_form_scan = {"scan", 5, 5, scan_read, scan_print};

static void scan_names(ssa_names *n, const ir_region *r) {
  size_t first, inputs = 0;
  if (r->op && !ir_op_operand_group(r->op, 0, &first, &inputs)) inputs = 0;
  for (uint32_t i = 0; i < r->first->arg_count; i++)
    tx_ssa_suggest(n, r->first->args[i], i < inputs ? "input" : "carry", 5);
}

/* --- Suggested names --- */

static const form_names names[] = {
    {"constant", constant_names, NULL},
    {"arith_constant", tx_arith_constant_names, NULL},
    {"const_size", tx_const_size_names, NULL},
    {"while", NULL, while_names},
    {"scan", NULL, scan_names},
};

const form_names *tx_form_find_names(const char *name, size_t n) {
  for (size_t i = 0; i < sizeof names / sizeof *names; i++)
    if (bytes_are(name, n, names[i].name)) return &names[i];
  return NULL;
}

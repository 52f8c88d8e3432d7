/* SPDX-License-Identifier: Apache-2.0 */
/* Functions: func.func and vhlo.func_v1.
 *
 * Sources: MLIR's function interface (which attributes the signature shows, wording of the errors)
 * and stablehlo/dialect/VhloOps.cpp. */
#include "form.h"

/* --- <func sym_name function_type sym_visibility arg_attrs res_attrs>
 *     private @name(%a: t {attrs}, …) -> (t {attrs}) attributes {…} {…} --- */

enum { FUNC_NAME, FUNC_TYPE, FUNC_VISIBILITY, FUNC_ARGS, FUNC_RESULTS };

static const ir_attr *read_attr_dict(op_build *b) {
  named_list list = {0};
  if (!tx_parse_optional_attr_dict(b->o->p, &list)) return NULL;
  return ir_attr_dict(b->o->ctx, list.items, list.count, NULL);
}

static bool func_arg_read(op_build *b, arg_list *args) {
  op_parser *o = b->o;
  parser *p = o->p;
  arg_ref arg = {0};
  const arg_ref *before = args->count ? &args->items[args->count - 1] : NULL;
  if (tx_parser_at(p, TOK_PERCENT)) {
    const char *at = p->tok.at;
    if (!tx_parse_value_ref(o, &arg.name, false) ||
        !tx_parser_expect(p, TOK_COLON, "expected ':'") || !(arg.type = tx_parse_type(p)) ||
        !(arg.attrs = read_attr_dict(b)) || !tx_parse_optional_location(p, &arg.loc))
      return false;
    if (before && !before->name.at)
      return tx_build_error_at(b, at, "expected type instead of SSA identifier");
  } else {
    if (before && before->name.at) return tx_build_error(b, "expected SSA identifier");
    if (!(arg.type = tx_parse_type(p)) || !(arg.attrs = read_attr_dict(b)) ||
        !tx_parse_optional_location(p, &arg.loc))
      return false;
  }
  VEC_ADD(p->scratch, args, arg);
  return true;
}

static bool func_args_read(op_build *b, arg_list *args) {
  parser *p = b->o->p;
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '(' in argument list")) return false;
  if (tx_parser_accept(p, TOK_RPAREN)) return true;
  do {
    if (!func_arg_read(b, args)) return false;
  } while (tx_parser_accept(p, TOK_COMMA));
  return tx_parser_expect(p, TOK_RPAREN, "expected ')' in argument list");
}

static bool func_results_read(op_build *b, type_list *types, attr_list *attrs) {
  op_parser *o = b->o;
  parser *p = o->p;
  if (!tx_parser_accept(p, TOK_ARROW)) return true;
  bool parens = tx_parser_accept(p, TOK_LPAREN);
  if (parens && tx_parser_accept(p, TOK_RPAREN)) return true;
  do {
    const ir_type *t = tx_parse_type(p);
    const ir_attr *dict =
        t ? parens ? read_attr_dict(b) : ir_attr_dict(o->ctx, NULL, 0, NULL) : NULL;
    if (!dict) return false;
    VEC_ADD(p->scratch, types, t);
    VEC_ADD(p->scratch, attrs, dict);
  } while (parens && tx_parser_accept(p, TOK_COMMA));
  return !parens || tx_parser_expect(p, TOK_RPAREN, "expected ')'");
}

/* The dictionaries of arguments or results become a property when one of them holds something. */
static bool set_dicts(op_build *b, int prop, const ir_attr *const *dicts, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (dicts[i]->dict.count)
      return tx_build_set_prop(b, prop, ir_attr_array(b->o->ctx, dicts, count));
  return true;
}

/* Attributes that the signature gives must not be in the dictionary, too. */
static bool check_not_inferred(op_build *b, const form_step *s, const named_list *list,
                               const char *at) {
  static const unsigned inferred[] = {FUNC_VISIBILITY, FUNC_NAME, FUNC_TYPE};
  for (size_t k = 0; k < sizeof inferred / sizeof *inferred; k++) {
    const char *name = b->name->def->props[s->args[inferred[k]].index].name;
    for (size_t i = 0; i < list->count; i++)
      if (list->items[i].name->len == strlen(name) && strcmp(list->items[i].name->bytes, name) == 0)
        return tx_build_error_at(b, at,
                                 "'%s' is an inferred attribute and should not be specified in the "
                                 "explicit attribute dictionary",
                                 name);
  }
  return true;
}

static bool is_visibility(const ir_attr *a) {
  for (size_t i = 0; i < IR_VISIBILITIES; i++)
    if (a->kind == IR_ATTR_STRING &&
        bytes_are(a->string.value->bytes, a->string.value->len, ir_visibilities[i]))
      return true;
  return false;
}

static bool func_read(op_build *b, const form_step *s) {
  op_parser *o = b->o;
  parser *p = o->p;
  const istr *name;
  arg_list args = {0};
  type_list inputs = {0}, results = {0};
  attr_list arg_dicts = {0}, result_dicts = {0};
  for (size_t i = 0; i < IR_VISIBILITIES; i++)
    if (tx_parser_accept_word(p, ir_visibilities[i])) {
      if (!tx_build_set_prop(b, s->args[FUNC_VISIBILITY].index,
                             ir_attr_istr(o->ctx, ir_cstr(o->ctx, ir_visibilities[i]))))
        return false;
      break;
    }
  if (!tx_parser_at(p, TOK_AT))
    return tx_build_error(b, "expected valid '@'-identifier for symbol name");
  if (!tx_parse_symbol_name(p, &name) || !func_args_read(b, &args) ||
      !func_results_read(b, &results, &result_dicts))
    return false;
  for (size_t i = 0; i < args.count; i++) {
    VEC_ADD(p->scratch, &inputs, args.items[i].type);
    VEC_ADD(p->scratch, &arg_dicts, args.items[i].attrs);
  }
  const ir_type *type =
      ir_type_function(o->ctx, inputs.items, inputs.count, results.items, results.count);
  named_list attrs = {0};
  const char *at = p->tok.at;
  if (!tx_build_set_prop(b, s->args[FUNC_NAME].index, ir_attr_istr(o->ctx, name)) ||
      !tx_build_set_prop(b, s->args[FUNC_TYPE].index, ir_attr_type(o->ctx, type)) ||
      !tx_parse_optional_attr_dict_with_keyword(p, &attrs) ||
      !check_not_inferred(b, s, &attrs, at) || !tx_build_take_attrs(b, &attrs, at) ||
      !set_dicts(b, s->args[FUNC_ARGS].index, arg_dicts.items, arg_dicts.count) ||
      !set_dicts(b, s->args[FUNC_RESULTS].index, result_dicts.items, result_dicts.count))
    return false;
  ir_region region = {NULL, NULL, NULL};
  at = p->tok.at;
  if (tx_parser_at(p, TOK_LBRACE)) {
    if (!tx_parse_region(o, &region, args.items, args.count)) return false;
    if (!region.first) return tx_build_error_at(b, at, "expected non-empty function body");
  }
  *tx_build_add_region(b) = region;
  return true;
}

static const ir_attr *dict_of(const ir_attr *dicts, size_t i) {
  return dicts && i < dicts->array.count ? dicts->array.items[i] : NULL;
}

static bool are_dicts(const ir_attr *a, size_t count) {
  if (!a) return true;
  if (a->kind != IR_ATTR_ARRAY || a->array.count != count) return false;
  for (size_t i = 0; i < count; i++)
    if (a->array.items[i]->kind != IR_ATTR_DICT) return false;
  return true;
}

static void out_dict(op_printer *o, const ir_attr *dict) {
  if (dict) tx_out_attr_dict(o, dict->dict.entries, dict->dict.count, false);
}

static bool func_print(op_printer *o, const ir_op *op, const form_step *s) {
  const ir_attr *name = tx_form_prop(op, s, FUNC_NAME), *type = tx_form_prop(op, s, FUNC_TYPE);
  const ir_attr *visibility = tx_form_prop(op, s, FUNC_VISIBILITY);
  const ir_attr *args = tx_form_prop(op, s, FUNC_ARGS),
                *results = tx_form_prop(op, s, FUNC_RESULTS);
  if (!ir_attr_is(name, IR_ATTR_STRING) || !ir_attr_is(type, IR_ATTR_TYPE) ||
      !ir_type_is(type->type, IR_TYPE_FUNCTION) || op->region_count != 1 ||
      (visibility && !is_visibility(visibility)))
    return false;
  const ir_type *t = type->type;
  const ir_block *body = op->regions[0].first;
  if (!are_dicts(args, t->function.input_count) || !are_dicts(results, t->function.result_count) ||
      (body && body->arg_count != t->function.input_count))
    return false;
  for (uint32_t i = 0; body && i < body->arg_count; i++)
    if (body->args[i]->type != t->function.inputs[i]) return false;
  OUT(o, " ");
  if (visibility) {
    tx_out_add(o, visibility->string.value->bytes, visibility->string.value->len);
    OUT(o, " ");
  }
  tx_print_symbol_name(o->out, name->string.value);
  OUT(o, "(");
  for (size_t i = 0; i < t->function.input_count; i++) {
    if (i) OUT(o, ", ");
    if (body) {
      tx_out_argument(o, body->args[i], dict_of(args, i));
    } else {
      tx_out_type(o, t->function.inputs[i]);
      out_dict(o, dict_of(args, i));
    }
  }
  OUT(o, ")");
  if (t->function.result_count) {
    const ir_attr *first = dict_of(results, 0);
    bool parens = t->function.result_count > 1 ||
                  ir_type_is(t->function.results[0], IR_TYPE_FUNCTION) ||
                  (first && first->dict.count);
    OUT(o, " -> ");
    if (parens) OUT(o, "(");
    for (size_t i = 0; i < t->function.result_count; i++) {
      if (i) OUT(o, ", ");
      tx_out_type(o, t->function.results[i]);
      out_dict(o, dict_of(results, i));
    }
    if (parens) OUT(o, ")");
  }
  tx_form_print_attrs(o, op, s->f, true);
  if (body) {
    OUT(o, " ");
    tx_out_region(o, &op->regions[0], 0);
  }
  return true;
}

const form_directive tx_form_func = {"func", 5, 5, func_read, func_print};

/* --- <vhlo_func sym_name body function_type>: @name(%a: t, …) -> (t, …) {…} --- */

enum { VHLO_NAME, VHLO_BODY, VHLO_TYPE };

static const ir_attrdef *vhlo_attr(ir_context *c, const char *mnemonic) {
  const ir_registry *r = ir_context_registry(c);
  return r->find_attr(r, "vhlo", 4, mnemonic, strlen(mnemonic));
}

static bool all_vhlo(const type_list *types) {
  for (size_t i = 0; i < types->count; i++) {
    size_t n;
    const char *dialect = ir_type_dialect(types->items[i], &n);
    if (n != 4 || memcmp(dialect, "vhlo", 4) != 0) return false;
  }
  return true;
}

static bool vhlo_func_read(op_build *b, const form_step *s) {
  op_parser *o = b->o;
  parser *p = o->p;
  const istr *name;
  arg_list args = {0};
  type_list inputs = {0}, results = {0};
  if (!tx_parser_at(p, TOK_AT))
    return tx_build_error(b, "expected valid '@'-identifier for symbol name");
  if (!tx_parse_symbol_name(p, &name) ||
      !tx_parser_expect(p, TOK_LPAREN, "expected '(' in argument list"))
    return false;
  if (!tx_parser_accept(p, TOK_RPAREN)) {
    do {
      arg_ref arg = {0};
      if (!tx_parse_value_ref(o, &arg.name, false) ||
          !tx_parser_expect(p, TOK_COLON, "expected ':'") || !(arg.type = tx_parse_type(p)) ||
          !tx_parse_optional_location(p, &arg.loc))
        return false;
      VEC_ADD(p->scratch, &args, arg);
      VEC_ADD(p->scratch, &inputs, arg.type);
    } while (tx_parser_accept(p, TOK_COMMA));
    if (!tx_parser_expect(p, TOK_RPAREN, "expected ')' in argument list")) return false;
  }
  ir_region region = {NULL, NULL, NULL};
  if (!tx_parser_expect(p, TOK_ARROW, "expected '->'") || !tx_parse_function_results(p, &results) ||
      !tx_parse_region(o, &region, args.items, args.count))
    return false;
  *tx_build_add_region(b) = region;
  if (!all_vhlo(&inputs) || !all_vhlo(&results))
    return tx_parser_error_id(p, DIAG_TEXT_TYPE, b->at, "expected VHLO types");
  ir_context *c = o->ctx;
  const ir_registry *r = ir_context_registry(c);
  const ir_attrdef *string_v1 = vhlo_attr(c, "string_v1"), *type_v1 = vhlo_attr(c, "type_v1");
  const ir_typedef *func_v1 = r->find_type(r, "vhlo", 4, "func_v1", 7);
  if (!string_v1 || !type_v1 || !func_v1 || func_v1->param_count != 2)
    return tx_build_error(b, "needs attributes that the tables do not have");
  ir_param string = {.str = name};
  ir_param lists[2] = {{.types = inputs.items}, {.types = results.items}};
  lists[0].count = inputs.count;
  lists[1].count = results.count;
  ir_param type = {.type = ir_type_defined(c, func_v1, lists)};
  return tx_build_set_prop(b, s->args[VHLO_NAME].index, ir_attr_defined(c, string_v1, &string)) &&
         tx_build_set_prop(b, s->args[VHLO_TYPE].index, ir_attr_defined(c, type_v1, &type));
}

static bool vhlo_func_print(op_printer *o, const ir_op *op, const form_step *s) {
  ir_context *c = o->pr.ctx;
  const ir_attr *name = tx_form_prop(op, s, VHLO_NAME), *type = tx_form_prop(op, s, VHLO_TYPE);
  const ir_attrdef *string_v1 = vhlo_attr(c, "string_v1"), *type_v1 = vhlo_attr(c, "type_v1");
  if (!string_v1 || !type_v1 || !ir_attr_is_defined(name, string_v1) ||
      !ir_attr_is_defined(type, type_v1) || op->region_count != 1)
    return false;
  const ir_type *t = type->defined.params[0].type;
  if (!ir_type_is(t, IR_TYPE_DEFINED) || strcmp(t->defined.def->mnemonic, "func_v1") != 0)
    return false;
  const ir_block *body = op->regions[0].first;
  const ir_param *inputs = &t->defined.params[0];
  if (inputs->count != (body ? body->arg_count : 0)) return false;
  for (size_t i = 0; i < inputs->count; i++)
    if (body->args[i]->type != inputs->types[i]) return false;
  tx_print_symbol_name(o->out, name->defined.params[0].str);
  OUT(o, "(");
  for (uint32_t i = 0; body && i < body->arg_count; i++) {
    if (i) OUT(o, ", ");
    tx_out_argument(o, body->args[i], NULL);
  }
  OUT(o, ") -> (");
  const ir_param *results = &t->defined.params[1];
  for (size_t i = 0; i < results->count; i++) {
    if (i) OUT(o, ", ");
    tx_out_type(o, results->types[i]);
  }
  OUT(o, ") ");
  tx_out_region(o, &op->regions[0], REGION_EMPTY_BLOCK);
  return true;
}

const form_directive tx_form_vhlo_func = {"vhlo_func", 3, 3, vhlo_func_read, vhlo_func_print};

/* SPDX-License-Identifier: Apache-2.0 */
/* An operation on its way from text to ir_op. */
#include "form.h"

/* --- Errors of custom forms: "custom op 'x' …" --- */

static bool build_verror(op_build *b, const char *at, const char *format, va_list args) {
  strbuf *message = b->o->message;
  strbuf_reset(message);
  strbuf_vaddf(message, format, args);
  return tx_parser_error_at(b->o->p, at, "custom op '%s' %s", b->name->full->bytes,
                            strbuf_str(message));
}

bool tx_build_error_at(op_build *b, const char *at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  build_verror(b, at, format, args);
  va_end(args);
  return false;
}

bool tx_build_error(op_build *b, const char *format, ...) {
  va_list args;
  va_start(args, format);
  build_verror(b, b->o->p->tok.at, format, args);
  va_end(args);
  return false;
}

bool tx_build_expect_word(op_build *b, const char *word) {
  if (tx_parser_accept_word(b->o->p, word)) return true;
  return tx_build_error(b, "expected '%s'", word);
}

/* --- Parts --- */

const ir_attr *tx_build_location(op_build *b) {
  if (!b->loc) b->loc = tx_parser_location(b->o->p, b->at);
  return b->loc;
}

void tx_build_add_ref(op_build *b, const value_ref *ref) {
  VEC_ADD(b->o->p->scratch, &b->refs, *ref);
}

bool tx_build_operand_list(op_build *b) {
  parser *p = b->o->p;
  if (!tx_parser_at(p, TOK_PERCENT)) return true;
  do {
    value_ref ref;
    if (!tx_parse_value_ref(b->o, &ref, true)) return false;
    tx_build_add_ref(b, &ref);
  } while (tx_parser_accept(p, TOK_COMMA));
  return true;
}

ir_region *tx_build_add_region(op_build *b) {
  VEC_ADD(b->o->p->scratch, &b->regions, (ir_region){NULL, NULL, NULL});
  return &b->regions.items[b->regions.count - 1];
}

static int prop_index(const op_build *b, const char *name, size_t n) {
  const ir_opdef *def = b->name->def;
  if (!def) return -1;
  for (int i = 0; i < def->prop_count; i++)
    if (bytes_are(name, n, def->props[i].name)) return i;
  return -1;
}

bool tx_build_set_prop(op_build *b, int prop, const ir_attr *value) {
  if (b->props[prop])
    return tx_parser_error_id(
        b->o->p, DIAG_TEXT_PROPERTY, b->at,
        "custom op '%s' attribute '%s' occurs more than once in the attribute list",
        b->name->full->bytes, b->name->def->props[prop].name);
  b->props[prop] = value;
  return true;
}

bool tx_build_take_attrs(op_build *b, const named_list *list, const char *at) {
  parser *p = b->o->p;
  for (size_t i = 0; i < list->count; i++) {
    const istr *name = list->items[i].name;
    int prop = prop_index(b, name->bytes, name->len);
    if (prop < 0) {
      VEC_ADD(p->scratch, &b->attrs, (ir_named_attr){name, list->items[i].value});
    } else if (b->props[prop]) {
      return tx_parser_error_id(p, DIAG_TEXT_PROPERTY, b->custom ? b->at : at,
                                b->custom
                                    ? "custom op '%s' attribute '%s' occurs more than once in the "
                                      "attribute list"
                                    : "operation '%s' attribute '%s' occurs more than once",
                                b->name->full->bytes, name->bytes);
    } else {
      b->props[prop] = list->items[i].value;
    }
  }
  return true;
}

/* --- Generic form --- */

bool tx_build_no_function(op_build *b, const char *at, const ir_type *t) {
  strbuf_reset(b->o->piece);
  text_tell_type(b->o->ctx, t, b->o->piece);
  return tx_build_error_at(
      b, at, "invalid kind of type specified: expected builtin.function, but found '%s'",
      strbuf_str(b->o->piece));
}

static bool parse_functional_type(op_build *b, bool custom) {
  parser *p = b->o->p;
  type_list *inputs = &b->types, *results = &b->results;
  const char *at = p->tok.at;
  if (tx_parser_at(p, TOK_LPAREN))
    return tx_parse_type_list_parens(p, inputs) &&
           tx_parser_expect(p, TOK_ARROW, "expected '->' in function type") &&
           tx_parse_function_results(p, results);
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  if (!ir_type_is(t, IR_TYPE_FUNCTION))
    return custom ? tx_build_no_function(b, at, t)
                  : tx_parser_error_at(p, at, "expected function type");
  for (size_t i = 0; i < t->function.input_count; i++)
    VEC_ADD(p->scratch, inputs, t->function.inputs[i]);
  for (size_t i = 0; i < t->function.result_count; i++)
    VEC_ADD(p->scratch, results, t->function.results[i]);
  return true;
}

bool tx_build_functional_type(op_build *b) { return parse_functional_type(b, true); }

static bool parse_successors(op_build *b) {
  parser *p = b->o->p;
  const ir_opdef *def = b->name->def;
  if (!tx_parser_at(p, TOK_LSQUARE)) return true;
  if (def && !(def->traits & IR_TRAIT_TERMINATOR))
    return tx_parser_error(p, "successors in non-terminator");
  tx_parser_next(p);
  do {
    ir_block *block = tx_names_block_use(b->o);
    if (!block) return false;
    VEC_ADD(p->scratch, &b->successors, block);
  } while (tx_parser_accept(p, TOK_COMMA));
  return tx_parser_expect(p, TOK_RSQUARE, "expected ',' or ']'");
}

static bool parse_properties(op_build *b) {
  parser *p = b->o->p;
  if (!tx_parser_accept(p, TOK_LESS)) return true;
  const char *at = p->tok.at;
  const ir_attr *dict = tx_parse_attr(p, NULL);
  if (!dict || !tx_parser_expect(p, TOK_GREATER, "expected '>' to close properties")) return false;
  if (!b->name->def) {
    b->props[0] = dict;
    return true;
  }
  if (dict->kind != IR_ATTR_DICT || !b->name->def->prop_count) {
    strbuf_reset(b->o->piece);
    text_tell_attr(b->o->ctx, dict, b->o->piece);
    return tx_parser_error_id(p, DIAG_TEXT_PROPERTY, b->at, "invalid properties %s for op %s: %s",
                              strbuf_str(b->o->piece), b->name->full->bytes,
                              b->name->def->prop_count
                                  ? "expected DictionaryAttr to set properties"
                                  : "this operation does not support properties");
  }
  for (size_t i = 0; i < dict->dict.count; i++) {
    const istr *name = dict->dict.entries[i].name;
    int prop = prop_index(b, name->bytes, name->len);
    if (prop < 0)
      return tx_parser_error_id(p, DIAG_TEXT_PROPERTY, at, "operation '%s' has no property '%s'",
                                b->name->full->bytes, name->bytes);
    b->props[prop] = dict->dict.entries[i].value;
  }
  return true;
}

bool tx_parse_generic_rest(op_build *b) {
  op_parser *o = b->o;
  parser *p = o->p;
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '(' to start operand list") ||
      !tx_build_operand_list(b) ||
      !tx_parser_expect(p, TOK_RPAREN, "expected ')' to end operand list") ||
      !parse_successors(b) || !parse_properties(b))
    return false;
  if (tx_parser_accept(p, TOK_LPAREN)) {
    do {
      /* The list may move while a region is read. */
      ir_region region = {NULL, NULL, NULL};
      if (!tx_parse_region(o, &region, NULL, 0)) return false;
      *tx_build_add_region(b) = region;
    } while (tx_parser_accept(p, TOK_COMMA));
    if (!tx_parser_expect(p, TOK_RPAREN, "expected ')' to end region list")) return false;
  }
  if (tx_parser_at(p, TOK_LBRACE)) {
    named_list list = {0};
    const char *at = p->tok.at;
    if (!tx_parse_attr_dict(p, &list) || !tx_build_take_attrs(b, &list, at)) return false;
  }
  if (!tx_parser_expect(p, TOK_COLON, "expected ':' followed by operation type")) return false;
  b->types_at = p->tok.at;
  return parse_functional_type(b, false);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Attributes: read and printed. Grammar: https://mlir.llvm.org/docs/Dialects/Builtin/#attributes.
 * Constants are in dense.c, locations in location.c, dialects' own in symbol.c. */
#include <stdio.h>

#include "affine.h"
#include "base/limits.h"
#include "dense.h"
#include "number.h"
#include "parser.h"
#include "printer.h"
#include "symbol.h"

/* --- Numbers --- */

/* The type behind a number: given, written, or the default. */
static const ir_type *number_type(parser *p, const ir_type *type, const ir_type *otherwise) {
  if (type) return type;
  if (!tx_parser_accept(p, TOK_COLON)) return otherwise;
  return tx_parse_type(p);
}

static const ir_attr *parse_float(parser *p, const ir_type *type, bool negative) {
  token literal = p->tok;
  tx_parser_next(p);
  type = number_type(p, type, ir_type_float(p->ctx, &ir_float_formats[IR_F64]));
  if (!type) return NULL;
  if (type->kind != IR_TYPE_FLOAT) {
    tx_parser_error(p, "floating point value not valid for specified type");
    return NULL;
  }
  uint64_t bits[2];
  if (!tx_number_float(p, &literal, negative, type->format, bits)) return NULL;
  return ir_attr_float_bits(p->ctx, type, bits[0], bits[1]);
}

static const ir_attr *parse_integer(parser *p, const ir_type *type, bool negative) {
  token literal = p->tok;
  tx_parser_next(p);
  type = number_type(p, type, ir_type_integer(p->ctx, 64, IR_SIGNLESS));
  if (!type) return NULL;
  if (type->kind == IR_TYPE_FLOAT) {
    uint64_t bits[2];
    if (!tx_number_float(p, &literal, negative, type->format, bits)) return NULL;
    return ir_attr_float_bits(p->ctx, type, bits[0], bits[1]);
  }
  const char *wrong = NULL;
  uint64_t small[4], *words = small;
  if (type->kind != IR_TYPE_INTEGER && type->kind != IR_TYPE_INDEX) {
    wrong = "integer literal not valid for specified type";
  } else if (negative && type->kind == IR_TYPE_INTEGER && type->integer.sign == IR_UNSIGNED) {
    wrong = "negative integer literal not valid for unsigned integer type";
  } else {
    size_t n = tx_number_word_count(type);
    if (n > 4) words = ARENA_ARRAY(p->scratch, uint64_t, n);
    if (!tx_number_integer(literal.at, literal.end, negative, type, words)) {
      wrong = "integer constant out of range for attribute";
    }
  }
  if (wrong) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, literal.at, "%s", wrong);
    return NULL;
  }
  return ir_attr_integer_words(p->ctx, type, words);
}

static const ir_attr *parse_number(parser *p, const ir_type *type) {
  bool negative = tx_parser_accept(p, TOK_MINUS);
  if (tx_parser_at(p, TOK_INTEGER)) return parse_integer(p, type, negative);
  if (tx_parser_at(p, TOK_FLOAT)) return parse_float(p, type, negative);
  tx_parser_error_expected(p, "expected constant integer or floating point value");
  return NULL;
}

/* ": type" by the rules of `mode`; `usual`: the reader's default. */
static void print_type_of(printer *pr, const ir_type *t, print_type_mode mode, bool usual) {
  if (mode == PRINT_TYPE_NEVER || (mode == PRINT_TYPE_MAY && usual)) return;
  if (!t || t->kind == IR_TYPE_NONE) return;
  strbuf_adds(pr->out, " : ");
  tx_print_type(pr, t);
}

static void print_integer(printer *pr, const ir_attr *a, print_type_mode mode) {
  const ir_type *t = a->integer.type;
  bool signless = t->kind == IR_TYPE_INTEGER && t->integer.sign == IR_SIGNLESS;
  if (signless && t->integer.width == 1) {
    strbuf_adds(pr->out, a->integer.words[0] & 1 ? "true" : "false");
    return;
  }
  tx_number_print_integer(pr->out, a->integer.words, t);
  print_type_of(pr, t, mode, signless && t->integer.width == 64);
}

static void print_float(printer *pr, const ir_attr *a, print_type_mode mode) {
  const ir_type *t = a->flt.type;
  size_t start = pr->out->len;
  tx_number_print_float(pr->out, t->format, a->flt.bits[0], a->flt.bits[1]);
  /* Hex without a type would read as an integer. */
  bool hex = !pr->out->failed && pr->out->len - start > 2 && pr->out->bytes[start + 1] == 'x';
  print_type_of(pr, t, mode, t->format == &ir_float_formats[IR_F64] && !hex);
}

/* --- Strings, symbols --- */

static const ir_attr *parse_string_attr(parser *p, const ir_type *type) {
  const istr *s = tx_token_value(p, &p->tok);
  tx_parser_next(p);
  if (!type && tx_parser_accept(p, TOK_COLON) && !(type = tx_parse_type(p))) return NULL;
  if (!type || type->kind == IR_TYPE_NONE) return ir_attr_istr(p->ctx, s);
  return ir_attr_typed_string(p->ctx, s, type);
}

static const ir_attr *parse_symbol(parser *p) {
  const istr *root;
  if (!tx_parse_symbol_name(p, &root)) return NULL;
  VEC(const istr *) nested = {0};
  /* "::" is two colons; a single one belongs to what follows. */
  while (tx_parser_at(p, TOK_COLON) && p->tok.end < p->lex.end && *p->tok.end == ':') {
    tx_parser_next(p);
    tx_parser_next(p);
    if (!tx_parser_at(p, TOK_AT)) {
      tx_parser_error(p, "expected nested symbol reference identifier");
      return NULL;
    }
    VEC_ADD(p->scratch, &nested, tx_token_value(p, &p->tok));
    tx_parser_next(p);
  }
  return ir_attr_symbol(p->ctx, root, nested.items, nested.count);
}

static void print_symbol(printer *pr, const ir_attr *a) {
  tx_print_symbol_name(pr->out, a->symbol.root);
  for (size_t i = 0; i < a->symbol.nested_count; i++) {
    strbuf_adds(pr->out, "::");
    tx_print_symbol_name(pr->out, a->symbol.nested[i]);
  }
}

/* --- Arrays, dictionaries --- */

static const ir_attr *parse_array(parser *p) {
  tx_parser_next(p);
  attr_list items = {0};
  if (!tx_parser_at(p, TOK_RSQUARE)) {
    do {
      const ir_attr *a = tx_parse_attr(p, NULL);
      if (!a) return NULL;
      VEC_ADD(p->scratch, &items, a);
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  if (!tx_parser_expect(p, TOK_RSQUARE, "expected ',' or ']'")) return NULL;
  return ir_attr_array(p->ctx, items.items, items.count);
}

static void print_array(printer *pr, const ir_attr *a) {
  strbuf_addc(pr->out, '[');
  for (size_t i = 0; i < a->array.count; i++) {
    if (i) strbuf_adds(pr->out, ", ");
    tx_print_attr(pr, a->array.items[i], PRINT_TYPE_MAY);
  }
  strbuf_addc(pr->out, ']');
}

static bool parse_entry(parser *p, map *keys, named_list *out) {
  if (!tx_parser_at(p, TOK_STRING) && !tx_parser_at(p, TOK_WORD)) {
    return tx_parser_error_expected(p, "expected attribute name");
  }
  const istr *key = tx_token_value(p, &p->tok);
  if (!key->len) return tx_parser_error(p, "expected valid attribute name");
  if (!map_insert(p->scratch, keys, key, key)) {
    return tx_parser_error(p, "duplicate key '%s' in dictionary attribute", key->bytes);
  }
  tx_parser_next(p);
  const ir_attr *value = ir_attr_unit(p->ctx);
  if (tx_parser_accept(p, TOK_EQUAL) && !(value = tx_parse_attr(p, NULL))) return false;
  VEC_ADD(p->scratch, out, (ir_named_attr){key, value});
  return !p->failed;
}

bool tx_parse_attr_dict(parser *p, named_list *out) {
  if (!tx_parser_expect(p, TOK_LBRACE, "expected '{' in attribute dictionary")) return false;
  if (tx_parser_accept(p, TOK_RBRACE)) return !p->failed;
  map keys = {0};
  do {
    if (!parse_entry(p, &keys, out)) return false;
  } while (tx_parser_accept(p, TOK_COMMA));
  return tx_parser_expect(p, TOK_RBRACE, "expected '}' in attribute dictionary");
}

bool tx_parse_optional_attr_dict(parser *p, named_list *out) {
  return tx_parser_at(p, TOK_LBRACE) ? tx_parse_attr_dict(p, out) : !p->failed;
}

bool tx_parse_optional_attr_dict_with_keyword(parser *p, named_list *out) {
  return tx_parser_accept_word(p, "attributes") ? tx_parse_attr_dict(p, out) : !p->failed;
}

static const ir_attr *parse_dict(parser *p) {
  named_list entries = {0};
  if (!tx_parse_attr_dict(p, &entries)) return NULL;
  return ir_attr_dict(p->ctx, entries.items, entries.count, NULL);
}

/* name = value; the name alone for a unit attribute; quotes where needed. */
static void print_named_attr(printer *pr, const istr *name, const ir_attr *value) {
  shared_text begun = tx_shared_name_begin(pr, name);
  if (begun != SHARED_ELIDED) {
    tx_print_keyword_or_string(pr->out, name);
    tx_shared_end(pr, begun);
  }
  if (value->kind == IR_ATTR_UNIT) return;
  strbuf_adds(pr->out, " = ");
  tx_print_attr(pr, value, PRINT_TYPE_ALWAYS);
}

void tx_print_attr_dict(printer *pr, const ir_named_attr *entries, size_t count) {
  strbuf_addc(pr->out, '{');
  for (size_t i = 0; i < count; i++) {
    if (i) strbuf_adds(pr->out, ", ");
    print_named_attr(pr, entries[i].name, entries[i].value);
  }
  strbuf_addc(pr->out, '}');
}

/* --- Kept as written --- */

/* To the '>' that closes the '<' at `at`. An arrow closes nothing. */
static const char *balanced_end(parser *p, const char *at) {
  const char *end = p->lex.end;
  char open[LIMIT_NESTING_DEPTH];
  unsigned depth = 0;
  for (; at < end; at++) {
    char c = *at, next = at + 1 < end ? at[1] : '\0';
    if (c == '"') {
      lexer l = p->lex;
      l.at = at;
      token t = tx_lexer_next(&l);
      if (t.kind != TOK_STRING) {
        tx_parser_error_id(p, DIAG_TEXT_LEXICAL, l.error_at, "%s", l.error);
        return NULL;
      }
      at = t.end - 1;
    } else if (c == '-' && next == '>') {
      at++;
    } else if (c == '<' || c == '[' || c == '(' || c == '{') {
      if (depth == LIMIT_NESTING_DEPTH) {
        tx_parser_error_id(p, DIAG_LIMIT_PASSED, at,
                           "nesting is deeper than the limit nesting_depth (%d)",
                           LIMIT_NESTING_DEPTH);
        return NULL;
      }
      open[depth++] = c;
    } else if (c == '>' || c == ']' || c == ')' || c == '}') {
      char wanted = c == '>' ? '<' : c == ']' ? '[' : c == ')' ? '(' : '{';
      if (open[depth - 1] != wanted) break;
      if (--depth == 0) return at + 1;
    } else if (c == '\0') {
      break;
    }
  }
  tx_parser_error(p, "unbalanced '%c' character in pretty dialect name", open[depth - 1]);
  return NULL;
}

const istr *tx_parse_verbatim(parser *p, const char *start) {
  const char *end = balanced_end(p, p->tok.at);
  if (!end) return NULL;
  p->tok.end = p->lex.at = end;
  tx_parser_next(p);
  if (p->failed) return NULL;
  return ir_str(p->ctx, start, (size_t)(end - start));
}

/* Where a number stands again, it stands for the same attribute. */
static bool note_distinct(parser *p, uint64_t id, const ir_attr *a, const char *at) {
  map_slot *slot = map_at(p->scratch, &p->distinct, (const void *)(uintptr_t)(id + 1));
  if (!slot->pointer) slot->pointer = (void *)(uintptr_t)a;
  if (slot->pointer == a) return true;
  strbuf_auto text = STRBUF_INIT;
  text_tell_attr(p->ctx, slot->pointer, &text);
  return tx_parser_error_at(p, at, "referenced attribute does not match previous definition: %.*s",
                            (int)(text.len < 1000 ? text.len : 1000), strbuf_str(&text));
}

/* distinct[0]<attribute> */
static const ir_attr *parse_distinct(parser *p) {
  const char *start = p->tok.at;
  uint64_t id;
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LSQUARE, "expected '[' after 'distinct'")) return NULL;
  token number = p->tok;
  if (!tx_parser_expect(p, TOK_INTEGER, "expected distinct ID")) return NULL;
  if (!tx_number_u64(number.at, number.end, &id) || id == UINT64_MAX) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, p->tok.at, "expected an unsigned 64-bit integer");
    return NULL;
  }
  if (!tx_parser_expect(p, TOK_RSQUARE, "expected ']' to close distinct ID") ||
      !tx_parser_expect(p, TOK_LESS, "expected '<' after distinct ID"))
    return NULL;
  const ir_attr *a = ir_attr_unit(p->ctx);
  bool empty = tx_parser_at(p, TOK_GREATER);
  if (!tx_parser_enter(p) || (!empty && !(a = tx_parse_attr(p, NULL)))) return NULL;
  tx_parser_leave(p);
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>' to close distinct attribute") ||
      !note_distinct(p, id, a, start))
    return NULL;
  return ir_attr_distinct(p->ctx, a, id);
}

/* --- Any attribute
 * ----------------------------------------------------------------------------------------------------
 */

static const ir_attr *parse_loc_attr(parser *p) {
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '(' in inline location")) return NULL;
  const ir_attr *a = tx_parse_location_body(p);
  if (!a || !tx_parser_expect(p, TOK_RPAREN, "expected ')' in inline location")) return NULL;
  return a;
}

static const ir_attr *parse_boolean(parser *p, bool value) {
  tx_parser_next(p);
  return ir_attr_bool(p->ctx, value);
}

static const ir_attr *parse_word_attr(parser *p, const ir_type *type, bool *found) {
  switch (tx_token_word(&p->tok)) {
    case WORD_true: return parse_boolean(p, true);
    case WORD_false: return parse_boolean(p, false);
    case WORD_unit: tx_parser_next(p); return ir_attr_unit(p->ctx);
    case WORD_dense: return tx_parse_dense(p, type);
    case WORD_dense_resource: return tx_parse_dense_resource(p, type);
    case WORD_array: return tx_parse_dense_array(p);
    case WORD_loc: return parse_loc_attr(p);
    case WORD_affine_map: return tx_parse_affine_map(p);
    case WORD_affine_set: return tx_parse_affine_set(p);
    case WORD_strided: return tx_parse_strided(p);
    case WORD_sparse: return tx_parse_sparse(p, type);
    case WORD_distinct: return parse_distinct(p);
    default: *found = false; return NULL;
  }
}

static bool parse_optional_attr(parser *p, const ir_type *type, const ir_attr **out, bool *found) {
  *out = NULL;
  *found = true;
  if (!tx_parser_enter(p)) return false;
  switch (p->tok.kind) {
    case TOK_LSQUARE: *out = parse_array(p); break;
    case TOK_LBRACE: *out = parse_dict(p); break;
    case TOK_HASH: *out = tx_parse_symbol_attr(p, type); break;
    case TOK_FLOAT: *out = parse_float(p, type, false); break;
    case TOK_INTEGER: *out = parse_integer(p, type, false); break;
    case TOK_MINUS: *out = parse_number(p, type); break;
    case TOK_STRING: *out = parse_string_attr(p, type); break;
    case TOK_AT: *out = parse_symbol(p); break;
    case TOK_WORD: *out = parse_word_attr(p, type, found); break;
    default: *found = false; break;
  }
  if (!*found) { /* a type stands for itself */
    const ir_type *t;
    if (!tx_parse_optional_type(p, &t, found)) return false;
    if (*found) *out = ir_attr_type(p->ctx, t);
  }
  tx_parser_leave(p);
  if (*out && ir_attr_too_large(*out)) {
    return tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                              "an attribute is larger than the limit expanded_nodes (%u)",
                              LIMIT_EXPANDED_NODES);
  }
  return !p->failed && (*out || !*found);
}

const ir_attr *tx_parse_attr(parser *p, const ir_type *type) {
  const ir_attr *a;
  bool found;
  if (!parse_optional_attr(p, type, &a, &found)) return NULL;
  if (!found) tx_parser_error_expected(p, "expected attribute value");
  return a;
}

/* Whether the text of an attribute may be long. */
static bool is_long(const ir_attr *a) {
  if (a->weight > SHARED_NODES) return true;
  switch (a->kind) {
    case IR_ATTR_INTEGER: return a->integer.word_count > SHARED_NODES;
    case IR_ATTR_STRING: return a->string.value->len > SHARED_BYTES;
    case IR_ATTR_SYMBOL:
      return a->symbol.root->len > SHARED_BYTES || a->symbol.nested_count > SHARED_NODES;
    case IR_ATTR_DENSE: return a->dense.size > SHARED_BYTES;
    case IR_ATTR_DENSE_STRING: return true;
    case IR_ATTR_DENSE_ARRAY: return a->dense_array.count > SHARED_NODES;
    case IR_ATTR_DEFINED: return tx_params_are_long(a->defined.def, a->defined.params);
    case IR_ATTR_OPAQUE: return a->opaque.body->len > SHARED_BYTES;
    case IR_ATTR_VERBATIM: return a->verbatim->len > SHARED_BYTES;
    case IR_ATTR_LOC_FILE: return a->loc_file.file->len > SHARED_BYTES;
    case IR_ATTR_LOC_NAME: return a->loc_name.name->len > SHARED_BYTES;
    default: return false;
  }
}

shared_text tx_shared_attr_begin(printer *pr, const ir_attr *a) {
  return is_long(a) ? tx_shared_begin(pr, a) : SHARED_INSIDE;
}

void tx_print_attr(printer *pr, const ir_attr *a, print_type_mode mode) {
  if (pr->attr_alias && a && pr->attr_alias(pr, a)) return;
  shared_text begun = a ? tx_shared_attr_begin(pr, a) : SHARED_INSIDE;
  if (begun == SHARED_ELIDED) return;
  tx_print_attr_in_place(pr, a, mode);
  tx_shared_end(pr, begun);
}

/* Numbers go up in the order of the text, whatever they were. */
static void print_distinct(printer *pr, const ir_attr *a) {
  map_slot *slot = map_at(ir_arena(pr->ctx), &pr->distinct, a);
  if (!slot->number) slot->number = pr->distinct.count;
  strbuf_addf(pr->out, "distinct[%llu]<", (unsigned long long)slot->number - 1);
  if (!ir_attr_is(a->distinct.content, IR_ATTR_UNIT))
    tx_print_attr(pr, a->distinct.content, PRINT_TYPE_ALWAYS);
  strbuf_addc(pr->out, '>');
}

void tx_print_attr_in_place(printer *pr, const ir_attr *a, print_type_mode mode) {
  if (!a) {
    strbuf_adds(pr->out, "<<NULL ATTRIBUTE>>");
    return;
  }
  switch (a->kind) {
    case IR_ATTR_UNIT: strbuf_adds(pr->out, "unit"); break;
    case IR_ATTR_INTEGER: print_integer(pr, a, mode); break;
    case IR_ATTR_FLOAT: print_float(pr, a, mode); break;
    case IR_ATTR_STRING:
      tx_print_escaped(pr->out, a->string.value->bytes, a->string.value->len);
      print_type_of(pr, a->string.type, mode, false);
      break;
    case IR_ATTR_ARRAY: print_array(pr, a); break;
    case IR_ATTR_DICT: tx_print_attr_dict(pr, a->dict.entries, a->dict.count); break;
    case IR_ATTR_TYPE: tx_print_type(pr, a->type); break;
    case IR_ATTR_SYMBOL: print_symbol(pr, a); break;
    case IR_ATTR_DENSE:
      tx_print_dense(pr, a);
      print_type_of(pr, a->dense.type, mode, false);
      break;
    case IR_ATTR_DENSE_STRING:
      tx_print_dense(pr, a);
      print_type_of(pr, a->dense_string.type, mode, false);
      break;
    case IR_ATTR_DENSE_ARRAY: tx_print_dense_array(pr, a, mode != PRINT_TYPE_NEVER); break;
    case IR_ATTR_DENSE_RESOURCE:
      strbuf_adds(pr->out, "dense_resource<");
      tx_print_keyword_or_string(pr->out, a->resource.key);
      tx_printer_use_resource(pr, a->resource.key);
      strbuf_addc(pr->out, '>');
      print_type_of(pr, a->resource.type, mode, false);
      break;
    case IR_ATTR_SPARSE:
      tx_print_sparse(pr, a);
      print_type_of(pr, a->sparse.type, mode, false);
      break;
    case IR_ATTR_DISTINCT: print_distinct(pr, a); break;
    case IR_ATTR_DEFINED: tx_print_symbol_attr(pr, a); break;
    case IR_ATTR_OPAQUE:
      tx_print_symbol_attr(pr, a);
      print_type_of(pr, a->opaque.type, mode, false);
      break;
    case IR_ATTR_VERBATIM: strbuf_add(pr->out, a->verbatim->bytes, a->verbatim->len); break;
    case IR_ATTR_LOC_UNKNOWN:
    case IR_ATTR_LOC_FILE:
    case IR_ATTR_LOC_NAME:
    case IR_ATTR_LOC_CALLSITE:
    case IR_ATTR_LOC_FUSED:
      if (!pr->o.pretty_debuginfo) strbuf_adds(pr->out, "loc(");
      tx_print_location_body(pr, a);
      if (!pr->o.pretty_debuginfo) strbuf_addc(pr->out, ')');
      break;
  }
}

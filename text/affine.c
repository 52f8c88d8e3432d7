/* SPDX-License-Identifier: Apache-2.0 */
/* Affine maps, integer sets and strided layouts: read, and kept as MLIR prints them. Grammar:
 * https://mlir.llvm.org/docs/Dialects/Affine/, mlir/lib/AsmParser/AffineParser.cpp. */
#include "affine.h"

#include <string.h>

#include "affine_expr.h"
#include "number.h"

/* --- Expressions --- */

typedef struct affine_name {
  const char *at;
  size_t len;
  affine_kind kind;
  int64_t number;
} affine_name;

typedef struct affine_parser {
  parser *p;
  VEC(affine_name) names;
  int64_t dims, symbols;
} affine_parser;

static const affine *parse_sum(affine_parser *a);

static const affine_name *name_of(const affine_parser *a, const token *t) {
  size_t n = (size_t)(t->end - t->at);
  for (size_t i = 0; i < a->names.count; i++)
    if (a->names.items[i].len == n && memcmp(a->names.items[i].at, t->at, n) == 0)
      return &a->names.items[i];
  return NULL;
}

static const affine *parse_name(affine_parser *a) {
  parser *p = a->p;
  const affine_name *name = name_of(a, &p->tok);
  if (tx_parser_at_word(p, "symbol")) {
    tx_parser_next(p);
    if (tx_parser_expect(p, TOK_LPAREN, "expected '(' at start of SSA symbol"))
      tx_parser_error(p, "unexpected ssa identifier");
    return NULL;
  }
  if (!name) {
    tx_parser_error(p, "use of undeclared identifier");
    return NULL;
  }
  tx_parser_next(p);
  return tx_affine_leaf(p, name->kind, name->number);
}

static const affine *parse_constant(affine_parser *a) {
  parser *p = a->p;
  uint64_t value;
  if (!tx_number_u64(p->tok.at, p->tok.end, &value) || value > INT64_MAX) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, p->tok.at, "constant too large for index");
    return NULL;
  }
  tx_parser_next(p);
  return tx_affine_leaf(p, AFFINE_CONSTANT, (int64_t)value);
}

/* A minus binds closer than any operator. `behind`: an operator stands in front. */
static const affine *parse_operand(affine_parser *a, bool behind) {
  parser *p = a->p;
  if (tx_parser_at(p, TOK_WORD)) return parse_name(a);
  if (tx_parser_at(p, TOK_INTEGER)) return parse_constant(a);
  const affine *e = NULL;
  if (tx_parser_at(p, TOK_LPAREN) || tx_parser_at(p, TOK_MINUS)) {
    bool minus = tx_parser_at(p, TOK_MINUS);
    if (!tx_parser_enter(p)) return NULL;
    tx_parser_next(p);
    e = minus ? parse_operand(a, behind) : parse_sum(a);
    if (!e || (!minus && !tx_parser_expect(p, TOK_RPAREN, "expected ')'"))) return NULL;
    tx_parser_leave(p);
    return minus ? tx_affine_make(p, AFFINE_MUL, e, tx_affine_leaf(p, AFFINE_CONSTANT, -1)) : e;
  }
  if (behind)
    tx_parser_error(p, "missing right operand of binary operator");
  else if (tx_parser_at(p, TOK_PLUS) || tx_parser_at(p, TOK_STAR))
    tx_parser_error(p, "missing left operand of binary operator");
  else
    tx_parser_error(p, "expected affine expression");
  return NULL;
}

static bool at_operator(const parser *p, affine_kind *kind) {
  *kind = tx_parser_at(p, TOK_STAR)          ? AFFINE_MUL
          : tx_parser_at_word(p, "floordiv") ? AFFINE_FLOORDIV
          : tx_parser_at_word(p, "ceildiv")  ? AFFINE_CEILDIV
                                             : AFFINE_MOD;
  return *kind != AFFINE_MOD || tx_parser_at_word(p, "mod");
}

static const affine *parse_product(affine_parser *a, bool behind) {
  parser *p = a->p;
  const affine *e = parse_operand(a, behind);
  affine_kind kind;
  while (e && !p->failed && at_operator(p, &kind)) {
    const char *at = p->tok.at;
    tx_parser_next(p);
    const affine *rhs = parse_operand(a, true);
    if (!rhs) return NULL;
    if (kind == AFFINE_MUL ? !e->symbolic && !rhs->symbolic : !rhs->symbolic) {
      static const char *const names[] = {
          [AFFINE_FLOORDIV] = "floordiv", [AFFINE_CEILDIV] = "ceildiv", [AFFINE_MOD] = "mod"};
      if (kind == AFFINE_MUL)
        tx_parser_error_at(p, at,
                           "non-affine expression: at least one of the multiply operands "
                           "has to be either a constant or symbolic");
      else
        tx_parser_error_at(p, at,
                           "non-affine expression: right operand of %s has to be either a "
                           "constant or symbolic",
                           names[kind]);
      return NULL;
    }
    e = tx_affine_make(p, kind, e, rhs);
  }
  return e;
}

static const affine *minus(parser *p, const affine *lhs, const affine *rhs) {
  const affine *negative =
      tx_affine_make(p, AFFINE_MUL, rhs, tx_affine_leaf(p, AFFINE_CONSTANT, -1));
  return tx_affine_make(p, AFFINE_ADD, lhs, negative);
}

static const affine *parse_sum(affine_parser *a) {
  parser *p = a->p;
  const affine *e = parse_product(a, false);
  while (e && !p->failed && (tx_parser_at(p, TOK_PLUS) || tx_parser_at(p, TOK_MINUS))) {
    bool less = tx_parser_at(p, TOK_MINUS);
    tx_parser_next(p);
    const affine *rhs = parse_product(a, true);
    if (!rhs) return NULL;
    e = less ? minus(p, e, rhs) : tx_affine_make(p, AFFINE_ADD, e, rhs);
  }
  return e;
}

/* --- Maps and sets --- */

/* Names in `(` or `[`, and what they are printed as. */
static bool parse_names(affine_parser *a, affine_kind kind, token_kind close, text_bytes *out) {
  parser *p = a->p;
  int64_t *count = kind == AFFINE_DIM ? &a->dims : &a->symbols;
  const char *missing = kind == AFFINE_DIM ? "expected ')' in dimensional identifier list"
                                           : "expected ']' in symbol list";
  if (tx_parser_accept(p, close)) return true;
  do {
    if (!tx_parser_at(p, TOK_WORD)) return tx_parser_error(p, "expected bare identifier");
    if (name_of(a, &p->tok))
      return tx_parser_error(p, "redefinition of identifier '%.*s'", (int)(p->tok.end - p->tok.at),
                             p->tok.at);
    affine_name name = {p->tok.at, (size_t)(p->tok.end - p->tok.at), kind, *count};
    VEC_ADD(p->scratch, &a->names, name);
    tx_put(p, out, "%s%c%lld", *count ? ", " : "", kind == AFFINE_DIM ? 'd' : 's',
           (long long)*count);
    ++*count;
    tx_parser_next(p);
  } while (tx_parser_accept(p, TOK_COMMA));
  return tx_parser_expect(p, close, missing);
}

/* expression (`>=` | `<=` | `==`) expression */
static bool parse_constraint(affine_parser *a, text_bytes *out) {
  parser *p = a->p;
  const affine *lhs = parse_sum(a);
  if (!lhs) return false;
  token_kind sign = p->tok.kind;
  if ((sign != TOK_GREATER && sign != TOK_LESS && sign != TOK_EQUAL) ||
      (tx_parser_next(p), !tx_parser_accept(p, TOK_EQUAL)))
    return tx_parser_error(
        p, "expected '== affine-expr' or '>= affine-expr' at end of affine constraint");
  const affine *rhs = parse_sum(a);
  if (!rhs) return false;
  tx_put_affine(p, out, sign == TOK_LESS ? minus(p, rhs, lhs) : minus(p, lhs, rhs));
  tx_put(p, out, sign == TOK_EQUAL ? " == 0" : " >= 0");
  return !p->failed;
}

static bool parse_expression(affine_parser *a, text_bytes *out) {
  const affine *e = parse_sum(a);
  if (!e || a->p->failed) return false;
  tx_put_affine(a->p, out, e);
  return true;
}

static bool parse_items(affine_parser *a, bool set, text_bytes *out) {
  parser *p = a->p;
  bool (*item)(affine_parser *, text_bytes *) = set ? parse_constraint : parse_expression;
  if (!tx_parser_expect(p, TOK_LPAREN,
                        set ? "expected '(' at start of integer set constraint list"
                            : "expected '(' in affine map range"))
    return false;
  tx_put(p, out, set ? " : (" : " -> (");
  if (!tx_parser_at(p, TOK_RPAREN)) {
    do {
      if (out->items[out->count - 1] != '(') tx_put(p, out, ", ");
      if (!item(a, out)) return false;
    } while (tx_parser_accept(p, TOK_COMMA));
  } else if (set) {
    tx_put(p, out, "0 == 0"); /* no constraint: always true */
  }
  tx_put(p, out, ")>");
  return tx_parser_expect(
      p, TOK_RPAREN,
      set ? "expected ')' in integer set constraint list" : "expected ')' in affine map range");
}

static const ir_attr *kept(parser *p, const text_bytes *text) {
  return p->failed ? NULL : ir_attr_verbatim(p->ctx, ir_str(p->ctx, text->items, text->count));
}

static const ir_attr *parse_affine(parser *p, bool set) {
  affine_parser a = {.p = p};
  text_bytes out = {0};
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS,
                        set ? "expected '<' in integer set" : "expected '<' in affine map") ||
      !tx_parser_expect(p, TOK_LPAREN, "expected '(' in dimensional identifier list"))
    return NULL;
  tx_put(p, &out, set ? "affine_set<(" : "affine_map<(");
  if (!parse_names(&a, AFFINE_DIM, TOK_RPAREN, &out)) return NULL;
  tx_put(p, &out, ")");
  if (tx_parser_accept(p, TOK_LSQUARE)) {
    text_bytes symbols = {0};
    if (!parse_names(&a, AFFINE_SYMBOL, TOK_RSQUARE, &symbols)) return NULL;
    if (a.symbols) {
      tx_put(p, &out, "[");
      for (size_t i = 0; i < symbols.count; i++) VEC_ADD(p->scratch, &out, symbols.items[i]);
      tx_put(p, &out, "]");
    }
  }
  bool colon = tx_parser_at(p, TOK_COLON);
  if (!colon && !tx_parser_at(p, TOK_ARROW)) {
    tx_parser_error_expected(p, "expected '->' or ':'");
    return NULL;
  }
  tx_parser_next(p);
  const char *at = p->tok.at;
  if (!parse_items(&a, colon, &out)) return NULL;
  if (colon != set) {
    tx_parser_error_at(p, at, "expected %s, but got %s", set ? "IntegerSet" : "AffineMap",
                       set ? "AffineMap" : "IntegerSet");
    return NULL;
  }
  return tx_parser_expect(p, TOK_GREATER,
                          set ? "expected '>' in integer set" : "expected '>' in affine map")
             ? kept(p, &out)
             : NULL;
}

const ir_attr *tx_parse_affine_map(parser *p) { return parse_affine(p, false); }
const ir_attr *tx_parse_affine_set(parser *p) { return parse_affine(p, true); }

/* --- Strided layouts --- */

/* A number, or `?`, which is put as it stands. */
static bool parse_stride(parser *p, text_bytes *out, const char *between, bool leave_out_zero) {
  if (tx_parser_accept(p, TOK_QUESTION)) {
    tx_put(p, out, "%s?", between);
    return true;
  }
  const char *at = p->tok.at;
  bool negative = tx_parser_accept(p, TOK_MINUS);
  uint64_t value;
  if (!tx_parser_at(p, TOK_INTEGER) || !tx_number_u64(p->tok.at, p->tok.end, &value) ||
      value > INT64_MAX)
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "expected a 64-bit signed integer or '?'");
  tx_parser_next(p);
  if (value || !leave_out_zero)
    tx_put(p, out, "%s%s%llu", between, negative && value ? "-" : "", (unsigned long long)value);
  return !p->failed;
}

const ir_attr *tx_parse_strided(parser *p) {
  text_bytes out = {0};
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, "expected '<' after 'strided'") ||
      !tx_parser_expect(p, TOK_LSQUARE, "expected '['"))
    return NULL;
  tx_put(p, &out, "strided<[");
  if (!tx_parser_at(p, TOK_RSQUARE)) {
    const char *between = "";
    do {
      if (!parse_stride(p, &out, between, false)) return NULL;
      between = ", ";
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  if (!tx_parser_expect(p, TOK_RSQUARE, "expected ']'")) return NULL;
  tx_put(p, &out, "]");
  if (!tx_parser_at(p, TOK_GREATER)) {
    if (!tx_parser_expect(p, TOK_COMMA, "expected ','")) return NULL;
    if (!tx_parser_accept_word(p, "offset")) {
      tx_parser_error_expected(p, "expected 'offset' after comma");
      return NULL;
    }
    if (!tx_parser_expect(p, TOK_COLON, "expected ':' after 'offset'") ||
        !parse_stride(p, &out, ", offset: ", true))
      return NULL;
  }
  tx_put(p, &out, ">");
  return tx_parser_expect(p, TOK_GREATER, "expected '>'") ? kept(p, &out) : NULL;
}

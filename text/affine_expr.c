/* SPDX-License-Identifier: Apache-2.0 */
/* Affine expressions: made, simplified and printed. What is simplified, and how it is printed, are
 * facts of MLIR (mlir/lib/IR/AffineExpr.cpp, printAffineExpr of mlir/lib/IR/AsmPrinter.cpp): the
 * simplified form is what an attribute is. */
#include "affine_expr.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/limits.h"

static const affine *node(parser *p, affine e) {
  affine *out = ARENA_NEW(p->scratch, affine);
  *out = e;
  return out;
}

const affine *tx_affine_leaf(parser *p, affine_kind kind, int64_t value) {
  return node(p, (affine){.kind = kind, .symbolic = kind != AFFINE_DIM, .value = value});
}

static const affine *plain(parser *p, affine_kind kind, const affine *lhs, const affine *rhs) {
  uint32_t depth = 1 + (lhs->depth > rhs->depth ? lhs->depth : rhs->depth);
  if (depth > LIMIT_NESTING_DEPTH) {
    tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                       "nesting is deeper than the limit nesting_depth (%d)", LIMIT_NESTING_DEPTH);
    return lhs;
  }
  return node(p, (affine){.kind = kind,
                          .symbolic = lhs->symbolic && rhs->symbolic,
                          .depth = depth,
                          .lhs = lhs,
                          .rhs = rhs});
}

static bool is_constant(const affine *e) { return e->kind == AFFINE_CONSTANT; }
static const affine *constant(parser *p, int64_t value) {
  return tx_affine_leaf(p, AFFINE_CONSTANT, value);
}
/* An operation of that kind with a constant on its right. */
static bool with_constant(const affine *e, affine_kind kind) {
  return e->kind == kind && is_constant(e->rhs);
}

static bool same(const affine *a, const affine *b) {
  if (a == b) return true;
  if (a->kind != b->kind || a->value != b->value || a->depth != b->depth) return false;
  return !a->lhs || (same(a->lhs, b->lhs) && same(a->rhs, b->rhs));
}

static uint64_t magnitude(int64_t v) { return v < 0 ? -(uint64_t)v : (uint64_t)v; }
/* v is not 0. */
static bool divides(int64_t v, uint64_t of) { return of % magnitude(v) == 0; }
static uint64_t common(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

/* A number that divides the expression whatever its dimensions are; 0 for the constant 0. */
static uint64_t divisor(const affine *e) {
  uint64_t product;
  switch (e->kind) {
    case AFFINE_DIM:
    case AFFINE_SYMBOL: return 1;
    case AFFINE_CONSTANT: return magnitude(e->value);
    case AFFINE_FLOORDIV:
    case AFFINE_CEILDIV:
      if (!is_constant(e->rhs) || !e->rhs->value) return 1;
      product = divisor(e->lhs);
      return divides(e->rhs->value, product) ? product / magnitude(e->rhs->value) : 1;
    case AFFINE_MUL:
      return __builtin_mul_overflow(divisor(e->lhs), divisor(e->rhs), &product) ? 1 : product;
    case AFFINE_ADD:
    case AFFINE_MOD: return common(divisor(e->lhs), divisor(e->rhs));
  }
  return 1;
}

/* The constants of both sides, folded; NULL: they are none, or the result does not exist. */
static const affine *fold(parser *p, affine_kind kind, const affine *lhs, const affine *rhs) {
  if (!is_constant(lhs) || !is_constant(rhs)) return NULL;
  int64_t a = lhs->value, b = rhs->value, out;
  if (kind == AFFINE_ADD || kind == AFFINE_MUL) {
    bool none = kind == AFFINE_ADD ? __builtin_add_overflow(a, b, &out)
                                   : __builtin_mul_overflow(a, b, &out);
    return none || out == INT64_MIN ? NULL : constant(p, out); /* no text spells the smallest */
  }
  if (b == 0 || (a == INT64_MIN && b == -1)) return NULL;
  int64_t quotient = a / b, rest = a % b;
  bool negative = rest && (rest < 0) != (b < 0);
  if (kind == AFFINE_FLOORDIV) return constant(p, quotient - negative);
  if (kind == AFFINE_CEILDIV) return constant(p, quotient + (rest && !negative));
  return b < 1 ? NULL : constant(p, negative ? rest + b : rest);
}

/* e + e * -1 * (e floordiv q) * q is e mod q. */
static const affine *as_mod(parser *p, const affine *lhs, const affine *rhs) {
  if (!with_constant(rhs, AFFINE_MUL)) return NULL;
  const affine *product = rhs->lhs, *division = product, *q = NULL;
  if (rhs->rhs->value == -1 && product->kind == AFFINE_MUL) {
    division = product->lhs;
    q = product->rhs;
  }
  if (division->kind != AFFINE_FLOORDIV || !same(division->lhs, lhs)) return NULL;
  bool all = q ? same(division->rhs, q)
               : is_constant(division->rhs) && division->rhs->value > 0 &&
                     division->rhs->value == -rhs->rhs->value;
  return all ? tx_affine_make(p, AFFINE_MOD, lhs, division->rhs) : NULL;
}

/* Two dimensions, or two symbols, stand by their numbers. */
static bool in_wrong_order(const affine *lhs, const affine *rhs) {
  return lhs->kind <= AFFINE_SYMBOL && lhs->kind == rhs->kind && lhs->value > rhs->value;
}

/* A sum in another form; NULL: it is in the form that it is kept in. */
static const affine *simplify_sum(parser *p, const affine *lhs, const affine *rhs) {
  const affine *folded = fold(p, AFFINE_ADD, lhs, rhs);
  if (folded) return folded;
  if ((is_constant(lhs) && !is_constant(rhs)) || (lhs->symbolic && !rhs->symbolic) ||
      in_wrong_order(lhs, rhs))
    return tx_affine_make(p, AFFINE_ADD, rhs, lhs);
  if (is_constant(rhs) && rhs->value == 0) return lhs;
  if (with_constant(lhs, AFFINE_ADD) && is_constant(rhs)) {
    const affine *sum = fold(p, AFFINE_ADD, lhs->rhs, rhs);
    if (sum) return tx_affine_make(p, AFFINE_ADD, lhs->lhs, sum);
  }
  const affine *a = with_constant(lhs, AFFINE_MUL) ? lhs->lhs : lhs;
  const affine *b = with_constant(rhs, AFFINE_MUL) ? rhs->lhs : rhs;
  int64_t sum;
  if (!is_constant(a) && same(a, b) &&
      !__builtin_add_overflow(a == lhs ? 1 : lhs->rhs->value, b == rhs ? 1 : rhs->rhs->value,
                              &sum) &&
      sum != INT64_MIN)
    return tx_affine_make(p, AFFINE_MUL, a, constant(p, sum));
  if (with_constant(lhs, AFFINE_ADD) && !is_constant(rhs))
    return tx_affine_make(p, AFFINE_ADD, tx_affine_make(p, AFFINE_ADD, lhs->lhs, rhs), lhs->rhs);
  const affine *mod = as_mod(p, lhs, rhs);
  if (mod) return mod;
  /* The last summand and a multiple of a quotient: (a + e) + (e floordiv c) * -c. */
  if (lhs->kind != AFFINE_ADD || rhs->kind != AFFINE_MUL || rhs->lhs->kind != AFFINE_FLOORDIV)
    return NULL;
  const affine *last = simplify_sum(p, lhs->rhs, rhs);
  return last ? tx_affine_make(p, AFFINE_ADD, lhs->lhs, last) : NULL;
}

static const affine *make_mul(parser *p, const affine *lhs, const affine *rhs) {
  if (!rhs->symbolic || is_constant(lhs) || in_wrong_order(lhs, rhs)) {
    const affine *left = lhs;
    lhs = rhs;
    rhs = left;
  }
  if (is_constant(rhs) && rhs->value == 1) return lhs;
  if (is_constant(rhs) && rhs->value == 0) return rhs;
  if (with_constant(lhs, AFFINE_MUL) && is_constant(rhs)) {
    const affine *product = fold(p, AFFINE_MUL, lhs->rhs, rhs);
    if (product) return tx_affine_make(p, AFFINE_MUL, lhs->lhs, product);
  }
  if (with_constant(lhs, AFFINE_MUL) && !is_constant(rhs))
    return tx_affine_make(p, AFFINE_MUL, tx_affine_make(p, AFFINE_MUL, lhs->lhs, rhs), lhs->rhs);
  return plain(p, AFFINE_MUL, lhs, rhs);
}

static const affine *make_division(parser *p, affine_kind kind, const affine *lhs,
                                   const affine *rhs) {
  if (!is_constant(lhs) && same(lhs, rhs)) return constant(p, 1);
  if (!is_constant(rhs) || rhs->value == 0) return plain(p, kind, lhs, rhs);
  if (rhs->value == 1) return lhs;
  if (with_constant(lhs, AFFINE_MUL) && divides(rhs->value, magnitude(lhs->rhs->value))) {
    const affine *factor = fold(p, AFFINE_FLOORDIV, lhs->rhs, rhs);
    if (factor) return tx_affine_make(p, AFFINE_MUL, lhs->lhs, factor);
  }
  if (kind == AFFINE_FLOORDIV && lhs->kind == AFFINE_ADD &&
      (divides(rhs->value, divisor(lhs->lhs)) || divides(rhs->value, divisor(lhs->rhs))))
    return tx_affine_make(p, AFFINE_ADD, tx_affine_make(p, kind, lhs->lhs, rhs),
                          tx_affine_make(p, kind, lhs->rhs, rhs));
  return plain(p, kind, lhs, rhs);
}

static const affine *make_mod(parser *p, const affine *lhs, const affine *rhs) {
  if (!is_constant(lhs) && same(lhs, rhs)) return constant(p, 0);
  if (!is_constant(rhs) || rhs->value < 1) return plain(p, AFFINE_MOD, lhs, rhs);
  if (divides(rhs->value, divisor(lhs))) return constant(p, 0);
  if (lhs->kind == AFFINE_ADD) {
    if (divides(rhs->value, divisor(lhs->lhs))) return tx_affine_make(p, AFFINE_MOD, lhs->rhs, rhs);
    if (divides(rhs->value, divisor(lhs->rhs))) return tx_affine_make(p, AFFINE_MOD, lhs->lhs, rhs);
  }
  if (with_constant(lhs, AFFINE_MOD) && lhs->rhs->value >= 1 && lhs->rhs->value % rhs->value == 0)
    return tx_affine_make(p, AFFINE_MOD, lhs->lhs, rhs);
  return plain(p, AFFINE_MOD, lhs, rhs);
}

const affine *tx_affine_make(parser *p, affine_kind kind, const affine *lhs, const affine *rhs) {
  if (p->failed) return lhs;
  const affine *out = kind == AFFINE_ADD ? simplify_sum(p, lhs, rhs) : fold(p, kind, lhs, rhs);
  if (out) return out;
  switch (kind) {
    case AFFINE_ADD: return plain(p, kind, lhs, rhs);
    case AFFINE_MUL: return make_mul(p, lhs, rhs);
    case AFFINE_MOD: return make_mod(p, lhs, rhs);
    default: return make_division(p, kind, lhs, rhs);
  }
}

/* --- Print --- */

void tx_put(parser *p, text_bytes *out, const char *format, ...) {
  char piece[64];
  va_list args;
  va_start(args, format);
  int n = vsnprintf(piece, sizeof piece, format, args);
  va_end(args);
  for (int i = 0; i < n && i < (int)sizeof piece - 1; i++) VEC_ADD(p->scratch, out, piece[i]);
}

static void put(parser *p, text_bytes *out, const affine *e, bool tight);

static void put_sum(parser *p, text_bytes *out, const affine *e) {
  const affine *rhs = e->rhs;
  put(p, out, e->lhs, false);
  if (with_constant(rhs, AFFINE_MUL) && rhs->rhs->value < 0) {
    bool whole = rhs->rhs->value == -1;
    tx_put(p, out, " - ");
    put(p, out, rhs->lhs, !whole || rhs->lhs->kind == AFFINE_ADD);
    if (!whole) tx_put(p, out, " * %llu", (unsigned long long)magnitude(rhs->rhs->value));
  } else if (is_constant(rhs) && rhs->value < 0) {
    tx_put(p, out, " - %llu", (unsigned long long)magnitude(rhs->value));
  } else {
    tx_put(p, out, " + ");
    put(p, out, rhs, false);
  }
}

/* tight: an operation stands in parentheses. */
static void put(parser *p, text_bytes *out, const affine *e, bool tight) {
  static const char *const between[] = {[AFFINE_MUL] = " * ",
                                        [AFFINE_FLOORDIV] = " floordiv ",
                                        [AFFINE_CEILDIV] = " ceildiv ",
                                        [AFFINE_MOD] = " mod "};
  if (!e->lhs) {
    const char *sigil = e->kind == AFFINE_DIM ? "d" : e->kind == AFFINE_SYMBOL ? "s" : "";
    tx_put(p, out, "%s%lld", sigil, (long long)e->value);
    return;
  }
  if (tight) tx_put(p, out, "(");
  if (e->kind == AFFINE_ADD) {
    put_sum(p, out, e);
  } else if (with_constant(e, AFFINE_MUL) && e->rhs->value == -1) {
    tx_put(p, out, "-");
    put(p, out, e->lhs, true);
  } else {
    put(p, out, e->lhs, true);
    tx_put(p, out, "%s", between[e->kind]);
    put(p, out, e->rhs, true);
  }
  if (tight) tx_put(p, out, ")");
}

/* The expression that reading makes of the text of e, behind `lhs` + unless that is NULL: sums
 * without parentheses grow to the right. */
static const affine *read_again(parser *p, const affine *lhs, const affine *e) {
  if (e->kind == AFFINE_ADD) return read_again(p, read_again(p, lhs, e->lhs), e->rhs);
  if (e->lhs)
    e = tx_affine_make(p, e->kind, read_again(p, NULL, e->lhs), read_again(p, NULL, e->rhs));
  return lhs ? tx_affine_make(p, AFFINE_ADD, lhs, e) : e;
}

/* MLIR prints some sums in a way that it reads as another one: d0 + (-d1 + 5) as "d0 + -d1 + 5",
 * which it prints as "d0 - d1 + 5" then. Here it is the other one from the start. */
void tx_put_affine(parser *p, text_bytes *out, const affine *e) {
  enum { ROUNDS = 16 };
  for (int i = 0; i < ROUNDS; i++) {
    const affine *again = read_again(p, NULL, e);
    if (p->failed || same(e, again)) break;
    e = again;
  }
  put(p, out, e, false);
}

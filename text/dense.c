/* SPDX-License-Identifier: Apache-2.0 */
/* Constants. A literal is read twice: once for its shape and syntax, because its type stands behind
 * it, and once, straight into the constant's bytes, for its values. Facts: mlir/lib/AsmParser/
 * AttributeParser.cpp and mlir/lib/IR/AsmPrinter.cpp (what is refused, hex above 100 elements). */
#include "dense.h"

#include <stdlib.h>
#include "base/bytes.h"
#include "base/limits.h"

#include "number.h"

/* --- Shapes of nested lists ----------------------------------------------------------------------
 */

static bool ragged(parser *p) {
  return tx_parser_error(p, "tensor literal is invalid; ranks are not consistent between elements");
}

bool tx_nesting_item(parser *p, nesting *n, size_t level, bool is_list) {
  if (!is_list && !n->leaf_known) {
    n->leaf_known = true;
    n->leaf = level;
    if (n->shape.count > level + 1) return ragged(p);
  }
  if (n->leaf_known && is_list != (level < n->leaf)) return ragged(p);
  return true;
}

bool tx_nesting_close(parser *p, nesting *n, size_t level, int64_t count) {
  while (n->shape.count <= level) VEC_ADD(p->scratch, &n->shape, -1);
  if (n->shape.items[level] == -1) n->shape.items[level] = count;
  return n->shape.items[level] == count || ragged(p);
}

/* --- Hex --- */

#define BAD 0x100
#define HEX_ROW(shift)                                                                       \
  {                                                                                          \
    [0 ... '0' -                                                                             \
        1] = BAD,                                                                            \
        ['9' + 1 ... 'A' - 1] = BAD, ['F' + 1 ... 'a' - 1] = BAD,                            \
        ['f' + 1 ... 255] = BAD, ['0'] = 0 << shift, ['1'] = 1 << shift, ['2'] = 2 << shift, \
        ['3'] = 3 << shift, ['4'] = 4 << shift, ['5'] = 5 << shift, ['6'] = 6 << shift,      \
        ['7'] = 7 << shift, ['8'] = 8 << shift, ['9'] = 9 << shift, ['A'] = 10 << shift,     \
        ['B'] = 11 << shift, ['C'] = 12 << shift, ['D'] = 13 << shift, ['E'] = 14 << shift,  \
        ['F'] = 15 << shift, ['a'] = 10 << shift, ['b'] = 11 << shift, ['c'] = 12 << shift,  \
        ['d'] = 13 << shift, ['e'] = 14 << shift, ['f'] = 15 << shift                        \
  }
static const uint16_t high_digit[256] = HEX_ROW(4), low_digit[256] = HEX_ROW(0);

bool tx_decode_hex(const char *digits, size_t n, uint8_t *out) {
  if (n % 2) return false;
  const uint8_t *in = (const uint8_t *)digits;
  unsigned seen = 0;
  for (size_t i = 0; i < n / 2; i++) {
    unsigned v = high_digit[in[2 * i]] | low_digit[in[2 * i + 1]];
    seen |= v;
    out[i] = (uint8_t)v;
  }
  return !(seen & BAD);
}

/* The digits of four bytes, each in a byte of one word. */
static inline void put_hex4(char *to, const uint8_t *bytes) {
  const uint64_t ones = UINT64_C(0x0101010101010101);
  uint64_t four = bytes_load(bytes, 4, BYTES_LITTLE);
  uint64_t w = (four << 16 | four) & UINT64_C(0x0000ffff0000ffff);
  w = (w << 8 | w) & UINT64_C(0x00ff00ff00ff00ff);
  w = (w << 8 | w >> 4) & 0x0f * ones;
  uint64_t letters = (w + 6 * ones) >> 4 & ones; /* 1 where a digit is above 9 */
  w += '0' * ones + letters * ('A' - '0' - 10);
  bytes_store(to, w, sizeof w, BYTES_LITTLE);
}

void tx_print_hex_digits(strbuf *out, const uint8_t *bytes, size_t n) {
  static const char digits[] = "0123456789ABCDEF";
  if (!strbuf_reserve(out, 2 * n + 1)) return;
  char *to = out->bytes + out->len;
  size_t i = 0;
  for (; n - i >= 4; i += 4, to += 8) put_hex4(to, bytes + i);
  for (; i < n; i++) {
    *to++ = digits[bytes[i] >> 4];
    *to++ = digits[bytes[i] & 15];
  }
  *to = '\0';
  out->len += 2 * n;
}

/* --- Reading: shape and syntax --- */

static bool scan_scalar(parser *p, dense_literal *l) {
  if (tx_parser_accept(p, TOK_MINUS) && !tx_parser_at(p, TOK_INTEGER) &&
      !tx_parser_at(p, TOK_FLOAT)) {
    return tx_parser_error(p, "expected integer or floating point literal");
  }
  if (!tx_parser_at(p, TOK_INTEGER) && !tx_parser_at(p, TOK_FLOAT) &&
      !tx_parser_at(p, TOK_STRING) && tx_token_word(&p->tok) != WORD_true &&
      tx_token_word(&p->tok) != WORD_false) {
    return tx_parser_error(p, "expected element literal of primitive type");
  }
  l->scalars++;
  tx_parser_next(p);
  return !p->failed;
}

static bool scan_element(parser *p, dense_literal *l) {
  if (!tx_parser_accept(p, TOK_LPAREN)) return scan_scalar(p, l);
  return scan_scalar(p, l) &&
         tx_parser_expect(p, TOK_COMMA, "expected ',' between complex elements") &&
         scan_scalar(p, l) &&
         tx_parser_expect(p, TOK_RPAREN, "expected ')' after complex elements");
}

static bool scan_list(parser *p, dense_literal *l, size_t level) {
  if (!tx_parser_enter(p)) return false;
  tx_parser_next(p); /* '[' */
  int64_t count = 0;
  if (!tx_parser_at(p, TOK_RSQUARE)) {
    do {
      bool list = tx_parser_at(p, TOK_LSQUARE);
      if (list ? !scan_list(p, l, level + 1) : !scan_element(p, l)) return false;
      if (!tx_nesting_item(p, &l->lists, level, list)) return false;
      count++;
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  if (!tx_parser_expect(p, TOK_RSQUARE, "expected ']'")) return false;
  tx_parser_leave(p);
  return tx_nesting_close(p, &l->lists, level, count);
}

/* --- Reading: values --- */

static bool is_number(const ir_type *t) {
  return t->kind == IR_TYPE_INTEGER || t->kind == IR_TYPE_INDEX || t->kind == IR_TYPE_FLOAT;
}

static bool read_integer(parser *p, const token *t, bool negative, const ir_type *type, size_t size,
                         uint64_t *words, uint8_t *out) {
  bool is_unsigned = type->kind == IR_TYPE_INTEGER && type->integer.sign == IR_UNSIGNED;
  if (negative && is_unsigned) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                              "expected unsigned integer elements, but parsed negative value");
  }
  if (t->kind == TOK_FLOAT) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                              "expected integer elements, but parsed floating-point");
  }
  if (t->kind == TOK_WORD) {
    if (!ir_type_is_integer(type, 1)) {
      return tx_parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                                "expected i1 type for 'true' or 'false' values");
    }
    *out = *t->at == 't';
    return true;
  }
  if (t->kind != TOK_INTEGER || !tx_number_integer(t->at, t->end, negative, type, words)) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, t->at,
                              "integer constant out of range for type");
  }
  if (ir_type_is_integer(type, 1)) {
    *out = words[0] & 1;
  } else {
    uint32_t used = type->kind == IR_TYPE_INTEGER ? type->integer.width % 64 : 0;
    if (used) words[type->integer.width / 64] &= UINT64_MAX >> (64 - used);
    bytes_store_words(out, words, size, BYTES_HERE);
  }
  return true;
}

static bool read_scalar(parser *p, lexer *l, token *t, const ir_type *type, size_t size,
                        uint64_t *words, uint8_t *out) {
  bool negative = t->kind == TOK_MINUS;
  if (negative) *t = tx_lexer_next(l);
  if (type->kind == IR_TYPE_FLOAT) {
    uint64_t bits[2];
    if (!tx_number_float(p, t, negative, type->format, bits)) return false;
    bytes_store_words(out, bits, size, BYTES_HERE);
  } else if (!read_integer(p, t, negative, type, size, words, out))
    return false;
  *t = tx_lexer_next(l);
  return true;
}

/* A constant's bytes go where they will stay. What wide elements take is out of proportion to the
 * text that asks for them, so it has a limit. */
static uint8_t *data_for(parser *p, const char *at, uint64_t count, size_t size) {
  if (size > 64 && count > LIMIT_WIDE_CONSTANT_BYTES / size) {
    tx_parser_error_id(
        p, DIAG_LIMIT_PASSED, at,
        "a constant of wide elements is larger than the limit wide_constant_bytes (%u)",
        LIMIT_WIDE_CONSTANT_BYTES);
    return NULL;
  }
  return arena_alloc_array(ir_arena(p->ctx), count, size, 8);
}

static const ir_attr *read_values(parser *p, const dense_literal *l, const ir_type *type,
                                  const ir_type *scalar) {
  size_t size = ir_dense_element_size(scalar);
  size_t element = ir_dense_element_size(type->shaped.element);
  uint8_t *data = data_for(p, l->at, l->scalars, size);
  if (!data) return NULL;
  uint64_t *words = NULL;
  if (scalar->kind != IR_TYPE_FLOAT) {
    words = ARENA_ARRAY(p->scratch, uint64_t, tx_number_word_count(scalar));
  }
  lexer lex = p->lex;
  lex.at = l->body;
  token t = tx_lexer_next(&lex);
  uint64_t total = l->scalars * size;
  for (uint64_t i = 0; i < total;) {
    switch (t.kind) {
      case TOK_LSQUARE:
      case TOK_RSQUARE:
      case TOK_LPAREN:
      case TOK_RPAREN:
      case TOK_COMMA: t = tx_lexer_next(&lex); break;
      default:
        if (!read_scalar(p, &lex, &t, scalar, size, words, data + i)) return NULL;
        i += size;
    }
  }
  bool splat = total == element;
  if (total > element && memcmp(data, data + element, total - element) == 0) {
    splat = true;
    total = element;
  }
  return ir_attr_dense(p->ctx, type, data, total, splat, IR_BORROW);
}

static const ir_attr *read_hex(parser *p, const dense_literal *l, const ir_type *type) {
  const char *digits = l->text.at + 3; /* behind "0x */
  size_t n = tx_token_len(&l->text) < 4 ? 0 : (size_t)(l->text.end - 1 - digits);
  uint8_t *data = arena_alloc(ir_arena(p->ctx), n / 2, 8);
  if (tx_token_len(&l->text) < 4 || l->text.at[1] != '0' || l->text.at[2] != 'x' ||
      !tx_decode_hex(digits, n, data)) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, l->text.at,
                       "expected string containing hex digits starting with `0x`");
    return NULL;
  }
  n /= 2;
  int64_t counted = ir_type_element_count(type);
  uint64_t count = counted < 0 ? UINT64_MAX : (uint64_t)counted;
  size_t element = ir_dense_element_size(type->shaped.element);
  bool one = n == element && count != 0;
  bool ok = one || (count <= SIZE_MAX / element && n == count * element);
  if (ir_type_is_integer(type->shaped.element, 1)) {
    /* One byte per element, or (LLVM up to 22) eight elements per byte, the first in the low bit; a
     * single byte of all zeros or all ones is a splat in either. */
    bool packed = count > 1 && n == count / 8 + (count % 8 != 0) && n != count &&
                  !(n == 1 && (data[0] == 0 || data[0] == 0xff));
    if (packed) {
      uint8_t *bytes = arena_alloc(ir_arena(p->ctx), count, 8);
      for (uint64_t i = 0; i < count; i++) bytes[i] = data[i / 8] >> i % 8 & 1;
      data = bytes;
      n = count;
      ok = true;
      one = false;
    } else {
      for (size_t i = 0; i < n; i++) data[i] = data[i] != 0;
    }
  }
  if (!ok) {
    strbuf_auto name = STRBUF_INIT;
    text_tell_type(p->ctx, type, &name);
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, l->at,
                       "elements hex data size is invalid for provided type: '%s'",
                       strbuf_str(&name));
    return NULL;
  }
  if (n > element && memcmp(data, data + element, n - element) == 0) {
    n = element;
    one = true;
  }
  ir_dense_copy(type->shaped.element, data, data, n);
  return ir_attr_dense(p->ctx, type, data, n, one, IR_BORROW);
}

static const ir_attr *read_strings(parser *p, const dense_literal *l, const ir_type *type) {
  if (l->string) {
    const istr *s = tx_token_value(p, &l->text);
    return ir_attr_dense_strings(p->ctx, type, &s, 1, true);
  }
  const istr **items = ARENA_ARRAY(p->scratch, const istr *, l->scalars);
  lexer lex = p->lex;
  lex.at = l->body;
  for (uint64_t i = 0; i < l->scalars;) {
    token t = tx_lexer_next(&lex);
    if (t.kind == TOK_STRING) {
      items[i++] = tx_token_value(p, &t);
    } else if (t.kind != TOK_LSQUARE && t.kind != TOK_RSQUARE && t.kind != TOK_COMMA) {
      tx_parser_error_id(p, DIAG_TEXT_LITERAL, l->at, "expected string token, got %.*s",
                         (int)(tx_token_len(&t) < 64 ? tx_token_len(&t) : 64), t.at);
      return NULL;
    }
  }
  bool equal = l->scalars > 0;
  for (uint64_t i = 1; i < l->scalars && equal; i++) equal = items[i] == items[0];
  return ir_attr_dense_strings(p->ctx, type, items, equal ? 1 : l->scalars, equal);
}

static void add_shape(strbuf *out, const int64_t *dims, size_t rank) {
  for (size_t i = 0; i < rank; i++) {
    if (i) strbuf_adds(out, ", ");
    strbuf_addi(out, dims[i]);
  }
}

/* Whether the literal has as many elements as the type, in the type's shape. */
static bool fits_type(parser *p, const dense_literal *l, const ir_type *type, int64_t count) {
  const dim_list *shape = &l->lists.shape;
  strbuf_auto text = STRBUF_INIT;
  bool ok = true;
  if (shape->count && (shape->count != type->shaped.rank ||
                       memcmp(shape->items, type->shaped.dims, shape->count * 8) != 0)) {
    strbuf_adds(&text, "inferred shape of elements literal ([");
    add_shape(&text, shape->items, shape->count);
    strbuf_adds(&text, "]) does not match type ([");
    add_shape(&text, type->shaped.dims, type->shaped.rank);
    strbuf_adds(&text, "])");
    ok = false;
  } else if (!l->string && l->scalars == 0 && count != 0) {
    strbuf_adds(&text, "parsed zero elements, but type ('");
    text_tell_type(p->ctx, type, &text);
    strbuf_adds(&text, "') expected at least 1");
    ok = false;
  } else if (type->shaped.element->kind == IR_TYPE_COMPLEX) {
    uint64_t expected = shape->count ? 2 * (uint64_t)count : count ? 2 : l->scalars;
    if (l->scalars != expected) {
      strbuf_addf(&text, "parsed %llu elements, but type ('", (unsigned long long)l->scalars);
      text_tell_type(p->ctx, shape->count ? type : type->shaped.element, &text);
      strbuf_addf(&text, "') expected %llu elements", (unsigned long long)expected);
      ok = false;
    }
  } else if (shape->count && l->scalars != (uint64_t)count) { /* a complex literal of a real type */
    strbuf_addf(&text, "parsed %llu elements, but type ('", (unsigned long long)l->scalars);
    text_tell_type(p->ctx, type, &text);
    strbuf_addf(&text, "') expected %lld elements", (long long)count);
    ok = false;
  } else if (!shape->count && l->scalars > 1) {
    strbuf_addf(&text, "parsed %llu elements, but expected 1", (unsigned long long)l->scalars);
    ok = false;
  }
  if (!ok) tx_parser_error_id(p, DIAG_TEXT_LITERAL, l->at, "%s", strbuf_str(&text));
  return ok;
}

const ir_type *tx_literal_type(parser *p, const char *at, const ir_type *type) {
  if (!type && (!tx_parser_expect(p, TOK_COLON, "expected ':'") || !(type = tx_parse_type(p)))) {
    return NULL;
  }
  if (!ir_type_is_shaped(type)) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "elements literal must be a shaped type");
    return NULL;
  }
  bool is_static = type->kind != IR_TYPE_UNRANKED_TENSOR && type->kind != IR_TYPE_UNRANKED_MEMREF;
  for (size_t i = 0; is_static && i < type->shaped.rank; i++) {
    is_static = type->shaped.dims[i] != IR_DYNAMIC;
  }
  if (!is_static) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "elements literal type must have static shape");
    return NULL;
  }
  return type;
}

bool tx_scan_literal(parser *p, dense_literal *l, bool hex) {
  l->body = p->tok.at;
  if (hex && tx_parser_at(p, TOK_STRING)) {
    l->string = true;
    l->text = p->tok;
    tx_parser_next(p);
    return true;
  }
  return tx_parser_at(p, TOK_LSQUARE) ? scan_list(p, l, 0) : scan_element(p, l);
}

const ir_attr *tx_literal_attr(parser *p, const dense_literal *l, const ir_type *type) {
  const ir_type *element = type->shaped.element;
  const ir_type *scalar = element->kind == IR_TYPE_COMPLEX ? element->element : element;
  if (is_number(scalar) && !ir_dense_element_size(scalar)) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, l->at, "elements of this type have no constants");
    return NULL;
  }
  if (l->string && is_number(scalar)) return read_hex(p, l, type);
  int64_t count = ir_type_element_count(type);
  if (count < 0) count = INT64_MAX;
  if (!fits_type(p, l, type, count)) return NULL;
  if (!is_number(scalar)) return read_strings(p, l, type);
  return read_values(p, l, type, scalar);
}

const ir_attr *tx_parse_dense(parser *p, const ir_type *type) {
  dense_literal l = {.at = p->tok.at};
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, "expected '<' after 'dense'")) return NULL;
  l.body = p->tok.at;
  if (!tx_parser_at(p, TOK_GREATER) && !tx_scan_literal(p, &l, true)) return NULL;
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>'")) return NULL;
  type = tx_literal_type(p, l.at, type);
  return type ? tx_literal_attr(p, &l, type) : NULL;
}

const ir_attr *tx_parse_dense_resource(parser *p, const ir_type *type) {
  const char *at = p->tok.at;
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, "expected '<' after 'dense_resource'")) return NULL;
  if (!tx_parser_at(p, TOK_WORD) && !tx_parser_at(p, TOK_STRING)) {
    tx_parser_error(p, "expected identifier key for 'resource' entry");
    return NULL;
  }
  const istr *key;
  if (!tx_parse_keyword_or_string(p, &key) || !tx_parser_expect(p, TOK_GREATER, "expected '>'")) {
    return NULL;
  }
  if (!type) {
    at = p->tok.at;
    if (!tx_parser_expect(p, TOK_COLON, "expected ':'")) return NULL;
    if (!(type = tx_parse_type(p))) return NULL;
  }
  if (!ir_type_is_shaped(type)) {
    tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "`dense_resource` expected a shaped type");
    return NULL;
  }
  return ir_attr_dense_resource(p->ctx, type, key);
}

/* --- Dense arrays --- */

typedef VEC(uint8_t) byte_list;

static uint8_t *bytes_add(parser *p, byte_list *l, size_t n) {
  VEC_RESERVE(p->scratch, l, n ? n : 1); /* elements of i0 have no bytes, but a place */
  l->count += n;
  return l->items + l->count - n;
}

static bool array_element(parser *p, const ir_type *type, size_t size, uint64_t *words,
                          byte_list *out) {
  bool negative = tx_parser_accept(p, TOK_MINUS);
  if (out->count >= LIMIT_WIDE_CONSTANT_BYTES && size > 64) {
    return tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                              "an array of wide elements is larger than the limit "
                              "wide_constant_bytes (%u)",
                              LIMIT_WIDE_CONSTANT_BYTES);
  }
  uint8_t *to = bytes_add(p, out, size);
  word_id word = tx_token_word(&p->tok);
  bool boolean = word == WORD_true || word == WORD_false;
  if (type->kind == IR_TYPE_FLOAT) {
    uint64_t bits[2];
    if (!tx_number_float(p, &p->tok, negative, type->format, bits)) return false;
    bytes_store_words(to, bits, size, BYTES_HERE);
  } else if (boolean) {
    if (!ir_type_is_integer(type, 1)) {
      return tx_parser_error(p, "expected i1 type for 'true' or 'false' values");
    }
    *to = word == WORD_true;
  } else {
    if (!tx_parser_at(p, TOK_INTEGER)) return tx_parser_error(p, "expected integer literal");
    token number = p->tok;
    tx_parser_next(p); /* errors point behind the literal, as MLIR's do */
    if (ir_type_is_integer(type, 1)) {
      return tx_parser_error(p, "expected 'true' or 'false' values for i1 type");
    }
    if (!tx_number_integer(number.at, number.end, negative, type, words)) {
      return tx_parser_error_id(p, DIAG_TEXT_LITERAL, p->tok.at, "integer constant out of range");
    }
    bytes_store_words(to, words, size, BYTES_HERE);
    return !p->failed;
  }
  tx_parser_next(p);
  return !p->failed;
}

const ir_attr *tx_parse_dense_array(parser *p) {
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, "expected '<' after 'array'")) return NULL;
  const char *at = p->tok.at;
  const ir_type *type = tx_parse_type(p);
  if (!type) return NULL;
  if (type->kind != IR_TYPE_INTEGER && type->kind != IR_TYPE_FLOAT) {
    strbuf_auto name = STRBUF_INIT;
    text_tell_type(p->ctx, type, &name);
    tx_parser_error_at(p, at, "expected integer or float type, got: '%s'", strbuf_str(&name));
    return NULL;
  }
  uint32_t width = type->kind == IR_TYPE_INTEGER ? type->integer.width : type->format->width;
  if (width % 8 && !ir_type_is_integer(type, 1)) {
    tx_parser_error_at(p, at, "element type bitwidth must be a multiple of 8");
    return NULL;
  }
  size_t size = ir_dense_element_size(type), count = 0;
  byte_list data = {0};
  if (!tx_parser_at(p, TOK_GREATER)) {
    if (!tx_parser_expect(p, TOK_COLON, "expected ':' after dense array type")) return NULL;
    uint64_t *words = type->kind == IR_TYPE_INTEGER
                          ? ARENA_ARRAY(p->scratch, uint64_t, tx_number_word_count(type))
                          : NULL;
    do {
      if (!array_element(p, type, size, words, &data)) return NULL;
      count++;
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>' to close an array attribute")) return NULL;
  return ir_attr_dense_array(p->ctx, type, data.items, count);
}

/* --- Printing
 * -----------------------------------------------------------------------------------------------
 */

static void print_scalar(printer *pr, const ir_type *type, const uint8_t *at) {
  size_t size = ir_dense_element_size(type);
  if (type->kind == IR_TYPE_FLOAT) {
    uint64_t bits[2] = {0, 0};
    bytes_load_words(bits, at, size, BYTES_HERE);
    tx_number_print_float(pr->out, type->format, bits[0], bits[1]);
    return;
  }
  if (ir_type_is_integer(type, 1)) {
    strbuf_adds(pr->out, *at ? "true" : "false");
    return;
  }
  uint32_t width = type->kind == IR_TYPE_INTEGER ? type->integer.width : 64;
  if (size <= 8) {
    uint64_t word = bytes_load(at, size, BYTES_HERE);
    unsigned unused = 64 - width;
    if (width && unused) word = (uint64_t)((int64_t)(word << unused) >> unused);
    tx_number_print_integer(pr->out, &word, type);
    return;
  }
  size_t n = tx_number_word_count(type);
  auto_free uint64_t *words = calloc(n, sizeof *words);
  if (!words) {
    pr->out->failed = true;
    return;
  }
  bytes_load_words(words, at, size, BYTES_HERE);
  unsigned used = width % 64;
  if (used) words[n - 1] = (uint64_t)((int64_t)(words[n - 1] << (64 - used)) >> (64 - used));
  tx_number_print_integer(pr->out, words, type);
}

static void print_element(printer *pr, const ir_type *type, const uint8_t *at) {
  if (type->kind != IR_TYPE_COMPLEX) {
    print_scalar(pr, type, at);
    return;
  }
  strbuf_addc(pr->out, '(');
  print_scalar(pr, type->element, at);
  strbuf_addc(pr->out, ',');
  print_scalar(pr, type->element, at + ir_dense_element_size(type->element));
  strbuf_addc(pr->out, ')');
}

typedef void (*print_item_fn)(printer *pr, const ir_attr *a, size_t i);

static void print_dense_item(printer *pr, const ir_attr *a, size_t i) {
  print_element(pr, a->dense.type->shaped.element, ir_dense_element(a, i));
}
static void print_string_item(printer *pr, const ir_attr *a, size_t i) {
  const istr *s = a->dense_string.items[a->dense_string.splat ? 0 : i];
  tx_print_escaped(pr->out, s->bytes, s->len);
}

/* [[a, b], [c, d]]: a bracket per dimension; nothing at all when there is no element. */
static void print_nested(printer *pr, const ir_attr *a, const ir_type *type, size_t count,
                         print_item_fn item) {
  size_t rank = type->shaped.rank;
  const int64_t *dims = type->shaped.dims;
  for (size_t i = 0; i < count; i++) {
    if (i) strbuf_adds(pr->out, ", ");
    /* How many lists begin here: one per trailing dimension that starts over. */
    size_t stride = 1, opening = 0;
    for (size_t d = rank; d-- > 0;) {
      stride *= (size_t)dims[d];
      if (i % stride) break;
      opening++;
    }
    strbuf_addn(pr->out, '[', opening);
    item(pr, a, i);
    stride = 1;
    size_t closing = 0;
    for (size_t d = rank; d-- > 0;) {
      stride *= (size_t)dims[d];
      if ((i + 1) % stride) break;
      closing++;
    }
    strbuf_addn(pr->out, ']', closing);
  }
}

bool tx_elide_elements(printer *pr, const ir_attr *a) {
  bool strings = a->kind == IR_ATTR_DENSE_STRING;
  size_t count = strings ? a->dense_string.count : ir_dense_count(a);
  bool splat = strings ? a->dense_string.splat : a->dense.splat;
  if (splat || !pr->o.elide_elements_above || count <= pr->o.elide_elements_above) return false;
  strbuf_adds(pr->out, "dense_resource<__elided__>");
  return true;
}

void tx_print_elements(printer *pr, const ir_attr *a, bool hex) {
  bool strings = a->kind == IR_ATTR_DENSE_STRING;
  size_t count = strings ? a->dense_string.count : ir_dense_count(a);
  const print_item_fn item = strings ? print_string_item : print_dense_item;
  if (strings ? a->dense_string.splat : a->dense.splat) {
    item(pr, a, 0);
  } else if (hex && !strings && count > pr->o.hex_elements_above) {
    strbuf_adds(pr->out, "\"0x");
    const ir_type *element = a->dense.type->shaped.element;
    tx_print_hex_digits(pr->out,
                        ir_dense_little(ir_arena(pr->ctx), element, a->dense.data, a->dense.size),
                        a->dense.size);
    strbuf_addc(pr->out, '"');
  } else {
    print_nested(pr, a, ir_attr_elements_type(a), count, item);
  }
}

void tx_print_dense(printer *pr, const ir_attr *a) {
  if (tx_elide_elements(pr, a)) return;
  strbuf_adds(pr->out, "dense<");
  tx_print_elements(pr, a, true);
  strbuf_addc(pr->out, '>');
}

static void print_array_items(printer *pr, const ir_attr *a) {
  size_t size = ir_dense_element_size(a->dense_array.element);
  for (size_t i = 0; i < a->dense_array.count; i++) {
    if (i) strbuf_adds(pr->out, ", ");
    /* i0 takes no bytes at all. */
    const uint8_t *at = size ? a->dense_array.data + i * size : (const uint8_t *)"";
    print_scalar(pr, a->dense_array.element, at);
  }
}

void tx_print_dense_array(printer *pr, const ir_attr *a, bool with_type) {
  strbuf_adds(pr->out, "array<");
  if (with_type) tx_print_type(pr, a->dense_array.element);
  if (a->dense_array.count) {
    if (with_type) strbuf_adds(pr->out, ": ");
    print_array_items(pr, a);
  }
  strbuf_addc(pr->out, '>');
}

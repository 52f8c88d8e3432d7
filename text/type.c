/* SPDX-License-Identifier: Apache-2.0 */
/* Types: read and printed. Rows of the registry and dialects without rows are in symbol.c,
 * quantized types in quant.c. Grammar: https://mlir.llvm.org/docs/Dialects/Builtin/#types. */
#include "base/limits.h"
#include "dense.h"
#include "number.h"
#include "parser.h"
#include "printer.h"
#include "symbol.h"
#include "text/text.h"
#include "verify/verify.h"

/* --- Dimensions --- */

/* Digits, '?' and 'x' are no tokens of their own ("4x8xf32" scans as 4 and x8xf32), so dimensions
 * are read character by character; what does not fit the tight form goes through tokens. */
static const char *tight_dims(parser *p, dim_list *out) {
  const char *at = p->tok.at, *end = p->lex.end;
  for (;;) {
    const char *c = at;
    int64_t value = 0;
    if (c < end && *c == '?') {
      value = IR_DYNAMIC;
      c++;
    } else {
      while (c < end && *c >= '0' && *c <= '9' && c - at < 18) value = value * 10 + (*c++ - '0');
      if (c == at) return at;
    }
    if (c == end || *c != 'x') return at;
    VEC_ADD(p->scratch, out, value);
    at = c + 1;
  }
}

static bool expect_x(parser *p) {
  if (!tx_parser_at(p, TOK_WORD) || *p->tok.at != 'x') {
    return tx_parser_error_expected(p, "expected 'x' in dimension list");
  }
  tx_parser_rewind(p, p->tok.at + 1);
  return !p->failed;
}

/* One decimal dimension; a hexadecimal look (0x10) is a 0, an x and more. */
static bool parse_dim(parser *p, int64_t *out) {
  const char *at = p->tok.at;
  if (p->tok.end - at > 1 && at[1] == 'x') {
    *out = 0;
    tx_parser_rewind(p, at + 1);
    return !p->failed;
  }
  uint64_t value = 0;
  if (!tx_number_u64(at, p->tok.end, &value) || value > INT64_MAX) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, at, "invalid dimension");
  }
  *out = (int64_t)value;
  tx_parser_next(p);
  return !p->failed;
}

bool tx_parse_dims(parser *p, dim_list *out, bool allow_dynamic, bool trailing_x) {
  if (trailing_x && allow_dynamic) {
    const char *at = p->tok.at;
    const char *rest = tight_dims(p, out);
    if (rest != at) tx_parser_rewind(p, rest);
  }
  while (tx_parser_at(p, TOK_INTEGER) || tx_parser_at(p, TOK_QUESTION)) {
    int64_t value = 0;
    if (tx_parser_at(p, TOK_QUESTION)) {
      if (!allow_dynamic) return tx_parser_error_at(p, p->tok.at, "expected static shape");
      value = IR_DYNAMIC;
      tx_parser_next(p);
    } else if (!parse_dim(p, &value))
      return false;
    VEC_ADD(p->scratch, out, value);
    if (!trailing_x && !(tx_parser_at(p, TOK_WORD) && *p->tok.at == 'x')) break;
    if (!expect_x(p)) return false;
  }
  if (out->count > LIMIT_TENSOR_RANK) {
    return tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                              "more dimensions than the limit tensor_rank (%d)", LIMIT_TENSOR_RANK);
  }
  return !p->failed;
}

void tx_print_dims(printer *pr, const int64_t *dims, size_t rank) {
  for (size_t i = 0; i < rank; i++) {
    if (dims[i] == IR_DYNAMIC) {
      strbuf_addc(pr->out, '?');
    } else {
      strbuf_addi(pr->out, dims[i]);
    }
    strbuf_addc(pr->out, 'x');
  }
}

/* --- Lists and functions --- */

bool tx_parse_type_list(parser *p, type_list *out) {
  do {
    const ir_type *t = tx_parse_type(p);
    if (!t) return false;
    VEC_ADD(p->scratch, out, t);
  } while (tx_parser_accept(p, TOK_COMMA));
  return !p->failed;
}

void tx_print_type_list(printer *pr, const ir_type *const *types, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (i) strbuf_adds(pr->out, ", ");
    tx_print_type(pr, types[i]);
  }
}

bool tx_parse_type_list_parens(parser *p, type_list *out) {
  if (!tx_parser_expect(p, TOK_LPAREN, "expected '('")) return false;
  if (tx_parser_accept(p, TOK_RPAREN)) return !p->failed;
  return tx_parse_type_list(p, out) && tx_parser_expect(p, TOK_RPAREN, "expected ')'");
}

bool tx_parse_function_results(parser *p, type_list *out) {
  if (tx_parser_at(p, TOK_LPAREN)) return tx_parse_type_list_parens(p, out);
  const ir_type *t = tx_parse_type(p);
  if (!t) return false;
  VEC_ADD(p->scratch, out, t);
  return true;
}

static const ir_type *parse_function(parser *p) {
  type_list inputs = {0}, results = {0};
  if (!tx_parse_type_list_parens(p, &inputs) ||
      !tx_parser_expect(p, TOK_ARROW, "expected '->' in function type") ||
      !tx_parse_function_results(p, &results)) {
    return NULL;
  }
  return ir_type_function(p->ctx, inputs.items, inputs.count, results.items, results.count);
}

/* "(a, b) -> c". A single result that is no function has no parentheses. */
static void print_function_type(printer *pr, const ir_type *const *inputs, size_t input_count,
                                const ir_type *const *results, size_t result_count) {
  strbuf_addc(pr->out, '(');
  tx_print_type_list(pr, inputs, input_count);
  strbuf_adds(pr->out, ") -> ");
  bool bare = result_count == 1 && results[0]->kind != IR_TYPE_FUNCTION;
  if (!bare) strbuf_addc(pr->out, '(');
  tx_print_type_list(pr, results, result_count);
  if (!bare) strbuf_addc(pr->out, ')');
}

/* --- Shaped types --- */

/* Remembering what a spelling stood for: looks ahead to the '>' that closes the '<' behind the
 * current word. Spellings that hold anything beyond plain characters are not remembered. */
static const char *closing_angle(const parser *p) {
  const char *at = p->tok.end, *end = p->lex.end;
  if (end - at > 96) end = at + 96;
  unsigned depth = 0;
  for (; at < end; at++) {
    char c = *at;
    if (c == '<') {
      depth++;
    } else if (c == '>') {
      if (--depth == 0) return at + 1;
    } else if (depth == 0) {
      return NULL;
    } else if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
                 c == '?' || c == '!' || c == '.' || c == '_' || c == ' ' || c == ',' || c == ':' ||
                 c == '*')) {
      return NULL;
    }
  }
  return NULL;
}

static type_cache_entry *cache_slot(parser *p, const char *text, size_t n) {
  if (!p->type_cache) {
    p->type_cache = ARENA_ARRAY(p->scratch, type_cache_entry, TYPE_CACHE_SIZE);
  }
  return &p->type_cache[hash_bytes(text, n, 0) % TYPE_CACHE_SIZE];
}

enum { RECENT_SKIP = sizeof "tensor<" - 1, RECENT_BYTES = 8 };

/* Where a spelling that begins here would stand; NULL: too near to the end of the text. */
static type_cache_entry *recent_slot(parser *p, const char *start) {
  uint64_t word;
  if (p->lex.end - start < RECENT_SKIP + RECENT_BYTES) return NULL;
  memcpy(&word, start + RECENT_SKIP, sizeof word);
  return &p->recent_types[word * UINT64_C(0x9e3779b97f4a7c15) >> 58];
}

/* Whether the text goes on with this spelling. Where one ends is known from its own bytes, so what
 * follows does not matter. */
static bool goes_on_with(const parser *p, const char *start, const type_cache_entry *e) {
  return e->len && (size_t)(p->lex.end - start) >= e->len && memcmp(e->text, start, e->len) == 0;
}

/* The type that is spelt here, when it is known. *end: where its spelling ends, *slot: where to
 * remember it; NULL when it is not one to remember. */
static const ir_type *known_type(parser *p, const char *start, const char **end,
                                 type_cache_entry **slot) {
  type_cache_entry *recent = recent_slot(p, start);
  *slot = NULL;
  if (recent && goes_on_with(p, start, recent)) {
    *end = start + recent->len;
    return recent->type;
  }
  if (!(*end = closing_angle(p))) return NULL;
  *slot = cache_slot(p, start, (size_t)(*end - start));
  if ((*slot)->len != (size_t)(*end - start) || !goes_on_with(p, start, *slot)) return NULL;
  if (recent) *recent = **slot;
  return (*slot)->type;
}

static bool is_tensor_element(const ir_type *t) {
  switch (t->kind) {
    case IR_TYPE_NONE:
    case IR_TYPE_TUPLE:
    case IR_TYPE_FUNCTION:
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR:
    case IR_TYPE_MEMREF:
    case IR_TYPE_UNRANKED_MEMREF: return false;
    default: return true;
  }
}

/* The beginning of tensors and memrefs: "<2x?xf32", "<*xf32". */
typedef struct shaped_head {
  bool unranked;
  dim_list dims;
  const ir_type *element;
  const char *element_at;
} shaped_head;

static bool parse_shaped_head(parser *p, const char *no_less, shaped_head *h) {
  *h = (shaped_head){0};
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, no_less)) return false;
  h->unranked = tx_parser_accept(p, TOK_STAR);
  if (h->unranked ? !expect_x(p) : !tx_parse_dims(p, &h->dims, true, true)) return false;
  h->element_at = p->tok.at;
  h->element = tx_parse_type(p);
  return h->element != NULL;
}

static const ir_type *ranked_tensor(parser *p, const shaped_head *h, const ir_attr *encoding,
                                    const char *at) {
  static const verify_options words = {text_tell_type, text_tell_attr, NULL};
  const ir_type *t = ir_type_tensor(p->ctx, h->dims.items, h->dims.count, h->element, encoding);
  if (!encoding) return t;
  strbuf_auto why = STRBUF_INIT;
  bool good = verify_bounds(p->ctx, t, &words, &why);
  if (!good) tx_parser_error_id(p, DIAG_TEXT_TYPE, at, "%s", strbuf_str(&why));
  return good ? t : NULL;
}

static const ir_type *parse_tensor(parser *p) {
  const char *at = p->tok.at;
  shaped_head h;
  if (!parse_shaped_head(p, "expected '<' in tensor type", &h)) return NULL;
  const ir_attr *encoding = NULL;
  if (tx_parser_accept(p, TOK_COMMA) && !(encoding = tx_parse_attr(p, NULL))) return NULL;
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>' in tensor type")) return NULL;
  if (!is_tensor_element(h.element)) {
    tx_parser_error_id(p, DIAG_TEXT_TYPE, h.element_at, "invalid tensor element type");
    return NULL;
  }
  if (!h.unranked) return ranked_tensor(p, &h, encoding, at);
  if (encoding) {
    tx_parser_error_id(p, DIAG_TEXT_TYPE, p->tok.at, "cannot apply encoding to unranked tensor");
    return NULL;
  }
  return ir_type_unranked_tensor(p->ctx, h.element);
}

static void print_more(printer *pr, const ir_attr *a, print_type_mode types) {
  if (!a) return;
  strbuf_adds(pr->out, ", ");
  tx_print_attr(pr, a, types);
}

/* Up to the ">": a tensor's encoding stands where a memref has its layout. */
static void print_shaped(printer *pr, const char *begin, const ir_type *t, print_type_mode types) {
  bool unranked = t->kind == IR_TYPE_UNRANKED_TENSOR || t->kind == IR_TYPE_UNRANKED_MEMREF;
  strbuf_adds(pr->out, begin);
  if (unranked) strbuf_adds(pr->out, "*x");
  tx_print_dims(pr, t->shaped.dims, t->shaped.rank);
  tx_print_type(pr, t->shaped.element);
  print_more(pr, t->shaped.encoding, types);
}

static void print_tensor(printer *pr, const ir_type *t) {
  print_shaped(pr, "tensor<", t, PRINT_TYPE_ALWAYS);
  strbuf_addc(pr->out, '>');
}

static bool is_memref_element(const ir_type *t) {
  switch (t->kind) {
    case IR_TYPE_NONE:
    case IR_TYPE_TUPLE:
    case IR_TYPE_FUNCTION:
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR: return false;
    default: return true;
  }
}

static bool starts_with(const istr *s, const char *prefix) {
  size_t n = strlen(prefix);
  return s->len >= n && memcmp(s->bytes, prefix, n) == 0;
}

/* affine_map<…> and strided<…> are layouts; any other attribute is a memory space. */
static bool is_layout(const ir_attr *a) {
  return a->kind == IR_ATTR_VERBATIM &&
         (starts_with(a->verbatim, "affine_map<") || starts_with(a->verbatim, "strided<"));
}

static const ir_type *parse_memref(parser *p) {
  shaped_head h;
  if (!parse_shaped_head(p, "expected '<' in memref type", &h)) return NULL;
  if (!is_memref_element(h.element)) {
    tx_parser_error_id(p, DIAG_TEXT_TYPE, h.element_at, "invalid memref element type");
    return NULL;
  }
  const ir_attr *layout = NULL, *space = NULL;
  if (!tx_parser_at(p, TOK_GREATER)) {
    if (!tx_parser_expect(p, TOK_COMMA, "expected ',' or '>' in memref type")) return NULL;
    do {
      const ir_attr *a = tx_parse_attr(p, NULL);
      if (!a) return NULL;
      const char *wrong = NULL;
      if (is_layout(a)) {
        layout = a;
        if (h.unranked) {
          wrong = "cannot have affine map for unranked memref type";
        } else if (space) {
          wrong = "expected memory space to be last in memref type";
        }
      } else if (space) {
        wrong = "multiple memory spaces specified in memref type";
      } else {
        space = a;
      }
      if (wrong) {
        tx_parser_error_id(p, DIAG_TEXT_TYPE, p->tok.at, "%s", wrong);
        return NULL;
      }
    } while (tx_parser_accept(p, TOK_COMMA));
  }
  if (!tx_parser_expect(p, TOK_GREATER, "expected ',' or '>'")) return NULL;
  if (h.unranked) return ir_type_unranked_memref(p->ctx, h.element, space);
  return ir_type_memref(p->ctx, h.dims.items, h.dims.count, h.element, layout, space);
}

static void print_memref(printer *pr, const ir_type *t) {
  print_shaped(pr, "memref<", t, PRINT_TYPE_MAY);
  print_more(pr, t->shaped.space, PRINT_TYPE_MAY);
  strbuf_addc(pr->out, '>');
}

static const ir_type *parse_vector(parser *p) {
  const char *at = p->tok.at;
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, "expected '<' in vector type")) return NULL;
  dim_list dims = {0}, scalable = {0};
  bool any_scalable = false;
  while (tx_parser_at(p, TOK_INTEGER) || tx_parser_at(p, TOK_LSQUARE)) {
    bool square = tx_parser_accept(p, TOK_LSQUARE);
    int64_t value = 0;
    if (!tx_parser_at(p, TOK_INTEGER)) {
      tx_parser_error_expected(p, "expected dimension");
      return NULL;
    }
    if (!parse_dim(p, &value)) return NULL;
    if (value <= 0) {
      tx_parser_error_id(p, DIAG_TEXT_TYPE, at,
                         "vector types must have positive constant sizes but got %lld",
                         (long long)value);
      return NULL;
    }
    if (square && !tx_parser_expect(p, TOK_RSQUARE, "missing ']' closing scalable dimension")) {
      return NULL;
    }
    if (!expect_x(p)) return NULL;
    VEC_ADD(p->scratch, &dims, value);
    VEC_ADD(p->scratch, &scalable, square);
    any_scalable |= square;
  }
  if (dims.count > LIMIT_TENSOR_RANK) {
    tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                       "more dimensions than the limit tensor_rank (%d)", LIMIT_TENSOR_RANK);
    return NULL;
  }
  const ir_type *element = tx_parse_type(p);
  if (!element || !tx_parser_expect(p, TOK_GREATER, "expected '>' in vector type")) return NULL;
  if (!is_memref_element(element) || ir_type_is_shaped(element) ||
      element->kind == IR_TYPE_COMPLEX) {
    tx_parser_error_id(p, DIAG_TEXT_TYPE, at,
                       "failed to verify 'elementType': VectorElementTypeInterface instance");
    return NULL;
  }
  bool *flags = NULL;
  if (any_scalable) {
    flags = ARENA_ARRAY(p->scratch, bool, dims.count);
    for (size_t i = 0; i < dims.count; i++) flags[i] = scalable.items[i] != 0;
  }
  return ir_type_vector(p->ctx, dims.items, dims.count, element, flags);
}

static void print_vector(printer *pr, const ir_type *t) {
  strbuf_adds(pr->out, "vector<");
  for (size_t i = 0; i < t->shaped.rank; i++) {
    bool scalable = t->shaped.scalable && t->shaped.scalable[i];
    if (scalable) strbuf_addc(pr->out, '[');
    strbuf_addi(pr->out, t->shaped.dims[i]);
    strbuf_adds(pr->out, scalable ? "]x" : "x");
  }
  tx_print_type(pr, t->shaped.element);
  strbuf_addc(pr->out, '>');
}

/* --- Other composites --- */

static const ir_type *parse_complex(parser *p) {
  tx_parser_next(p);
  if (!tx_parser_expect(p, TOK_LESS, "expected '<' in complex type")) return NULL;
  const char *at = p->tok.at;
  const ir_type *element = tx_parse_type(p);
  if (!element || !tx_parser_expect(p, TOK_GREATER, "expected '>' in complex type")) return NULL;
  if (element->kind != IR_TYPE_FLOAT && element->kind != IR_TYPE_INTEGER) {
    tx_parser_error_id(p, DIAG_TEXT_TYPE, at, "invalid element type for complex");
    return NULL;
  }
  return ir_type_complex(p->ctx, element);
}

static const ir_type *parse_tuple(parser *p) {
  tx_parser_next(p);
  type_list items = {0};
  if (!tx_parser_expect(p, TOK_LESS, "expected '<' in tuple type")) return NULL;
  if (!tx_parser_at(p, TOK_GREATER) && !tx_parse_type_list(p, &items)) return NULL;
  if (!tx_parser_expect(p, TOK_GREATER, "expected '>' in tuple type")) return NULL;
  return ir_type_tuple(p->ctx, items.items, items.count);
}

static const ir_type *parse_integer_type(parser *p) {
  const char *digits = p->tok.at;
  ir_signedness sign = *digits == 's' ? IR_SIGNED : *digits == 'u' ? IR_UNSIGNED : IR_SIGNLESS;
  digits += sign == IR_SIGNLESS ? 1 : 2;
  uint64_t width = 0;
  if (!tx_number_u64(digits, p->tok.end, &width) || width > UINT32_MAX) {
    tx_parser_error_id(p, DIAG_TEXT_TYPE, p->tok.at, "invalid integer width");
    return NULL;
  }
  if (width > LIMIT_INTEGER_WIDTH) {
    tx_parser_error_id(p, DIAG_TEXT_TYPE, p->tok.at, "integer bitwidth is limited to %d bits",
                       LIMIT_INTEGER_WIDTH);
    return NULL;
  }
  tx_parser_next(p);
  return ir_type_integer(p->ctx, (uint32_t)width, sign);
}

/* --- Any type
 * --------------------------------------------------------------------------------------------------
 */

static const ir_type *parse_word_type(parser *p, bool *found) {
  *found = true;
  switch (tx_token_word(&p->tok)) {
    case WORD_INTTYPE: return parse_integer_type(p);
    case WORD_index: tx_parser_next(p); return ir_type_index(p->ctx);
    case WORD_none: tx_parser_next(p); return ir_type_none(p->ctx);
    case WORD_complex: return parse_complex(p);
    case WORD_tuple: return parse_tuple(p);
    case WORD_vector: return parse_vector(p);
    case WORD_memref: return parse_memref(p);
    case WORD_tensor: return parse_tensor(p);
    default: break;
  }
  const ir_float_format *f = NULL;
  if (*p->tok.at == 'f' || *p->tok.at == 'b' || *p->tok.at == 't') {
    f = ir_float_by_name(p->tok.at, tx_token_len(&p->tok));
  }
  if (!f) {
    *found = false;
    return NULL;
  }
  tx_parser_next(p);
  return ir_type_float(p->ctx, f);
}

bool tx_parse_optional_type(parser *p, const ir_type **out, bool *found) {
  *out = NULL;
  *found = true;
  if (!tx_parser_enter(p)) return false;
  if (tx_parser_at(p, TOK_WORD) || tx_parser_at(p, TOK_BANG)) {
    const char *start = p->tok.at;
    const char *end = NULL;
    type_cache_entry *cached = NULL;
    if (*start == 't' || *start == '!') *out = known_type(p, start, &end, &cached); /* tensor, … */
    if (*out) {
      p->tok.end = p->lex.at = end;
      tx_parser_next(p);
      tx_parser_leave(p);
      return !p->failed;
    }
    *out = *start == '!' ? tx_parse_symbol_type(p) : parse_word_type(p, found);
    if (*out && cached && p->prev_end == end) {
      *cached = (type_cache_entry){start, (uint32_t)(end - start), *out};
    }
  } else if (tx_parser_at(p, TOK_LPAREN)) {
    *out = parse_function(p);
  } else {
    *found = false;
  }
  tx_parser_leave(p);
  if (*found && *out && ir_type_too_large(*out)) {
    return tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                              "a type is larger than the limit expanded_nodes (%u)",
                              LIMIT_EXPANDED_NODES);
  }
  return !p->failed && (*out || !*found);
}

const ir_type *tx_parse_type(parser *p) {
  const ir_type *t;
  bool found;
  if (!tx_parse_optional_type(p, &t, &found)) return NULL;
  if (!found) tx_parser_error_expected(p, "expected non-function type");
  return t;
}

/* Whether the text of a type may be long. */
static bool is_long(const ir_type *t) {
  if (t->weight > SHARED_NODES) return true;
  switch (t->kind) {
    case IR_TYPE_TENSOR:
    case IR_TYPE_MEMREF:
    case IR_TYPE_VECTOR: return t->shaped.rank > SHARED_NODES;
    case IR_TYPE_QUANTIZED: return t->quant->scale_count > SHARED_NODES;
    case IR_TYPE_DEFINED: return tx_params_are_long(t->defined.def, t->defined.params);
    case IR_TYPE_OPAQUE: return t->opaque.body->len > SHARED_BYTES;
    default: return false;
  }
}

void tx_print_type(printer *pr, const ir_type *t) {
  if (pr->type_alias && t && pr->type_alias(pr, t)) return;
  shared_text begun = t && is_long(t) ? tx_shared_begin(pr, t) : SHARED_INSIDE;
  if (begun == SHARED_ELIDED) return;
  tx_print_type_in_place(pr, t);
  tx_shared_end(pr, begun);
}

void tx_print_type_in_place(printer *pr, const ir_type *t) {
  if (!t) {
    strbuf_adds(pr->out, "<<NULL TYPE>>");
    return;
  }
  switch (t->kind) {
    case IR_TYPE_INTEGER:
      if (t->integer.sign == IR_SIGNED) strbuf_addc(pr->out, 's');
      if (t->integer.sign == IR_UNSIGNED) strbuf_addc(pr->out, 'u');
      strbuf_addc(pr->out, 'i');
      strbuf_addu(pr->out, t->integer.width);
      break;
    case IR_TYPE_INDEX: strbuf_adds(pr->out, "index"); break;
    case IR_TYPE_NONE: strbuf_adds(pr->out, "none"); break;
    case IR_TYPE_FLOAT: strbuf_adds(pr->out, t->format->name); break;
    case IR_TYPE_COMPLEX:
      strbuf_adds(pr->out, "complex<");
      tx_print_type(pr, t->element);
      strbuf_addc(pr->out, '>');
      break;
    case IR_TYPE_TUPLE:
      strbuf_adds(pr->out, "tuple<");
      tx_print_type_list(pr, t->tuple.items, t->tuple.count);
      strbuf_addc(pr->out, '>');
      break;
    case IR_TYPE_FUNCTION:
      print_function_type(pr, t->function.inputs, t->function.input_count, t->function.results,
                          t->function.result_count);
      break;
    case IR_TYPE_TENSOR:
    case IR_TYPE_UNRANKED_TENSOR: print_tensor(pr, t); break;
    case IR_TYPE_MEMREF:
    case IR_TYPE_UNRANKED_MEMREF: print_memref(pr, t); break;
    case IR_TYPE_VECTOR: print_vector(pr, t); break;
    case IR_TYPE_QUANTIZED: tx_print_quantized(pr, t->quant); break;
    case IR_TYPE_DEFINED:
    case IR_TYPE_OPAQUE: tx_print_symbol_type(pr, t); break;
  }
}

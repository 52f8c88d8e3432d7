/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens of the MLIR textual form. Private to text/.
 *
 * A token is a view into the text; keywords are plain words until tx_token_word classifies them, so
 * that scanning stays one pass over the bytes. Source of the token grammar:
 * https://mlir.llvm.org/docs/LangRef/#high-level-structure and what mlir-opt accepts. */
#ifndef HLO_CTS_TEXT_LEXER_H
#define HLO_CTS_TEXT_LEXER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/bytes.h"

typedef enum token_kind {
  TOK_EOF,
  TOK_ERROR,   /* lexer.error says what is wrong, lexer.error_at where */
  TOK_WORD,    /* bare identifier, keyword or integer type: stablehlo.add, tensor, i32 */
  TOK_AT,      /* @name or @"name" */
  TOK_HASH,    /* #name, #0 */
  TOK_PERCENT, /* %name, %0 */
  TOK_CARET,   /* ^name */
  TOK_BANG,    /* !name */
  TOK_INTEGER, /* 12, 0x1F */
  TOK_FLOAT,   /* 1.5e3 */
  TOK_STRING,  /* with its quotes, escapes undecoded */
  TOK_ARROW,   /* -> */
  TOK_COLON,
  TOK_COMMA,
  TOK_ELLIPSIS,
  TOK_EQUAL,
  TOK_GREATER,
  TOK_LBRACE,
  TOK_LPAREN,
  TOK_LSQUARE,
  TOK_LESS,
  TOK_MINUS,
  TOK_PLUS,
  TOK_QUESTION,
  TOK_RBRACE,
  TOK_RPAREN,
  TOK_RSQUARE,
  TOK_SLASH,
  TOK_STAR,
  TOK_BAR,
  TOK_META_BEGIN, /* {-# */
  TOK_META_END,   /* #-} */
} token_kind;

#define TOKEN_UNNUMBERED UINT32_MAX

typedef struct token {
  token_kind kind;
  uint32_t number; /* of TOK_PERCENT: 12 for %12; TOKEN_UNNUMBERED: the name is no such number */
  const char *at, *end; /* the spelling: [at, end) */
} token;

typedef struct lexer {
  const char *begin, *at, *end;
  const char *error; /* set with TOK_ERROR */
  const char *error_at;
} lexer;

/* The next token, by the whole grammar; skips white space and comments. At the end every call gives
 * TOK_EOF. False: it is TOK_ERROR. */
bool tx_lexer_read_any(lexer *l, token *out);
/* The token that a byte is, whatever follows it; 0 for other bytes. */
extern const uint8_t tx_lexer_single[256];

/* The same. Nearly half of all tokens are a single byte, with a space before it or none. */
static inline bool tx_lexer_read(lexer *l, token *out) {
  const char *at = l->at;
  if (l->end - at < 2) return tx_lexer_read_any(l, out);
  at += *at == ' ';
  uint8_t kind = tx_lexer_single[(uint8_t)*at];
  if (!kind) return tx_lexer_read_any(l, out);
  out->kind = (token_kind)kind;
  out->at = at;
  l->at = out->end = at + 1;
  return true;
}
static inline token tx_lexer_next(lexer *l) {
  token t;
  tx_lexer_read(l, &t);
  return t;
}

/* Up to eight digits at a time. Of eight bytes, lowest first, how many are digits until another
 * byte comes, and the number that the first n of them are (n from 1 to 8). */
static inline unsigned tx_count_digits(uint64_t bytes) {
  const uint64_t ones = ~UINT64_C(0) / 255, digits = bytes ^ ones * '0';
  uint64_t others = ((digits + ones * (0x80 - 10)) | digits) & ones * 0x80;
  return others ? (unsigned)__builtin_ctzll(others) >> 3 : 8;
}
static inline uint32_t tx_number_of_digits(uint64_t bytes, unsigned n) {
  uint64_t v = (bytes ^ ~UINT64_C(0) / 255 * '0') << (64 - 8 * n);
  v = (v * 10 + (v >> 8)) & UINT64_C(0x00ff00ff00ff00ff);
  v = (v * 100 + (v >> 16)) & UINT64_C(0x0000ffff0000ffff);
  return (uint32_t)(v * 10000 + (v >> 32));
}
/* Eight bytes, lowest first; false: the text ends before. */
static inline bool tx_eight_bytes(const char *at, const char *end, uint64_t *bytes) {
  if (end - at < 8) return false;
  *bytes = bytes_load(at, sizeof *bytes, BYTES_LITTLE);
  return true;
}

static inline size_t tx_token_len(const token *t) { return (size_t)(t->end - t->at); }
static inline bool tx_token_is(const token *t, const char *word, size_t n) {
  return t->kind == TOK_WORD && tx_token_len(t) == n && memcmp(t->at, word, n) == 0;
}

/* The meaning of a word at the place of a type, attribute or location. */
typedef enum word_id {
  WORD_OTHER,   /* an identifier without a meaning here */
  WORD_INTTYPE, /* i32, si8, ui1 */
#define WORD(name) WORD_##name,
#include "words.def"
#undef WORD
} word_id;
word_id tx_token_word(const token *t); /* WORD_OTHER for tokens that are no words */

#endif

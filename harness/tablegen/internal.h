/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the parts of the reader: words, values, and how both end. */
#ifndef HLO_CTS_HARNESS_TABLEGEN_INTERNAL_H
#define HLO_CTS_HARNESS_TABLEGEN_INTERNAL_H

#include "base/limits.h"
#include "base/map.h"
#include "harness/cli/diags.h"
#include "tablegen.h"

typedef enum token_kind {
  TOKEN_END,
  TOKEN_NAME,
  TOKEN_NUMBER,
  TOKEN_STRING, /* .text has no escapes */
  TOKEN_BANG,   /* !name */
  TOKEN_DOLLAR, /* $name */
  TOKEN_SIGN,   /* a character, in .sign; '.' stands for "..." too */
} token_kind;

typedef struct token {
  token_kind kind;
  char sign;
  const char *text;
  int64_t number;
  uint32_t line, column;
} token;

typedef struct lexer {
  tg *t;
  const char *file, *at, *end, *line_start;
  uint32_t line;
  token now; /* the current word */
} lexer;

/* A variable of `foreach` or `defvar`, or an argument of a class. */
typedef struct binding {
  const char *name;
  const tg_value *value;
  const struct binding *outer;
} binding;

struct tg {
  arena *memory;
  diag_sink *sink;
  const tg_record *first, *last;
  map names;           /* of records, by hash */
  uint32_t nodes;      /* values that were made */
  uint32_t rounds;     /* of foreach */
  bool failed;         /* since the last call from outside */
  diag_place reported; /* the last error; each question about a record would repeat it */
};

/* Reports an error; later ones of the same file are not reported. Returns false. */
bool lexer_fail(lexer *l, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Whether something so deep may be read; reports it if not. */
bool lexer_shallow(lexer *l, unsigned depth);
bool tg_fail(tg *t, diag_id id, diag_place place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
lexer lexer_of(tg *t, const char *file, const char *bytes, size_t size);
void lexer_next(lexer *l);

/* A new value; after the limit the reader has failed, and the value is not added to anything. */
tg_value *value_new(tg *t, tg_kind kind, const char *file, uint32_t line, uint32_t column);
/* A copy in which names have the values that they are bound to; lists and strings are joined. */
tg_value *value_bound(tg *t, const tg_value *v, const binding *names);
/* A value at the current word. NULL after an error. */
tg_value *value_parse(lexer *l, const binding *names);

static inline bool at_sign(const lexer *l, char sign) {
  return l->now.kind == TOKEN_SIGN && l->now.sign == sign;
}
static inline bool take_sign(lexer *l, char sign) {
  bool is = at_sign(l, sign);
  if (is) lexer_next(l);
  return is;
}
bool want_sign(lexer *l, char sign);
bool at_word(const lexer *l, const char *word);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a parse, and the grammar below operations. Private to text/.
 *
 * Manners. Every parse_ function returns false (or NULL) after an error went into the
 * sink, and its caller returns at once; nothing tries to recover. A function named parse_optional_…
 * looks at the current token only and reports in *found whether the thing stood there; it fails
 * only after it began. All working memory comes from p->scratch, all results from the context, both
 * under the guard that the entry point has set. Recursion is bounded by tx_parser_enter. */
#ifndef HLO_CTS_TEXT_PARSER_H
#define HLO_CTS_TEXT_PARSER_H

#include "base/map.h"
#include "base/vec.h"
#include "ir/ir.h"
#include "lexer.h"
#include "text/text.h"

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "diags.def"
#undef DIAG
};

/* --- State --- */

typedef struct alias_entry {
  const ir_attr *attr; /* of an attribute alias */
  const ir_type *type; /* of a type alias */
} alias_entry;

typedef struct deferred_location {
  const ir_attr **slot; /* where the location goes */
  const istr *name;     /* the alias, without # */
  const char *at;
} deferred_location;

/* Text of a shaped type -> the type, so that an op-dense file parses each spelling once. */
typedef struct type_cache_entry {
  const char *text;
  uint32_t len;
  const ir_type *type;
} type_cache_entry;
enum { TYPE_CACHE_SIZE = 1024, RECENT_TYPES = 64 };

typedef struct parser {
  ir_context *ctx;
  arena *scratch; /* gone when the parse is over */
  diag_sink *sink;
  const char *file;
  uint32_t first_line;
  lexer lex;
  token tok;            /* the current token, not yet consumed */
  const char *prev_end; /* end of the last consumed token */
  bool failed;          /* an error was reported */
  unsigned depth;
  map attr_aliases, type_aliases; /* by name, without # or ! -> alias_entry */
  VEC(deferred_location) deferred;
  map distinct;                 /* by number + 1 -> the attribute that a distinct one holds */
  type_cache_entry *type_cache; /* TYPE_CACHE_SIZE entries, by hash of the whole spelling */
  /* Entries of it by eight bytes of the spelling: found without looking for its end. */
  type_cache_entry recent_types[RECENT_TYPES];
  /* A position whose line is known: most callers ask for places in ascending order. */
  const char *line_start, *line_seen; /* no line ends between them */
  uint32_t line;
  const istr *file_name;
  void *ops; /* the state of the operation parser; NULL for single types and attributes */
} parser;

/* Prepares a parse of text[0..n) and reads the first token. p->scratch must be set up by the caller
 * (tx_parser_init copies nothing); false when that first token is an error. */
bool tx_parser_init(parser *p, ir_context *c, arena *scratch, const char *text, size_t n,
                    const text_parse_options *o, diag_sink *sink);

/* --- Places and errors --- */

diag_place tx_parser_place(parser *p, const char *at);
/* The location attribute of a position in the text, as MLIR gives it to ops without loc(...). */
const ir_attr *tx_parser_location(parser *p, const char *at);
/* Reports an error at a position (or at the current token) and returns false. After the first error
 * of a parse every further one is swallowed, so an unwinding caller may add its own. */
bool tx_parser_error_at(parser *p, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
bool tx_parser_error(parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The current token is not what had to stand here. As MLIR does, the place is the end of the token
 * before, where it is missing. */
bool tx_parser_error_expected(parser *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* With an id other than DIAG_TEXT_SYNTAX. */
bool tx_parser_error_id(parser *p, diag_id id, const char *at, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* With a note at the same place. */
bool tx_parser_error_note(parser *p, diag_id id, const char *at, const char *message,
                          const char *note);

/* A further error about the same failure, after which it returns false. Only where MLIR says two
 * things, for those who compare. */
bool tx_parser_error_also(parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* One level deeper; false with an error when LIMIT_NESTING_DEPTH is passed. Pair with
 * tx_parser_leave on success (after a failure the count no longer matters). */
bool tx_parser_enter(parser *p);
static inline void tx_parser_leave(parser *p) { p->depth--; }

/* --- Tokens --- */

/* Moves to the next token. A lexical error is reported here; the current token is then TOK_ERROR,
 * which no grammar rule accepts. */
void tx_parser_next(parser *p);
static inline bool tx_parser_at(const parser *p, token_kind kind) { return p->tok.kind == kind; }
static inline bool tx_parser_accept(parser *p, token_kind kind) {
  if (p->tok.kind != kind) return false;
  tx_parser_next(p);
  return true;
}
/* Consumes a token of that kind, or reports `message` ("expected '<' in tensor type"). */
bool tx_parser_expect(parser *p, token_kind kind, const char *message);
static inline bool tx_parser_at_word(const parser *p, const char *word) {
  return tx_token_is(&p->tok, word, strlen(word));
}
/* A character of a name in a format of a row. */
static inline bool tx_is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
static inline bool tx_parser_accept_word(parser *p, const char *word) {
  if (!tx_parser_at_word(p, word)) return false;
  tx_parser_next(p);
  return true;
}
/* Consumes that word, or reports "expected 'word'". */
bool tx_parser_expect_word(parser *p, const char *word);
/* Starts again at a position in the text: the token there becomes the current one. */
void tx_parser_rewind(parser *p, const char *at);

/* --- Literals --- */

/* The bytes that a TOK_STRING (or a quoted TOK_AT) token stands for, or its plain name: interned.
 */
const istr *tx_token_value(parser *p, const token *t);
bool tx_parse_string(parser *p, const istr **out);      /* "…" */
bool tx_parse_symbol_name(parser *p, const istr **out); /* @name, @"name" */
bool tx_parse_int64(parser *p, int64_t *out);           /* -?digits or 0x…, fits */
bool tx_parse_keyword_or_string(parser *p, const istr **out);
/* A word as a keyword: *word is its spelling. */
bool tx_parse_keyword(parser *p, const char **word, size_t *len, const char *message);

/* --- Types
 * ------------------------------------------------------------------------------------------------
 */

const ir_type *tx_parse_type(parser *p);
bool tx_parse_optional_type(parser *p, const ir_type **out, bool *found);

/* A growing list in scratch memory; start from {0}. */
typedef VEC(const ir_type *) type_list;
bool tx_parse_type_list(parser *p, type_list *out);        /* type (, type)* */
bool tx_parse_type_list_parens(parser *p, type_list *out); /* ( ) or ( type, … ) */
/* type, or ( type, … ): what stands behind -> */
bool tx_parse_function_results(parser *p, type_list *out);
/* 2x?x3 up to the element type; `trailing_x`: each number is followed by x. */
typedef VEC(int64_t) dim_list;
bool tx_parse_dims(parser *p, dim_list *out, bool allow_dynamic, bool trailing_x);

/* --- Attributes --- */

typedef VEC(double) double_list;

/* `type`: the type that the surroundings give (no ": type" is read then), or NULL. */
const ir_attr *tx_parse_attr(parser *p, const ir_type *type);

typedef VEC(const ir_attr *) attr_list;

/* An attribute whose kind the surroundings say: its row's text without "#dialect.mnemonic"
 * (<offset_dims = [0]>), or the whole of it. */
const ir_attr *tx_parse_attr_body(parser *p, const ir_attrdef *def);

typedef VEC(ir_named_attr) named_list;
/* { key = value, … }; a key without value is a unit attribute. A repeated key is an error.
 * The entries are appended as written; existing entries of `out` are not looked at. */
bool tx_parse_attr_dict(parser *p, named_list *out);
bool tx_parse_optional_attr_dict(parser *p, named_list *out); /* nothing when there is no '{' */
/* `attributes {…}` */
bool tx_parse_optional_attr_dict_with_keyword(parser *p, named_list *out);

/* --- Locations --- */

/* A location as read. While the alias is not defined yet `alias` is set and `loc` is NULL. */
typedef struct location_ref {
  const ir_attr *loc; /* NULL: none was written */
  const istr *alias;
  const char *at;
} location_ref;
/* loc(…) behind an op or a block argument, where an alias may be defined later. */
bool tx_parse_optional_location(parser *p, location_ref *out);
/* Stores the location in *slot: now, or when the alias is known. Nothing when there is none. The
 * slot must stay where it is until tx_parser_resolve_locations. */
void tx_parser_set_location(parser *p, const location_ref *ref, const ir_attr **slot);
/* At the end of the text. */
bool tx_parser_resolve_locations(parser *p);
/* Parses the text between loc( and ). */
const ir_attr *tx_parse_location_body(parser *p);

/* --- Definitions at the top of a file --- */

bool tx_parse_attr_alias_definition(parser *p); /* at #name = … */
bool tx_parse_type_alias_definition(parser *p); /* at !name = … */
bool tx_parse_file_metadata(parser *p);         /* at {-# */
const alias_entry *tx_alias_find(const map *aliases, const istr *name);

#endif

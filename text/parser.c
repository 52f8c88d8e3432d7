/* SPDX-License-Identifier: Apache-2.0 */
/* The parser's state: places, errors, tokens, literals, aliases, and the entry points that read one
 * attribute or type. */
#include "parser.h"

#include <stdio.h>

#include "base/limits.h"
#include "base/strbuf.h"
#include "number.h"

bool tx_parser_init(parser *p, ir_context *c, arena *scratch, const char *text, size_t n,
                    const text_parse_options *o, diag_sink *sink) {
  *p = (parser){.ctx = c, .scratch = scratch, .sink = sink};
  p->file = o && o->file ? o->file : "<stdin>";
  p->first_line = o && o->first_line ? o->first_line : 1;
  p->lex = (lexer){.begin = text, .at = text, .end = text + n};
  p->line_seen = p->line_start = text;
  p->line = p->first_line;
  p->file_name = ir_cstr(c, p->file);
  p->type_cache = ARENA_ARRAY(scratch, type_cache_entry, TYPE_CACHE_SIZE);
  tx_parser_next(p);
  p->prev_end = NULL;
  return !p->failed;
}

/* --- Places and errors --- */

/* Moves the known line to the one that holds `at`, by the lines between them. */
static void seek_line(parser *p, const char *at) {
  while (at < p->line_start) {
    const char *begin = p->lex.begin;
    p->line_seen = --p->line_start;
    while (p->line_start > begin && p->line_start[-1] != '\n') p->line_start--;
    p->line--;
  }
  if (at <= p->line_seen) return;
  const char *newline;
  while ((newline = memchr(p->line_seen, '\n', (size_t)(at - p->line_seen)))) {
    p->line_seen = p->line_start = newline + 1;
    p->line++;
  }
  p->line_seen = at;
}

diag_place tx_parser_place(parser *p, const char *at) {
  seek_line(p, at);
  return (diag_place){
      .file = p->file, .line = p->line, .column = (uint32_t)(at - p->line_start) + 1};
}

const ir_attr *tx_parser_location(parser *p, const char *at) {
  seek_line(p, at);
  return ir_loc_file(p->ctx, p->file_name, p->line, (uint32_t)(at - p->line_start) + 1);
}

static bool report(parser *p, diag_id id, const char *at, const char *format, va_list args) {
  if (p->failed) return false;
  p->failed = true;
  return diag_verror(p->sink, id, tx_parser_place(p, at), format, args);
}

bool tx_parser_error_id(parser *p, diag_id id, const char *at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report(p, id, at, format, args);
  va_end(args);
  return false;
}

bool tx_parser_error_note(parser *p, diag_id id, const char *at, const char *message,
                          const char *note) {
  if (p->failed) return false;
  p->failed = true;
  diag_place place = tx_parser_place(p, at);
  return diag_error_note(p->sink, id, place, message, place, note);
}

bool tx_parser_error_at(parser *p, const char *at, const char *format, ...) {
  va_list args;
  va_start(args, format);
  report(p, DIAG_TEXT_SYNTAX, at, format, args);
  va_end(args);
  return false;
}

bool tx_parser_error(parser *p, const char *format, ...) {
  const char *at = p->tok.at;
  if (p->tok.kind == TOK_EOF && at > p->lex.begin) at--;
  va_list args;
  va_start(args, format);
  report(p, DIAG_TEXT_SYNTAX, at, format, args);
  va_end(args);
  return false;
}

bool tx_parser_error_also(parser *p, const char *format, ...) {
  va_list args;
  va_start(args, format);
  diag_verror(p->sink, DIAG_TEXT_SYNTAX, tx_parser_place(p, p->tok.at), format, args);
  va_end(args);
  return false;
}

bool tx_parser_error_expected(parser *p, const char *format, ...) {
  const char *at = p->prev_end ? p->prev_end : p->tok.at;
  va_list args;
  va_start(args, format);
  report(p, DIAG_TEXT_SYNTAX, at, format, args);
  va_end(args);
  return false;
}

bool tx_parser_enter(parser *p) {
  if (++p->depth <= LIMIT_NESTING_DEPTH) return true;
  return tx_parser_error_id(p, DIAG_LIMIT_PASSED, p->tok.at,
                            "nesting is deeper than the limit nesting_depth (%d)",
                            LIMIT_NESTING_DEPTH);
}

/* --- Tokens --- */

void tx_parser_next(parser *p) {
  p->prev_end = p->tok.end;
  if (!tx_lexer_read(&p->lex, &p->tok))
    tx_parser_error_id(p, DIAG_TEXT_LEXICAL, p->lex.error_at, "%s", p->lex.error);
}

bool tx_parser_expect(parser *p, token_kind kind, const char *message) {
  if (tx_parser_accept(p, kind)) return !p->failed;
  return tx_parser_error_expected(p, "%s", message);
}

bool tx_parser_expect_word(parser *p, const char *word) {
  if (tx_parser_accept_word(p, word)) return !p->failed;
  return tx_parser_error_expected(p, "expected '%s'", word);
}

void tx_parser_rewind(parser *p, const char *at) {
  p->lex.at = at;
  tx_parser_next(p);
  p->prev_end = at;
}

/* --- Literals --- */

static uint8_t hex_digit(char c) { return (uint8_t)(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10); }

const istr *tx_token_value(parser *p, const token *t) {
  const char *at = t->at, *end = t->end;
  if (t->kind != TOK_STRING) at++; /* @ # ! % ^ */
  if (t->kind == TOK_WORD) at--;
  if (at == end || *at != '"') return ir_str(p->ctx, at, (size_t)(end - at));
  at++;
  end--;
  const char *escape = memchr(at, '\\', (size_t)(end - at));
  if (!escape) return ir_str(p->ctx, at, (size_t)(end - at));
  char *out = arena_alloc(p->scratch, (size_t)(end - at), 1);
  size_t n = 0;
  while (at < end) {
    if (*at != '\\') {
      out[n++] = *at++;
      continue;
    }
    char c = at[1]; /* the lexer has seen to it that a whole escape is there */
    if (c == 'n' || c == 't' || c == '"' || c == '\\') {
      out[n++] = c == 'n' ? '\n' : c == 't' ? '\t' : c;
      at += 2;
    } else {
      out[n++] = (char)(hex_digit(at[1]) << 4 | hex_digit(at[2]));
      at += 3;
    }
  }
  return ir_str(p->ctx, out, n);
}

bool tx_parse_string(parser *p, const istr **out) {
  if (!tx_parser_at(p, TOK_STRING)) return tx_parser_error_expected(p, "expected string");
  *out = tx_token_value(p, &p->tok);
  tx_parser_next(p);
  return !p->failed;
}

static bool optional_symbol_name(parser *p, const istr **out) {
  if (!tx_parser_at(p, TOK_AT)) return false;
  *out = tx_token_value(p, &p->tok);
  tx_parser_next(p);
  return true;
}

bool tx_parse_symbol_name(parser *p, const istr **out) {
  if (optional_symbol_name(p, out)) return !p->failed;
  return tx_parser_error_expected(p, "expected valid '@'-identifier for symbol name");
}

bool tx_parse_int64(parser *p, int64_t *out) {
  bool negative = tx_parser_accept(p, TOK_MINUS);
  if (!tx_parser_at(p, TOK_INTEGER)) {
    if (!negative && (tx_parser_at_word(p, "true") || tx_parser_at_word(p, "false"))) {
      *out = tx_parser_at_word(p, "true");
      tx_parser_next(p);
      return !p->failed;
    }
    return tx_parser_error_expected(p, "expected integer value");
  }
  uint64_t magnitude;
  if (!tx_number_u64(p->tok.at, p->tok.end, &magnitude) ||
      magnitude > (uint64_t)INT64_MAX + (negative ? 1 : 0)) {
    return tx_parser_error_id(p, DIAG_TEXT_LITERAL, p->tok.at, "integer value too large");
  }
  *out = negative ? (int64_t)(0 - magnitude) : (int64_t)magnitude;
  tx_parser_next(p);
  return !p->failed;
}

bool tx_parse_keyword(parser *p, const char **word, size_t *len, const char *message) {
  if (!tx_parser_at(p, TOK_WORD)) return tx_parser_error_expected(p, "%s", message);
  *word = p->tok.at;
  *len = tx_token_len(&p->tok);
  tx_parser_next(p);
  return !p->failed;
}

bool tx_parse_keyword_or_string(parser *p, const istr **out) {
  if (!tx_parser_at(p, TOK_WORD) && !tx_parser_at(p, TOK_STRING)) {
    return tx_parser_error_expected(p, "expected valid keyword or string");
  }
  *out = tx_token_value(p, &p->tok);
  tx_parser_next(p);
  return !p->failed;
}

/* --- Aliases --- */

const alias_entry *tx_alias_find(const map *aliases, const istr *name) {
  return map_get(aliases, name);
}

/* `name` is not an alias yet: alias_name has looked. */
static bool alias_define(parser *p, map *aliases, const istr *name, const ir_attr *attr,
                         const ir_type *type) {
  alias_entry *e = ARENA_NEW(p->scratch, alias_entry);
  *e = (alias_entry){attr, type};
  return map_insert(p->scratch, aliases, name, e);
}

static bool alias_name(parser *p, const map *aliases, const char *what, const istr **out) {
  const istr *name = tx_token_value(p, &p->tok);
  if (tx_alias_find(aliases, name)) {
    return tx_parser_error_id(p, DIAG_TEXT_ALIAS, p->tok.at, "redefinition of %s alias id '%s'",
                              what, name->bytes);
  }
  if (memchr(name->bytes, '.', name->len)) {
    return tx_parser_error_id(p, DIAG_TEXT_ALIAS, p->tok.at,
                              "%s names with a '.' are reserved for dialect-defined names", what);
  }
  tx_parser_next(p);
  *out = name;
  return !p->failed;
}

bool tx_parse_attr_alias_definition(parser *p) {
  const istr *name;
  if (!alias_name(p, &p->attr_aliases, "attribute", &name) ||
      !tx_parser_expect(p, TOK_EQUAL, "expected '=' in attribute alias definition")) {
    return false;
  }
  const ir_attr *a = tx_parse_attr(p, NULL);
  return a && alias_define(p, &p->attr_aliases, name, a, NULL);
}

bool tx_parse_type_alias_definition(parser *p) {
  const istr *name;
  if (!alias_name(p, &p->type_aliases, "type", &name) ||
      !tx_parser_expect(p, TOK_EQUAL, "expected '=' in type alias definition")) {
    return false;
  }
  const ir_type *t = tx_parse_type(p);
  return t && alias_define(p, &p->type_aliases, name, NULL, t);
}

/* --- Entry points --- */

/* All of the text must have been read. */
static bool at_end(parser *p) {
  if (p->failed) return false;
  if (tx_parser_at(p, TOK_EOF)) return true;
  size_t left = (size_t)(p->lex.end - p->tok.at);
  return tx_parser_error_at(p, p->tok.at, "found trailing characters: '%.*s%s'",
                            (int)(left < 64 ? left : 64), p->tok.at, left < 64 ? "" : "...");
}

typedef const void *(*parse_fn)(parser *p);
static const void *attr_of(parser *p) { return tx_parse_attr(p, NULL); }
static const void *type_of(parser *p) { return tx_parse_type(p); }

static const void *parse_whole(ir_context *c, const char *text, size_t n, diag_sink *sink,
                               parse_fn fn) {
  arena *scratch = arena_new(0);
  if (!scratch) {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
    return NULL;
  }
  const void *volatile result = NULL;
  arena_guard outer, inner;
  volatile bool done = false;
  if (ARENA_GUARD(ir_arena(c), &outer)) {
    if (ARENA_GUARD(scratch, &inner)) {
      parser *p = ARENA_NEW(scratch, parser);
      text_parse_options o = {.file = "<attribute or type>"};
      if (tx_parser_init(p, c, scratch, text, n, &o, sink)) {
        const void *r = fn(p);
        if (r && at_end(p)) result = r;
      }
      arena_guard_pop(scratch, &inner);
      done = true;
    }
    arena_guard_pop(ir_arena(c), &outer);
  }
  if (!done) diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  arena_free(scratch);
  return result;
}

const ir_attr *text_parse_attr(ir_context *c, const char *text, size_t n, diag_sink *sink) {
  return parse_whole(c, text, n, sink, attr_of);
}

const ir_type *text_parse_type(ir_context *c, const char *text, size_t n, diag_sink *sink) {
  return parse_whole(c, text, n, sink, type_of);
}

/* mlir-opt cuts wherever the marker stands; a piece begins right behind it, on the same line. */
bool text_split(const char *text, size_t n, text_piece_fn fn, void *user) {
  static const char marker[] = "// -----";
  const char *at = text, *end = text + n;
  uint32_t line = 1;
  for (;;) {
    const char *cut = strbuf_find(at, (size_t)(end - at), marker, sizeof marker - 1);
    const char *piece_end = cut ? cut : end;
    if (!fn(at, (size_t)(piece_end - at), line, user)) return false;
    if (!cut) return true;
    for (const char *newline; (newline = memchr(at, '\n', (size_t)(cut - at))); at = newline + 1) {
      line++;
    }
    at = cut + sizeof marker - 1;
  }
}

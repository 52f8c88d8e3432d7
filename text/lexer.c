/* SPDX-License-Identifier: Apache-2.0 */
#include "lexer.h"

/* The tokens that a byte may be part of. */
enum {
  C_SPACE = 1, /* white space between tokens */
  C_DIGIT = 2,
  C_LETTER = 4,  /* a letter or '_' */
  C_WORD = 8,    /* inside a bare identifier: letters, digits, _ $ . */
  C_SUFFIX = 16, /* inside an identifier behind # % ^ !: that and - */
  C_HEX = 32,
};

static const uint8_t classes[256] = {
    [' '] = C_SPACE,
    ['\t'] = C_SPACE,
    ['\n'] = C_SPACE,
    ['\r'] = C_SPACE,
    ['\0'] = C_SPACE,
    ['0'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['1'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['2'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['3'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['4'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['5'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['6'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['7'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['8'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
    ['9'] = C_DIGIT | C_WORD | C_SUFFIX | C_HEX,
#define LETTER (C_LETTER | C_WORD | C_SUFFIX)
    ['a'] = LETTER | C_HEX,
    ['b'] = LETTER | C_HEX,
    ['c'] = LETTER | C_HEX,
    ['d'] = LETTER | C_HEX,
    ['e'] = LETTER | C_HEX,
    ['f'] = LETTER | C_HEX,
    ['g'] = LETTER,
    ['h'] = LETTER,
    ['i'] = LETTER,
    ['j'] = LETTER,
    ['k'] = LETTER,
    ['l'] = LETTER,
    ['m'] = LETTER,
    ['n'] = LETTER,
    ['o'] = LETTER,
    ['p'] = LETTER,
    ['q'] = LETTER,
    ['r'] = LETTER,
    ['s'] = LETTER,
    ['t'] = LETTER,
    ['u'] = LETTER,
    ['v'] = LETTER,
    ['w'] = LETTER,
    ['x'] = LETTER,
    ['y'] = LETTER,
    ['z'] = LETTER,
    ['A'] = LETTER | C_HEX,
    ['B'] = LETTER | C_HEX,
    ['C'] = LETTER | C_HEX,
    ['D'] = LETTER | C_HEX,
    ['E'] = LETTER | C_HEX,
    ['F'] = LETTER | C_HEX,
    ['G'] = LETTER,
    ['H'] = LETTER,
    ['I'] = LETTER,
    ['J'] = LETTER,
    ['K'] = LETTER,
    ['L'] = LETTER,
    ['M'] = LETTER,
    ['N'] = LETTER,
    ['O'] = LETTER,
    ['P'] = LETTER,
    ['Q'] = LETTER,
    ['R'] = LETTER,
    ['S'] = LETTER,
    ['T'] = LETTER,
    ['U'] = LETTER,
    ['V'] = LETTER,
    ['W'] = LETTER,
    ['X'] = LETTER,
    ['Y'] = LETTER,
    ['Z'] = LETTER,
    ['_'] = LETTER,
#undef LETTER
    ['$'] = C_WORD | C_SUFFIX,
    ['.'] = C_WORD | C_SUFFIX,
    ['-'] = C_SUFFIX,
};

static inline bool is(char c, uint8_t class) { return classes[(uint8_t)c] & class; }

static inline const char *skip(const char *at, const char *end, uint8_t class) {
  for (; end - at >= 4; at += 4) {
    if (!is(at[0], class)) return at;
    if (!is(at[1], class)) return at + 1;
    if (!is(at[2], class)) return at + 2;
    if (!is(at[3], class)) return at + 3;
  }
  while (at < end && is(*at, class)) at++;
  return at;
}

const uint8_t tx_lexer_single[256] = {
    [':'] = TOK_COLON,    [','] = TOK_COMMA,   ['('] = TOK_LPAREN,  [')'] = TOK_RPAREN,
    ['}'] = TOK_RBRACE,   ['['] = TOK_LSQUARE, [']'] = TOK_RSQUARE, ['<'] = TOK_LESS,
    ['>'] = TOK_GREATER,  ['='] = TOK_EQUAL,   ['+'] = TOK_PLUS,    ['*'] = TOK_STAR,
    ['?'] = TOK_QUESTION, ['|'] = TOK_BAR,
};

static bool make(lexer *l, token *out, token_kind kind, const char *start, const char *end) {
  l->at = end;
  out->kind = kind;
  out->at = start;
  out->end = end;
  return kind != TOK_ERROR;
}

/* The lexer moves past what it could not read, so that it always makes progress. */
static bool fail(lexer *l, token *out, const char *start, const char *end, const char *where,
                 const char *message) {
  l->error = message;
  l->error_at = where;
  return make(l, out, TOK_ERROR, start, end);
}

/* From `at` on, bytes that stand for themselves in a string: up to its quote, or up to what needs a
 * closer look. Eight at a time; the classic test for a byte below another one is exact for the
 * first that passes it. */
static const char *skip_plain(const char *at, const char *end) {
  const uint64_t ones = ~UINT64_C(0) / 255, tops = ones * 0x80;
  for (uint64_t bytes; tx_eight_bytes(at, end, &bytes); at += 8) {
    uint64_t quote = bytes ^ ones * '"', slash = bytes ^ ones * '\\';
    uint64_t found = ((quote - ones) & ~quote) | ((slash - ones) & ~slash) |
                     ((bytes - ones * (1 + '\f')) & ~bytes);
    if (found & tops) return at + (__builtin_ctzll(found & tops) >> 3);
  }
  return at;
}

/* A string from its opening quote at `quote`; `start` is where the token begins. Long strings are
 * hex constants: behind what could be a name, the block-wise search for the closing quote, then for
 * what may not stand before it, runs at the speed of memchr. */
static bool lex_string(lexer *l, token *out, const char *start, const char *quote,
                       token_kind kind) {
  enum { NAME_LEN = 256 };
  size_t left = (size_t)(l->end - quote - 1);
  const char *at = skip_plain(quote + 1, left < NAME_LEN ? l->end : quote + 1 + NAME_LEN);
  if (at < l->end && *at == '"') return make(l, out, kind, start, at + 1);
  for (;;) {
    left = (size_t)(l->end - at);
    size_t block = left < 4096 ? left : 4096;
    const char *stop = memchr(at, '"', block);
    const char *block_end = stop ? stop : at + block;
    size_t n = (size_t)(block_end - at);
    const char *bad = memchr(at, '\n', n);
    if (bad) n = (size_t)(bad - at);
    const char *c = memchr(at, '\v', n);
    if (c) bad = c, n = (size_t)(c - at);
    c = memchr(at, '\f', n);
    if (c) bad = c, n = (size_t)(c - at);
    const char *escape = memchr(at, '\\', n);
    if (escape) {
      at = escape + 1;
      if (at < l->end && (*at == '"' || *at == '\\' || *at == 'n' || *at == 't')) {
        at++;
      } else if (at + 1 < l->end && is(at[0], C_HEX) && is(at[1], C_HEX)) {
        at += 2;
      } else {
        return fail(l, out, start, at, escape, "unknown escape in string literal");
      }
      continue;
    }
    if (bad) return fail(l, out, start, bad, bad, "expected '\"' in string literal");
    if (stop) return make(l, out, kind, start, stop + 1);
    at = block_end;
    if (at == l->end) return fail(l, out, start, at, at, "expected '\"' in string literal");
  }
}

static bool lex_number(lexer *l, token *out, const char *start) {
  const char *at = start + 1;
  if (*start == '0' && at < l->end && *at == 'x') {
    /* 0xi32 is a 0 and the word xi32: a dimension. */
    if (at + 1 == l->end || !is(at[1], C_HEX)) return make(l, out, TOK_INTEGER, start, at);
    return make(l, out, TOK_INTEGER, start, skip(at + 1, l->end, C_HEX));
  }
  at = skip(at, l->end, C_DIGIT);
  if (at == l->end || *at != '.') return make(l, out, TOK_INTEGER, start, at);
  at = skip(at + 1, l->end, C_DIGIT);
  if (at < l->end && (*at == 'e' || *at == 'E')) {
    const char *digits = at + 1;
    if (digits < l->end && (*digits == '+' || *digits == '-')) digits++;
    if (digits < l->end && is(*digits, C_DIGIT)) at = skip(digits, l->end, C_DIGIT);
  }
  return make(l, out, TOK_FLOAT, start, at);
}

/* Digits that are written as the number would be. */
static uint32_t number_of(const char *at, const char *end) {
  uint32_t n = 0;
  if (end - at > 8 || (*at == '0' && end - at > 1)) return TOKEN_UNNUMBERED;
  for (; at < end; at++) n = 10 * n + (uint32_t)(*at - '0');
  return n;
}

static bool lex_prefixed(lexer *l, token *out, const char *start, token_kind kind,
                         const char *message) {
  const char *at = start + 1;
  uint64_t bytes;
  out->number = TOKEN_UNNUMBERED;
  if (tx_eight_bytes(at, l->end, &bytes)) {
    unsigned digits = tx_count_digits(bytes);
    if (digits && digits < 8) {
      if (*at != '0' || digits == 1) out->number = tx_number_of_digits(bytes, digits);
      return make(l, out, kind, start, at + digits);
    }
  }
  if (at < l->end && is(*at, C_DIGIT)) {
    const char *end = skip(at, l->end, C_DIGIT);
    out->number = number_of(at, end);
    return make(l, out, kind, start, end);
  }
  if (at < l->end && is(*at, C_SUFFIX))
    return make(l, out, kind, start, skip(at, l->end, C_SUFFIX));
  return fail(l, out, start, at, start, message);
}

static bool lex_at(lexer *l, token *out, const char *start) {
  const char *at = start + 1;
  if (at < l->end && *at == '"') return lex_string(l, out, start, at, TOK_AT);
  if (at < l->end && is(*at, C_LETTER))
    return make(l, out, TOK_AT, start, skip(at, l->end, C_WORD));
  return fail(l, out, start, at, at, "@ identifier expected to start with letter or '_'");
}

static bool follows(const lexer *l, const char *at, const char *what) {
  size_t n = strlen(what);
  return (size_t)(l->end - at) >= n && memcmp(at, what, n) == 0;
}

bool tx_lexer_read_any(lexer *l, token *out) {
  const char *at = l->at;
again:
  while (at < l->end && is(*at, C_SPACE)) at++;
  if (at == l->end) return make(l, out, TOK_EOF, at, at);
  const char *start = at;
  uint8_t single = tx_lexer_single[(uint8_t)*at];
  if (single) return make(l, out, (token_kind)single, start, at + 1);
  switch (*at) {
    case '/':
      if (follows(l, at, "//")) {
        while (at < l->end && *at != '\n' && *at != '\r') at++;
        goto again;
      }
      return make(l, out, TOK_SLASH, start, at + 1);
    case '%': return lex_prefixed(l, out, start, TOK_PERCENT, "invalid SSA name");
    case '^': return lex_prefixed(l, out, start, TOK_CARET, "invalid block name");
    case '!': return lex_prefixed(l, out, start, TOK_BANG, "invalid type identifier");
    case '#':
      if (follows(l, at, "#-}")) return make(l, out, TOK_META_END, start, at + 3);
      return lex_prefixed(l, out, start, TOK_HASH, "invalid attribute name");
    case '@': return lex_at(l, out, start);
    case '"': return lex_string(l, out, start, start, TOK_STRING);
    case '.':
      if (follows(l, at, "...")) return make(l, out, TOK_ELLIPSIS, start, at + 3);
      return fail(l, out, start, at + 1, at + 1, "expected three consecutive dots for an ellipsis");
    case '{':
      if (follows(l, at, "{-#")) return make(l, out, TOK_META_BEGIN, start, at + 3);
      return make(l, out, TOK_LBRACE, start, at + 1);
    case '-':
      if (follows(l, at, "->")) return make(l, out, TOK_ARROW, start, at + 2);
      return make(l, out, TOK_MINUS, start, at + 1);
    default:
      if (is(*at, C_LETTER)) return make(l, out, TOK_WORD, start, skip(at + 1, l->end, C_WORD));
      if (is(*at, C_DIGIT)) return lex_number(l, out, start);
      return fail(l, out, start, at + 1, at, "unexpected character");
  }
}

static bool all_digits(const char *at, const char *end) {
  return at < end && skip(at, end, C_DIGIT) == end;
}

word_id tx_token_word(const token *t) {
  if (t->kind != TOK_WORD) return WORD_OTHER;
  size_t n = tx_token_len(t);
  const char *s = t->at;
  if (s[0] == 'i' && all_digits(s + 1, t->end)) return WORD_INTTYPE;
  if ((s[0] == 's' || s[0] == 'u') && n > 2 && s[1] == 'i' && all_digits(s + 2, t->end)) {
    return WORD_INTTYPE;
  }
  static const struct {
    const char *name;
    uint8_t len;
    uint8_t word;
  } words[] = {
#define WORD(name) {#name, sizeof(#name) - 1, WORD_##name},
#include "words.def"
#undef WORD
  };
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    if (words[i].len == n && words[i].name[0] == s[0] && memcmp(words[i].name, s, n) == 0) {
      return (word_id)words[i].word;
    }
  }
  return WORD_OTHER;
}

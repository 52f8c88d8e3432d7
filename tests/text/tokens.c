/* SPDX-License-Identifier: Apache-2.0 */
/* Tokens: what they are, where they end, what is wrong; and the cutting of files. */
#include "literal.h"

#include "text/lexer.h"

static void check_tokens(const char *text, const token_kind *kinds, const char *const *spellings) {
  size_t n = strlen(text);
  char *exact = malloc(n ? n : 1);
  memcpy(exact, text, n);
  lexer l = {.begin = exact, .at = exact, .end = exact + n};
  for (size_t i = 0;; i++) {
    token t = tx_lexer_next(&l);
    if (t.kind != kinds[i]) fail_msg("%s: token %zu is of kind %d", text, i, t.kind);
    if (t.kind == TOK_EOF) break;
    if (spellings && (tx_token_len(&t) != strlen(spellings[i]) ||
                      memcmp(t.at, spellings[i], tx_token_len(&t)) != 0)) {
      fail_msg("%s: token %zu is %.*s", text, i, (int)tx_token_len(&t), t.at);
    }
  }
  free(exact);
}

static void tokens_end_where_mlir_ends_them(void **state) {
  (void)state;
  check_tokens(
      "%0#1 = stablehlo.add %a-b, @f.g$h : i32 // rest",
      (token_kind[]){TOK_PERCENT, TOK_HASH, TOK_EQUAL, TOK_WORD, TOK_PERCENT, TOK_COMMA, TOK_AT,
                     TOK_COLON, TOK_WORD, TOK_EOF},
      (const char *[]){"%0", "#1", "=", "stablehlo.add", "%a-b", ",", "@f.g$h", ":", "i32"});
  check_tokens("0x1F 0xi32 12x3 1.5e3 1.5e 1.e+2 -> - #-} {-# ...",
               (token_kind[]){TOK_INTEGER, TOK_INTEGER, TOK_WORD, TOK_INTEGER, TOK_WORD, TOK_FLOAT,
                              TOK_FLOAT, TOK_WORD, TOK_FLOAT, TOK_ARROW, TOK_MINUS, TOK_META_END,
                              TOK_META_BEGIN, TOK_ELLIPSIS, TOK_EOF},
               (const char *[]){"0x1F", "0", "xi32", "12", "x3", "1.5e3", "1.5", "e", "1.e+2", "->",
                                "-", "#-}", "{-#", "..."});
  check_tokens(
      "\"a\\\"b\\0A\" @\"x y\" !a.b #c ^bb0 %0a ^0b",
      (token_kind[]){TOK_STRING, TOK_AT, TOK_BANG, TOK_HASH, TOK_CARET, TOK_PERCENT, TOK_WORD,
                     TOK_CARET, TOK_WORD, TOK_EOF},
      (const char *[]){"\"a\\\"b\\0A\"", "@\"x y\"", "!a.b", "#c", "^bb0", "%0", "a", "^0", "b"});
}

static void lexical_errors_say_what_and_where(void **state) {
  (void)state;
  static const struct {
    const char *text;
    size_t at;
    const char *message;
  } rows[] = {
      {"&", 0, "unexpected character"},
      {"\x80", 0, "unexpected character"},
      {"..", 1, "expected three consecutive dots for an ellipsis"},
      {"%", 0, "invalid SSA name"},
      {"^ ", 0, "invalid block name"},
      {"!", 0, "invalid type identifier"},
      {"#", 0, "invalid attribute name"},
      {"@1", 1, "@ identifier expected to start with letter or '_'"},
      {"@", 1, "@ identifier expected to start with letter or '_'"},
      {"\"abc", 4, "expected '\"' in string literal"},
      {"\"a\nb\"", 2, "expected '\"' in string literal"},
      {"\"a\\q\"", 2, "unknown escape in string literal"},
      {"\"a\\", 2, "unknown escape in string literal"},
      {"\"a\\4", 2, "unknown escape in string literal"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    size_t n = strlen(rows[i].text);
    char *exact = malloc(n);
    memcpy(exact, rows[i].text, n);
    lexer l = {.begin = exact, .at = exact, .end = exact + n};
    token t = tx_lexer_next(&l);
    if (t.kind != TOK_ERROR) fail_msg("%s is read", rows[i].text);
    if ((size_t)(l.error_at - exact) != rows[i].at) {
      fail_msg("%s: at %zu", rows[i].text, (size_t)(l.error_at - exact));
    }
    assert_string_equal(l.error, rows[i].message);
    while (tx_lexer_next(&l).kind != TOK_EOF) continue; /* and it goes on */
    free(exact);
  }
}

/* Around the blocks in which long strings are searched. */
static void long_strings_are_read_whole(void **state) {
  (void)state;
  for (size_t n = 4090; n < 4102; n++) {
    for (int variant = 0; variant < 3; variant++) {
      char *text = malloc(n + 4);
      memset(text, 'a', n + 4);
      text[0] = text[n + 1] = '"';
      if (variant == 1) text[n - 1] = '\\', text[n] = 'n';
      if (variant == 2) text[n] = '\n';
      lexer l = {.begin = text, .at = text, .end = text + n + 4};
      token t = tx_lexer_next(&l);
      if (variant == 2) {
        assert_int_equal(t.kind, TOK_ERROR);
        assert_int_equal(l.error_at - text, n);
      } else {
        assert_int_equal(t.kind, TOK_STRING);
        assert_int_equal(tx_token_len(&t), n + 2);
      }
      free(text);
    }
  }
}

typedef struct piece {
  size_t at, n;
  uint32_t line;
} piece;
typedef struct pieces {
  const char *text;
  piece items[8];
  size_t count;
} pieces;

static bool note_piece(const char *text, size_t n, uint32_t line, void *user) {
  pieces *p = user;
  p->items[p->count++] = (piece){(size_t)(text - p->text), n, line};
  return p->count < 8;
}

static void files_are_cut_at_the_marker(void **state) {
  (void)state;
  pieces p = {.text = "a\nb\n// -----\nc\n\n// -----\n"};
  assert_true(text_split(p.text, strlen(p.text), note_piece, &p));
  assert_int_equal(p.count, 3);
  assert_int_equal(p.items[0].n, 4);
  assert_int_equal(p.items[0].line, 1);
  assert_int_equal(p.items[1].at, 12);
  assert_int_equal(p.items[1].line, 3);
  assert_int_equal(p.items[2].line, 6);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(tokens_end_where_mlir_ends_them),
      cmocka_unit_test(lexical_errors_say_what_and_where),
      cmocka_unit_test(long_strings_are_read_whole),
      cmocka_unit_test(files_are_cut_at_the_marker),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}

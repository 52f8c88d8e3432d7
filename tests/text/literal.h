/* SPDX-License-Identifier: Apache-2.0 */
/* Reading and printing one attribute, for the tests of text/. */
#ifndef TESTS_TEXT_LITERAL_H
#define TESTS_TEXT_LITERAL_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "text/text.h"
#include "versions/versions.h"

static inline ir_context *new_context(void) {
  ir_context_options o = {.memory_limit = (size_t)1 << 28, .allow_unregistered = true};
  return ir_context_new(&vs_builtin_opset()->registry, &o);
}

/* Reads text[0..n), prints it into *out and reads and prints that again, which must change nothing.
 * On failure *out holds the diagnostics. */
static inline bool read_and_print(const char *text, size_t n, strbuf *out) {
  ir_context *c = new_context();
  diag_text_sink sink = diag_text_sink_to(out);
  const ir_attr *a = text_parse_attr(c, text, n, &sink.sink);
  if (a) {
    assert_int_equal(sink.sink.errors, 0);
    strbuf_reset(out);
    text_print_attr(c, a, out);
    strbuf again = STRBUF_INIT, why = STRBUF_INIT;
    diag_text_sink second = diag_text_sink_to(&why);
    const ir_attr *b = text_parse_attr(c, strbuf_str(out), out->len, &second.sink);
    if (!b)
      fail_msg("%.*s printed as %s does not read: %s", (int)n, text, strbuf_str(out),
               strbuf_str(&why));
    text_print_attr(c, b, &again);
    assert_string_equal(strbuf_str(out), strbuf_str(&again));
    /* MLIR's text of these does not say all: distinct attributes are numbered anew, and equal
     * sparse indices are printed once. */
    bool loses = strstr(strbuf_str(out), "loc(") || strstr(strbuf_str(out), "distinct[") ||
                 strstr(strbuf_str(out), "sparse<1, ") ||
                 strstr(strbuf_str(out), "sparse<> : tensor<i32>");
    if (a != b && !loses) {
      fail_msg("%s reads as something else than it was", strbuf_str(out));
    }
    strbuf_free(&again);
    strbuf_free(&why);
  } else {
    assert_true(sink.sink.errors > 0);
  }
  ir_context_free(c);
  return a != NULL;
}

/* A text and what it is printed as; NULL: as it is. */
typedef struct literal_row {
  const char *text, *printed;
} literal_row;

static inline void check_rows(const literal_row *rows, size_t count) {
  for (size_t i = 0; i < count; i++) {
    strbuf out = STRBUF_INIT;
    const char *expected = rows[i].printed ? rows[i].printed : rows[i].text;
    bool ok = read_and_print(rows[i].text, strlen(rows[i].text), &out);
    if (!ok || strcmp(strbuf_str(&out), expected) != 0) {
      fail_msg("%s\nexpected %s\ngot      %s", rows[i].text, expected, strbuf_str(&out));
    }
    strbuf_free(&out);
  }
}

/* Every beginning of a text is read or refused, never worse. */
static inline void check_prefixes(const char *text) {
  size_t n = strlen(text);
  for (size_t k = 0; k <= n && k <= 400; k++) {
    char *piece = malloc(k ? k : 1); /* exactly as long, so that reading past it shows */
    memcpy(piece, text, k);
    strbuf out = STRBUF_INIT;
    read_and_print(piece, k, &out);
    strbuf_free(&out);
    free(piece);
  }
}

#endif

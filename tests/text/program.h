/* SPDX-License-Identifier: Apache-2.0 */
/* Reading and printing whole programs, for the tests of text/. */
#ifndef TESTS_TEXT_PROGRAM_H
#define TESTS_TEXT_PROGRAM_H

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

static inline ir_context *program_context(void) {
  ir_context_options o = {.memory_limit = (size_t)1 << 30, .allow_unregistered = true};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
  assert_non_null(c);
  return c;
}

/* NULL, with the diagnostics in *why, when the text is refused. */
static inline ir_op *program_read(ir_context *c, const char *text, size_t n, const char *file,
                                  strbuf *why) {
  diag_text_sink sink = diag_text_sink_to(why);
  text_parse_options o = {.file = file, .verify = true};
  ir_op *module = text_parse(c, text, n, &o, &sink.sink);
  assert_true(module ? sink.sink.errors == 0 : sink.sink.errors > 0);
  return module;
}

/* All bytes of tests/text/programs/NAME. */
static inline strbuf program_file(const char *name) {
  char path[512];
  snprintf(path, sizeof path, "%s/tests/text/programs/%s", HLO_CTS_SOURCE, name);
  FILE *f = fopen(path, "rb");
  if (!f) fail_msg("cannot open %s", path);
  strbuf s = STRBUF_INIT;
  char buffer[4096];
  for (size_t n; (n = fread(buffer, 1, sizeof buffer, f)) > 0;) strbuf_add(&s, buffer, n);
  fclose(f);
  return s;
}

static const char *const program_names[] = {
    "blocks", "calls",       "checks",  "chlo",      "constants", "contractions",
    "core",   "elementwise", "foreign", "functions", "generic",   "locations",
    "reduce", "shapes",      "shardy",  "while",
};
enum { PROGRAM_COUNT = sizeof program_names / sizeof *program_names };

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Passes over small programs, for tests. */
#ifndef HLO_CTS_TESTS_PASSES_PROGRAM_H
#define HLO_CTS_TESTS_PASSES_PROGRAM_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "passes/passes.h"
#include "text/text.h"
#include "versions/versions.h"

static strbuf out = STRBUF_INIT;
static int tear_down(void **state) {
  (void)state;
  strbuf_free(&out);
  return 0;
}

typedef bool (*pass)(ir_context *c, ir_op *module, diag_sink *sink);

/* Runs a pass and prints the result. */
static void run(const char *text, pass p, bool debuginfo) {
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry,
                                 &(ir_context_options){.allow_unregistered = true});
  text_parse_options o = {.file = "t", .verify = true};
  ir_op *module = text_parse(c, text, strlen(text), &o, NULL);
  assert_non_null(module);
  assert_true(p(c, module, NULL));
  assert_true(ir_verify(module, NULL));
  text_print_options print = {.debuginfo = debuginfo, .local_scope = true};
  strbuf_reset(&out);
  text_print(c, module, &print, &out);
  ir_context_free(c);
}
#define HAS(what) \
  if (!strstr(strbuf_str(&out), what)) fail_msg("'%s' is not in: %s", what, strbuf_str(&out))
#define LACKS(what) \
  if (strstr(strbuf_str(&out), what)) fail_msg("'%s' is in: %s", what, strbuf_str(&out))

#endif

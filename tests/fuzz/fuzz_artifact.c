/* SPDX-License-Identifier: Apache-2.0 */
/* Any artifact: of what is accepted as a program (hlo-translate --deserialize), the text that the
 * printer makes parses again, in the generic form as the same program, and serializes again. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "text/text.h"
#include "verify/verify.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const bc_codec codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};
static const vs_options all = {.allow_other_dialects = true};

static void ignore(diag_sink *sink, const diag *d) {
  (void)sink;
  (void)d;
}

static ir_context *context(void) {
  ir_context_options o = {.memory_limit = (size_t)1 << 28, .allow_unregistered = true};
  return ir_context_new(&vs_builtin_opset()->registry, &o);
}

static ir_op *accepted(ir_context *c, const uint8_t *data, size_t size, diag_sink *sink) {
  bc_read_options read = {.codec = &codec, .allow_other_dialects = true, .verify = true};
  ir_op *m = bc_read(c, data, size, &read, sink);
  return m && vs_convert_to_version(c, m, vs_current(vs_builtin_opset()), &all, sink) &&
                 vs_legalize_to_stablehlo(c, m, &all, sink) && verify_program(m, sink)
             ? m
             : NULL;
}

static void fail(const char *what, const diag_text_sink *sink, const strbuf *text) {
  fprintf(stderr, "%s: %s\n%s\n", what, sink->out ? strbuf_str(sink->out) : "", strbuf_str(text));
  abort();
}

static bool out_of_memory(const strbuf *said) { return strstr(strbuf_str(said), "memory") != NULL; }

/* Strings as elements of a tensor of numbers can be read from bytecode, but their text cannot. */
static bool strings_for_numbers(const strbuf *said) {
  return strstr(strbuf_str(said), "string containing hex digits") != NULL;
}

/* The text of a program, parsed in another context. */
static void comes_back(ir_context *c, ir_op *m, bool generic) {
  strbuf text = STRBUF_INIT, said = STRBUF_INIT, bytes = STRBUF_INIT, why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&said);
  text_print_options print = {.generic = generic, .verified = true};
  /* Text that repeats more than the limit is cut, and has a mark there. */
  bool cut = !text_print(c, m, &print, &text);
  if (cut && !strstr(strbuf_str(&text), "<<ELIDED>>")) fail("cut without a mark", &sink, &text);
  ir_context *again = cut ? NULL : context();
  text_parse_options parse = {.file = "printed"};
  ir_op *back = again ? text_parse(again, strbuf_str(&text), text.len, &parse, &sink.sink) : NULL;
  if (again && !back && !out_of_memory(&said) && !strings_for_numbers(&said))
    fail("not parsed", &sink, &text);
  ir_compare_options same = {.ignore_locations = true};
  /* The pretty form leaves out what a function has by default (empty attributes of arguments), and
   * how many numbers of a location were stored is in no text. */
  /* Nor is a bound of check.expect_close left out: the parser fills it in, as MLIR does. */
  bool whole = generic && !strstr(strbuf_str(&text), "loc(") &&
               !strstr(strbuf_str(&text), "check.expect_close");
  if (back && whole && !ir_equal(m, back, &same, &why)) {
    strbuf_adds(&said, strbuf_str(&why));
    fail("another program", &sink, &text);
  }
  bc_write_options write = {.producer = "fuzz", .version = 6, .codec = &codec};
  if (back &&
      !(verify_program(back, &sink.sink) && vs_legalize_to_vhlo(again, back, &all, &sink.sink) &&
        bc_write(again, back, &write, &bytes, &sink.sink)) &&
      !out_of_memory(&said))
    fail("not written", &sink, &text);
  ir_context_free(again);
  strbuf_free(&text);
  strbuf_free(&said);
  strbuf_free(&bytes);
  strbuf_free(&why);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  ir_context *c = context();
  if (!c) return 0;
  diag_sink sink = {.emit = ignore};
  ir_op *m = accepted(c, data, size, &sink);
  if (m) comes_back(c, m, size % 2);
  ir_context_free(c);
  return 0;
}

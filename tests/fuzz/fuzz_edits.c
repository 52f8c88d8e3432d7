/* SPDX-License-Identifier: Apache-2.0 */
/* Edits of artifacts (`edits` in a corpus manifest): any text makes other bytes or says in a
 * sentence with file and line why not; whatever it made, the reader reads or refuses. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "harness/programs/edits.h"
#include "text/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const bc_codec codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};
static const char program[] =
    "func.func @main(%a: tensor<2xf32>) -> tensor<2xf32> {\n"
    "  %0 = stablehlo.add %a, %a {x = dense_resource<r> : tensor<2xi8>} : tensor<2xf32>\n"
    "  return %0 : tensor<2xf32>\n}\n"
    "{-# dialect_resources: { builtin: { r: \"0x010000000102\" } } #-}\n";

static void ignore(diag_sink *sink, const diag *d) {
  (void)sink;
  (void)d;
}

/* The artifact that is edited, made once. */
static const strbuf *artifact(void) {
  static strbuf bytes = STRBUF_INIT;
  if (bytes.len) return &bytes;
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  diag_sink sink = {.emit = ignore};
  bc_write_options write = {.producer = "fuzz", .version = 6, .codec = &codec};
  ir_op *m = c ? text_parse(c, program, sizeof program - 1, NULL, &sink) : NULL;
  if (!m || !bc_write(c, m, &write, &bytes, &sink)) abort();
  ir_context_free(c);
  return &bytes;
}

static void read_result(const strbuf *bytes) {
  ir_context_options o = {.memory_limit = (size_t)1 << 28, .allow_unregistered = true};
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, &o);
  diag_sink sink = {.emit = ignore};
  bc_read_options read = {.codec = &codec, .allow_other_dialects = true};
  if (c && !bc_read(c, bytes->bytes, bytes->len, &read, &sink) == !sink.errors) abort();
  ir_context_free(c);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 4096) return 0;
  const strbuf *whole = artifact();
  strbuf bytes = STRBUF_INIT, why = STRBUF_INIT;
  edits e = {.file = "f.edits", .text = (const char *)data, .size = size};
  strbuf_add(&bytes, whole->bytes, whole->len);
  edits_want_stablehlo(&e);
  if (edits_apply(&e, &bytes, &why) != !why.len) abort();
  if (why.len && strncmp(strbuf_str(&why), "f.edits:", 8) != 0) abort();
  if (!why.len) read_result(&bytes);
  strbuf_free(&bytes);
  strbuf_free(&why);
  return 0;
}

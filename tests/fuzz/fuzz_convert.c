/* SPDX-License-Identifier: Apache-2.0 */
/* Any artifact: what was read moves to any release and to StableHLO and back, or is refused with an
 * error; what comes out is a sound program that can be printed. */
#include <stdlib.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "text/text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const bc_codec codec = {text_parse_attr, text_parse_type, text_print_attr, text_print_type};

static void ignore(diag_sink *sink, const diag *d) {
  (void)sink;
  (void)d;
}

static void print(ir_context *c, ir_op *module) {
  strbuf out = STRBUF_INIT;
  text_print(c, module, &(text_print_options){.generic = true}, &out);
  strbuf_free(&out);
}

/* A step that fails says why. */
static bool step(bool done, const diag_sink *sink) {
  if (!done && sink->errors == 0) __builtin_trap();
  return done;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const vs_opset *o = vs_builtin_opset();
  ir_context_options options = {.memory_limit = (size_t)1 << 28, .allow_unregistered = true};
  ir_context *c = ir_context_new(&o->registry, &options);
  if (!c) return 0;
  diag_sink sink = {.emit = ignore};
  bc_read_options read = {.codec = &codec, .allow_other_dialects = true};
  ir_op *m = bc_read(c, data, size, &read, &sink);
  if (m && ir_verify(m, &sink)) {
    sink.errors = 0;
    vs_options choice = {.allow_other_dialects = size % 2, .strict_upstream = size / 2 % 2};
    vs_version target = o->releases[size % o->release_count].version;
    vs_requires(c, m);
    vs_explain(c, m, target, &choice, NULL, NULL, NULL);
    if (step(vs_convert_to_version(c, m, target, &choice, &sink), &sink) &&
        step(vs_convert_to_version(c, m, vs_current(o), &choice, &sink), &sink) &&
        step(vs_legalize_to_stablehlo(c, m, &choice, &sink), &sink)) {
      print(c, m);
      if (step(vs_legalize_to_vhlo(c, m, &choice, &sink), &sink)) print(c, m);
    }
  }
  ir_context_free(c);
  return 0;
}

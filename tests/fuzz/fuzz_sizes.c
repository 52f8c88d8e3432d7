/* SPDX-License-Identifier: Apache-2.0 */
/* Rows of size classes (sizes/programs.yaml of a corpus): any bytes give rows or an error with a
 * place, and any template gives a program or an error. */
#include <stdlib.h>
#include <string.h>

#include "harness/sizes/sizes.h"
#include "versions/versions.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void outline(const size_row *row, size_class class) {
  size_variant v[SIZE_VARIANTS];
  struct size_case s = {row, "f32", class, NULL};
  corpus_case c = {.id = "size_a_f32_8", .sized = &s};
  ir_context_options o = {.memory_limit = (size_t)1 << 28};
  ir_context *x = ir_context_new(&vs_builtin_opset()->registry, &o);
  strbuf why = STRBUF_INIT;
  if (x && size_variants(row, class, v) && !sizes_outline(&c, x, &why) == !why.len) abort();
  strbuf_free(&why);
  ir_context_free(x);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size > 65536) return 0;
  arena *memory = arena_new(1 << 26);
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  size_rows rows = {0};
  if (!memory) return 0;
  bool ok = size_rows_read("fuzz.yaml", (const char *)data, size, vs_builtin_opset(), memory, &rows,
                           &sink.sink);
  if (ok == (sink.sink.errors > 0)) abort();
  for (size_t i = 0; ok && i < rows.count && i < 16; i++) {
    outline(&rows.items[i], SIZE_8);
    outline(&rows.items[i], SIZE_RANKS);
  }
  strbuf_free(&errors);
  arena_free(memory);
  return 0;
}

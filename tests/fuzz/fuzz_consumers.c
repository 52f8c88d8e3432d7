/* SPDX-License-Identifier: Apache-2.0 */
/* Descriptions of consumers: any bytes give a description or an error with a place. */
#include <stdlib.h>

#include "harness/consumer/description.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const char *const values[HOLD_COUNT] = {"a", "p", "o", "[]", "1.0.0", "1.0.0", "/", "/"};
  if (size > 65536) return 0;
  arena *memory = arena_new(1 << 26);
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  consumer_description d;
  if (!memory) return 0;
  bool ok = consumer_describe("fuzz.yaml", (const char *)data, size, vs_builtin_opset(), memory, &d,
                              &sink.sink);
  if (ok == (sink.sink.errors > 0)) __builtin_trap();
  for (int v = 0; ok && v < VERB_COUNT; v++) {
    char **argv = command_expand(&d.actions[v], values);
    free(argv);
  }
  strbuf_free(&errors);
  arena_free(memory);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Any bytes as a file with artifacts in it: what is found is inside the limits and begins as an
 * artifact. */
#include <stdlib.h>

#include "bytecode/bytecode.h"
#include "harness/contents/contents.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool check(const content *c, void *user) {
  volatile unsigned char *sum = user;
  if (!bc_is_bytecode(c->bytes, c->size) || !c->where || !c->what) __builtin_trap();
  for (size_t i = 0; i < c->size; i++) *sum ^= (unsigned char)c->bytes[i];
  return true;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  strbuf errors = STRBUF_INIT;
  volatile unsigned char sum = 0;
  diag_text_sink sink = diag_text_sink_to(&errors);
  contents x = {.tell = check,
                .user = (void *)(uintptr_t)&sum,
                .most = 1 << 22,
                .held = size & 1, /* members of some are not held */
                .name = "fuzzed",
                .sink = &sink.sink};
  if (contents_of(&x, (const char *)data, size) != (errors.len == 0)) __builtin_trap();
  contents_free(&x);
  strbuf_free(&errors);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Any bytes as an opset file: alone, as the first release, as a dialect beside a small release. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "versions/load.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char small[] =
    "release: 1.0.0\nbytecode: {written: 0, read: 0}\nenums:\n  - {name: E, cases: {A: 0}}\n"
    "attributes:\n  - {name: e_v1, params: [value: enum E], code: 0, assembly: $value}\nops:\n  - "
    "name: a_v1\n"
    "    operands: [x]\n    properties: [p]\n    results: [y]\n";

static void swallow(diag_sink *self, const diag *d) {
  (void)self;
  (void)strlen(d->message);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const vs_file files[] = {{"1.1.0.yaml", data, size}, {"1.0.0.yaml", small, sizeof small - 1}};
  for (size_t count = 1; count <= 2; count++) {
    arena *a = arena_new((size_t)64 << 20);
    if (!a) return 0;
    diag_sink sink = {.emit = swallow};
    vs_load_files(a, NULL, files, count, &sink);
    arena_free(a);
  }
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a fuzz target over the files named on the command line: a plain build can replay findings.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) {
    FILE *f = fopen(argv[i], "rb");
    if (!f) {
      perror(argv[i]);
      return 2;
    }
    uint8_t *bytes = NULL;
    size_t size = 0, cap = 0, got;
    do {
      if (size == cap) {
        cap = cap ? 2 * cap : 65536;
        uint8_t *grown = realloc(bytes, cap);
        if (!grown) {
          free(bytes);
          fclose(f);
          return 2;
        }
        bytes = grown;
      }
      got = fread(bytes + size, 1, cap - size, f);
      size += got;
    } while (got);
    fclose(f);
    LLVMFuzzerTestOneInput(bytes, size);
    free(bytes);
  }
  return 0;
}

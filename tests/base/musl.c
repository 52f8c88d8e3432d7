/* SPDX-License-Identifier: Apache-2.0 */
/* A program of musl, which has no other streams than its own: what it writes is cleaned all the
 * same. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/os/machine.h"
#include "harness/words/clean_text.h"

int main(void) {
  auto_free char *path = os_program_path();
  clean_streams();
  printf("red: \x1b[31m %d\n", 5);
  puts("bell: \a");
  fprintf(stderr, "error: \x1b\n");
  printf("%s %s %d", os_libc(), os_program_name(), path && path[0] == '/');
  putchar('\n');
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Standard output and standard error, cleaned. Apart from clean_text.c because not every C library
 * lets a program exchange them. */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "base/os/machine.h"
#include "clean_text.h"

/* Whole lines are written at once, so that no character is cut in two. */
static long put_cleaned(int fd, const char *bytes, size_t n) {
  strbuf_auto out = STRBUF_INIT;
  clean_text(bytes, n, &out);
  size_t at = 0;
  bool ok = !out.failed;
  while (ok && at < out.len) {
    ssize_t w = write(fd, out.bytes + at, out.len - at);
    if (w > 0) at += (size_t)w;
    ok = w >= 0 || errno == EINTR;
  }
  return ok ? (long)n : 0;
}

void clean_streams(void) {
  FILE *out = os_stream(STDOUT_FILENO, put_cleaned), *err = os_stream(STDERR_FILENO, put_cleaned);
  if (out) stdout = out;
  if (err) stderr = err;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Standard output and standard error, cleaned. Apart from clean_text.c because not every C library
 * lets a program exchange them. */
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

#include "clean_text.h"

static ssize_t write_cleaned(void *cookie, const char *bytes, size_t n) {
  int fd = (int)(intptr_t)cookie;
  strbuf_auto out = STRBUF_INIT;
  clean_text(bytes, n, &out);
  size_t at = 0;
  bool ok = !out.failed;
  while (ok && at < out.len) {
    ssize_t w = write(fd, out.bytes + at, out.len - at);
    if (w > 0) at += (size_t)w;
    ok = w >= 0 || errno == EINTR;
  }
  return ok ? (ssize_t)n : 0;
}

/* Whole lines are written at once, so that no character is cut in two. */
static FILE *cleaned_stream(int fd) {
  cookie_io_functions_t io = {.write = write_cleaned};
  FILE *f = fopencookie((void *)(intptr_t)fd, "w", io);
  if (f) setvbuf(f, NULL, _IOLBF, BUFSIZ);
  return f;
}

void clean_streams(void) {
  FILE *out = cleaned_stream(STDOUT_FILENO), *err = cleaned_stream(STDERR_FILENO);
  if (out) stdout = out;
  if (err) stderr = err;
}

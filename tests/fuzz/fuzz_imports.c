/* SPDX-License-Identifier: Apache-2.0 */
/* Any bytes as files of a checkout of StableHLO: each begins with a line "#### name". What is
 * understood is compared with the rows, and written as rows and lines. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "harness/imports/imports.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void swallow(diag_sink *self, const diag *d) {
  (void)self;
  (void)strlen(d->message);
}

enum { FILES = 24 };

static size_t split(const char *text, size_t size, char names[FILES][64], import_file *files) {
  static const char mark[] = "#### ";
  size_t count = 0;
  for (const char *at = text, *end = text + size; at < end && count < FILES;) {
    const char *line = memchr(at, '\n', (size_t)(end - at));
    if (strncmp(at, mark, sizeof mark - 1) != 0 || !line) break;
    const char *next = memmem(line, (size_t)(end - line), "\n#### ", sizeof mark);
    next = next ? next + 1 : end;
    size_t n = (size_t)(line - at) - (sizeof mark - 1);
    memcpy(names[count], at + sizeof mark - 1, n < 63 ? n : 63);
    names[count][n < 63 ? n : 63] = '\0';
    files[count] = (import_file){names[count], line + 1, (size_t)(next - line - 1)};
    count++;
    at = next;
  }
  return count;
}

static void work(arena *a, const char *text, size_t size) {
  char names[FILES][64];
  import_file files[FILES];
  diag_sink sink = {.emit = swallow};
import im = {.memory = a, .sink = & sink, .folder = "f", .files = files };
  im.file_count = split(text, size, names, files);
  const vs_opset *ours = vs_builtin_opset();
  if (!import_read(&im)) return;
  import_compare(&im, ours, true);
  import_rows rows = {0};
  import_write(&im, ours, "2026-11-24", &rows);
  import_lines(&im, &rows.release);
  strbuf_free(&rows.release);
  strbuf_free(&rows.dialect);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  arena *a = arena_new((size_t)256 << 20);
  arena_guard guard;
  if (!a) return 0;
  if (ARENA_GUARD(a, &guard)) {
    work(a, arena_strndup(a, (const char *)data, size), size);
    arena_guard_pop(a, &guard);
  }
  arena_free(a);
  return 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <string.h>

#include "versions/versions.h"

static const vs_dialect_version rows[] = {
#define DIALECT_VERSION(dialect, numbers, major, minor, patch, since, reader, source) \
  {dialect, numbers, {major, minor, patch}, since, reader},
#include "dialect_versions.def"
#undef DIALECT_VERSION
};
enum { ROWS = sizeof rows / sizeof *rows };

size_t vs_dialect_version_numbers(const char *dialect) {
  for (size_t i = 0; i < ROWS; i++)
    if (strcmp(rows[i].dialect, dialect) == 0) return rows[i].count;
  return 0;
}

const vs_dialect_version *vs_dialect_version_of(const char *dialect, const uint64_t *numbers) {
  for (size_t i = 0; i < ROWS; i++)
    if (strcmp(rows[i].dialect, dialect) == 0 &&
        memcmp(rows[i].numbers, numbers, rows[i].count * sizeof *numbers) == 0)
      return &rows[i];
  return NULL;
}

const vs_dialect_version *vs_dialect_version_newest(const char *dialect) {
  for (size_t i = ROWS; i-- > 0;)
    if (strcmp(rows[i].dialect, dialect) == 0) return &rows[i];
  return NULL;
}

const char *vs_dialect_version_format(const uint64_t *numbers, size_t count, char out[64]) {
  size_t n = 0;
  *out = '\0';
  for (size_t i = 0; i < count; i++)
    n += (size_t)snprintf(out + n, 64 - n, "%s%llu", i ? "." : "", (unsigned long long)numbers[i]);
  return out;
}

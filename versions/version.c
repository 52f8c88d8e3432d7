/* SPDX-License-Identifier: Apache-2.0 */
/* Release numbers: parsing, printing, and finding the row of one. */
#include <stdio.h>
#include <string.h>

#include "versions/rows.h"

vs_version vs_current(const vs_opset *o) { return o->releases[o->release_count - 1].version; }
vs_version vs_oldest(const vs_opset *o) { return o->releases[0].version; }

bool vs_parse(const vs_opset *o, const char *text, size_t n, vs_version *out) {
  if (n != 7 || memcmp(text, "current", 7) != 0) return vs_parse_number(text, n, out);
  *out = vs_current(o);
  return true;
}

bool vs_parse_number(const char *text, size_t n, vs_version *out) {
  unsigned part[3] = {0, 0, 0};
  const unsigned most[3] = {0xfff, 0x3ff, 0x3ff};
  size_t at = 0;
  for (int i = 0; i < 3; i++) {
    if (i > 0 && (at == n || text[at++] != '.')) return false;
    size_t start = at;
    while (at < n && text[at] >= '0' && text[at] <= '9') {
      part[i] = part[i] * 10 + (unsigned)(text[at++] - '0');
      if (part[i] > most[i]) return false;
    }
    if (at == start) return false;
  }
  vs_version v = VS(part[0], part[1], part[2]);
  if (at != n || v == VS_FOREVER) return false;
  *out = v;
  return true;
}

const char *vs_format(vs_version v, char *buffer) {
  snprintf(buffer, 32, "%u.%u.%u", VS_MAJOR(v), VS_MINOR(v), VS_PATCH(v));
  return buffer;
}

/* The first release with a feature that all later ones keep. */
#define FIRST_WITH(feature)                                            \
  vs_version vs_##feature##_since(const vs_opset *o) {                 \
    size_t i = 0;                                                      \
    while (i < o->release_count && !o->releases[i].feature) i++;       \
    return i < o->release_count ? o->releases[i].version : VS_FOREVER; \
  }
FIRST_WITH(file_ranges)
FIRST_WITH(other_dialects)
FIRST_WITH(small_floats)
#undef FIRST_WITH

const vs_release *vs_release_of(const vs_opset *o, vs_version v) {
  size_t low = 0, high = o->release_count;
  v = vs_without_patch(v);
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (o->releases[middle].version < v)
      low = middle + 1;
    else
      high = middle;
  }
  return low < o->release_count && o->releases[low].version == v ? &o->releases[low] : NULL;
}

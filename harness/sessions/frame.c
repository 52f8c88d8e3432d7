/* SPDX-License-Identifier: Apache-2.0 */
#include "frame.h"

#include <stdlib.h>
#include <string.h>

enum { HEADER_MAX = 12 };

framed frame_in(const strbuf *h, uint64_t most, size_t *header, size_t *size) {
  size_t i = 0;
  uint64_t n = 0;
  while (i < h->len && i < HEADER_MAX && h->bytes[i] >= '0' && h->bytes[i] <= '9')
    n = n * 10 + (uint64_t)(h->bytes[i++] - '0');
  if (i == h->len && i < HEADER_MAX) return FRAME_MORE;
  if (i == 0 || h->bytes[i] != '\n' || n > most) return FRAME_WRONG;
  *header = i + 1;
  *size = (size_t)n;
  return h->len - *header >= n ? FRAME_WHOLE : FRAME_MORE;
}

bool frame_out(const json_t *message, strbuf *out) {
  char *text = json_dumps(message, JSON_COMPACT);
  if (text) strbuf_addf(out, "%zu\n%s", strlen(text), text);
  free(text);
  return text && !out->failed;
}

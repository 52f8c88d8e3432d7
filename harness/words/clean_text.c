/* SPDX-License-Identifier: Apache-2.0 */
#include "clean_text.h"

#include <string.h>

#include "base/utf8.h"

static const char *const clean_colours[] = {CLEAN_PLAIN, CLEAN_RED,     CLEAN_GREEN,
                                            CLEAN_DIM,   CLEAN_MAGENTA, NULL};

static size_t colour_length(const char *text, size_t n) {
  for (size_t i = 0; clean_colours[i]; i++) {
    size_t len = strlen(clean_colours[i]);
    if (len <= n && memcmp(text, clean_colours[i], len) == 0) return len;
  }
  return 0;
}

void clean_hidden(uint32_t code, strbuf *out) {
  if (code < 0x10000) {
    strbuf_addf(out, "\\u%04x", (unsigned)code);
  } else { /* a pair, as in JSON */
    code -= 0x10000;
    strbuf_addf(out, "\\u%04x\\u%04x", 0xd800 + (unsigned)(code >> 10),
                0xdc00 + (unsigned)(code & 0x3ff));
  }
}

/* Bytes that stay as they are: most of all text. */
static size_t plain_length(const char *text, size_t n) {
  size_t i = 0;
  while (i < n && (((unsigned char)text[i] >= 0x20 && (unsigned char)text[i] < 0x7f) ||
                   text[i] == '\n' || text[i] == '\t'))
    i++;
  return i;
}

static void clean(const char *text, size_t n, bool colours, strbuf *out) {
  while (n) {
    uint32_t code = 0;
    size_t len = plain_length(text, n);
    if (!len && colours) len = colour_length(text, n);
    if (len) {
      strbuf_add(out, text, len);
    } else if ((len = utf8_decode(text, n, &code)) == 0) {
      strbuf_addf(out, "\\x%02x", (unsigned)(unsigned char)*text);
      len = 1;
    } else if (utf8_is_hidden(code)) {
      clean_hidden(code, out);
    } else {
      strbuf_add(out, text, len);
    }
    text += len;
    n -= len;
  }
}

void clean_text(const char *text, size_t n, strbuf *out) { clean(text, n, false, out); }
void clean_coloured(const char *text, size_t n, strbuf *out) { clean(text, n, true, out); }

char *clean_copy(const char *text) {
  strbuf_auto out = STRBUF_INIT;
  clean_text(text, strlen(text), &out);
  return out.failed ? NULL : strdup(strbuf_str(&out));
}

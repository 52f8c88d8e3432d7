#include "html_text.h"

#include <string.h>

#include "harness/tools/json_text.h"

/* Source: Unicode 15, categories Cc, Cf and Zl/Zp: controls, marks and overrides of direction. */
static bool is_hidden(uint32_t code) {
  static const struct {
    uint32_t first, last;
  } rows[] = {{0, 8},           {11, 31},         {0x7f, 0x9f},      {0xad, 0xad},
              {0x61c, 0x61c},   {0x200b, 0x200f}, {0x2028, 0x202e},  {0x2060, 0x206f},
              {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xe0000, 0xe007f}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
    if (code >= rows[i].first && code <= rows[i].last) return true;
  return false;
}

static uint32_t code_of(const char *p, size_t n) {
  uint32_t code = (unsigned char)*p;
  if (n > 1) code &= 0x7fu >> n;
  for (size_t i = 1; i < n; i++) code = code << 6 | ((unsigned char)p[i] & 0x3f);
  return code;
}

void html_text(strbuf *out, const char *text) {
  for (size_t n; *text; text += n ? n : 1) {
    n = utf8_length(text);
    uint32_t code = code_of(text, n);
    switch (n ? *text : '?') {
      case '<': strbuf_adds(out, "&lt;"); continue;
      case '>': strbuf_adds(out, "&gt;"); continue;
      case '&': strbuf_adds(out, "&amp;"); continue;
      case '"': strbuf_adds(out, "&quot;"); continue;
      case '\'': strbuf_adds(out, "&#39;"); continue;
      default: break;
    }
    if (n == 0)
      strbuf_addc(out, '?');
    else if (is_hidden(code))
      strbuf_addf(out, "\\u{%x}", (unsigned)code);
    else
      strbuf_add(out, text, n);
  }
}

#include "json_text.h"

#include <string.h>

/* Source: RFC 3629, section 3: no longer forms than needed, no surrogates, nothing above 10FFFF. */
size_t utf8_length(const char *text) {
  static const struct {
    uint8_t mask, lead, more;
    uint32_t least;
  } rows[] = {{0xe0, 0xc0, 1, 0x80}, {0xf0, 0xe0, 2, 0x800}, {0xf8, 0xf0, 3, 0x10000}};
  const unsigned char *p = (const unsigned char *)text;
  if (*p < 0x80) return *p ? 1 : 0;
  size_t k = 0, n = 0;
  while (k < 3 && (*p & rows[k].mask) != rows[k].lead) k++;
  if (k == 3) return 0;
  uint32_t code = *p & (uint8_t)~rows[k].mask;
  for (; n < rows[k].more && (p[n + 1] & 0xc0) == 0x80; n++) code = code << 6 | (p[n + 1] & 0x3f);
  bool good = n == rows[k].more && code >= rows[k].least && code <= 0x10ffff &&
              (code < 0xd800 || code > 0xdfff);
  return good ? n + 1 : 0;
}

static void add(strbuf *out, const char *text, const char *special) {
  strbuf_addc(out, '"');
  while (*text) {
    const char *plain = text;
    while ((unsigned char)*text >= 0x20 && (unsigned char)*text < 0x80 && !strchr(special, *text))
      text++;
    if (text > plain) strbuf_add(out, plain, (size_t)(text - plain));
    if (!*text) break;
    size_t n = utf8_length(text);
    if (n > 1)
      strbuf_add(out, text, n);
    else if (n == 0)
      strbuf_addc(out, '?');
    else if (*text == '"' || *text == '\\')
      strbuf_addf(out, "\\%c", *text);
    else if (*text == '\n')
      strbuf_adds(out, "\\n");
    else
      strbuf_addf(out, "\\u%04x", (unsigned)(unsigned char)*text);
    text += n ? n : 1;
  }
  strbuf_addc(out, '"');
}

void json_text(strbuf *out, const char *text) { add(out, text, "\"\\"); }
void json_text_in_script(strbuf *out, const char *text) { add(out, text, "\"\\<>&"); }

/* SPDX-License-Identifier: Apache-2.0 */
#include "markup.h"

#include <string.h>

#include "base/utf8.h"
#include "clean_text.h"

void markup_html(const char *text, strbuf *out) {
  for (size_t n; *text; text += n ? n : 1) {
    uint32_t code = 0;
    n = utf8_decode(text, strnlen(text, 4), &code);
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
    else if (utf8_is_hidden(code) && code != '\n' && code != '\t')
      strbuf_addf(out, "\\u{%x}", (unsigned)code);
    else
      strbuf_add(out, text, n);
  }
}

void markup_xml(const char *text, strbuf *out) {
  while (*text) {
    const char *plain = text;
    while ((signed char)*text >= 0x20 && !strchr("<>&\"", *text)) text++; /* ASCII */
    if (text > plain) strbuf_add(out, plain, (size_t)(text - plain));
    if (!*text) break;
    if ((unsigned char)*text >= 0x80) {
      /* U+FFFE and U+FFFF are characters of UTF-8, and none of XML. */
      size_t n = utf8_length(text);
      bool none = n == 3 && memcmp(text, "\xef\xbf", 2) == 0 && (unsigned char)text[2] >= 0xbe;
      uint32_t code = 0;
      if (n && !none && utf8_decode(text, n, &code) && utf8_is_hidden(code))
        clean_hidden(code, out);
      else
        strbuf_add(out, n && !none ? text : "?", n && !none ? n : 1);
      text += n ? n : 1;
      continue;
    }
    switch (*text) {
      case '<': strbuf_adds(out, "&lt;"); break;
      case '>': strbuf_adds(out, "&gt;"); break;
      case '&': strbuf_adds(out, "&amp;"); break;
      case '"': strbuf_adds(out, "&quot;"); break;
      case '\n': strbuf_adds(out, "&#10;"); break;
      default: strbuf_addc(out, *text == '\t' ? '\t' : '?'); /* XML 1.0 has no other ones */
    }
    text++;
  }
}

/* `property`: among those of a command, where more characters have a meaning. */
static void add_escaped(const char *text, bool property, strbuf *out) {
  strbuf_auto clean = STRBUF_INIT;
  clean_text(text, strlen(text), &clean);
  for (text = strbuf_str(&clean); *text; text++) {
    unsigned char c = (unsigned char)*text;
    bool special = c == '%' || c == '\r' || c == '\n' || (property && (c == ':' || c == ','));
    if (special)
      strbuf_addf(out, "%%%02X", c);
    else
      strbuf_addc(out, (char)c);
  }
  out->failed |= clean.failed;
}

void markup_annotation(const char *level, const char *file, uint32_t line, const char *title,
                       const char *text, strbuf *out) {
  strbuf_addf(out, "::%s ", level);
  if (file) {
    strbuf_adds(out, "file=");
    add_escaped(file, true, out);
    if (line) strbuf_addf(out, ",line=%u", line);
    strbuf_addc(out, ',');
  }
  strbuf_adds(out, "title=");
  add_escaped(title, true, out);
  strbuf_adds(out, "::");
  add_escaped(text, false, out);
  strbuf_addc(out, '\n');
}

void markup_cell(const char *text, strbuf *out) {
  strbuf_auto clean = STRBUF_INIT;
  clean_text(text, strlen(text), &clean);
  for (const char *at = strbuf_str(&clean); *at; at++) {
    switch (*at) {
      case '<': strbuf_adds(out, "&lt;"); break;
      case '>': strbuf_adds(out, "&gt;"); break;
      case '&': strbuf_adds(out, "&amp;"); break;
      case '\n':
      case '\t': strbuf_addc(out, ' '); break;
      default:
        if (strchr("|\\`[]", *at)) strbuf_addc(out, '\\');
        strbuf_addc(out, *at);
    }
  }
  out->failed |= clean.failed;
}

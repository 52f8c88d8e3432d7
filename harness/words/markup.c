/* SPDX-License-Identifier: Apache-2.0 */
#include "markup.h"

#include <string.h>

#include "clean_text.h"

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

/* SPDX-License-Identifier: Apache-2.0 */
#include "json_text.h"

#include <string.h>

#include "base/utf8.h"
#include "clean_text.h"

static void add(strbuf *out, const char *text, const char *special) {
  strbuf_addc(out, '"');
  while (*text) {
    const char *plain = text;
    while ((unsigned char)*text >= 0x20 && (unsigned char)*text < 0x80 && !strchr(special, *text))
      text++;
    if (text > plain) strbuf_add(out, plain, (size_t)(text - plain));
    if (!*text) break;
    uint32_t code = 0;
    size_t n = utf8_decode(text, strnlen(text, 4), &code);
    if (n > 1 && utf8_is_hidden(code))
      clean_hidden(code, out);
    else if (n > 1)
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

void json_line(strbuf *out, json_t *tree, size_t flags) {
  auto_free char *text = json_dumps(tree, flags);
  if (text) strbuf_addf(out, "%s\n", text);
  out->failed |= !text;
  json_decref(tree);
}

const char *json_member_text(const json_t *object, const char *name) {
  const char *text = json_string_value(json_object_get(object, name));
  return text ? text : "";
}

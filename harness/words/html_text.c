/* SPDX-License-Identifier: Apache-2.0 */
#include "html_text.h"

#include <string.h>

#include "base/utf8.h"

void html_text(strbuf *out, const char *text) {
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

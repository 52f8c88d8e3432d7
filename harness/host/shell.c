/* SPDX-License-Identifier: Apache-2.0 */
#include "shell.h"

#include <string.h>

void shell_quote(const char *word, strbuf *out) {
  static const char safe[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+./,:@%";
  if (*word && !word[strspn(word, safe)]) {
    strbuf_adds(out, word);
    return;
  }
  strbuf_addc(out, '\'');
  for (; *word; word++)
    if (*word == '\'')
      strbuf_adds(out, "'\\''");
    else
      strbuf_addc(out, *word);
  strbuf_addc(out, '\'');
}

void shell_option(const char *name, const char *value, strbuf *out) {
  strbuf_addf(out, " --%s=", name);
  shell_quote(value, out);
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Dates in YAML files; apart from window.c, which the web page has, too. */
#include "window.h"

const char *date_text(yaml_file *f, const ynode *v, const char *key) {
  date d;
  const char *text = yaml_text(f, v, key);
  if (!text || date_parse(text, &d)) return text;
  yaml_complain(f, v, f->bad_value, "a date has the form 2026-12-31, not '%s'", text);
  return NULL;
}

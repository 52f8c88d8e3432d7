/* SPDX-License-Identifier: Apache-2.0 */
/* The newest release that is built in. A test that means it asks here, so that another release
 * needs no edit. */
#ifndef HLO_CTS_TESTS_HARNESS_NEWEST_H
#define HLO_CTS_TESTS_HARNESS_NEWEST_H

#include <stdio.h>
#include <string.h>

#include "base/strbuf.h"
#include "versions/versions.h"

static inline vs_version newest(void) { return vs_current(vs_builtin_opset()); }

/* The text with its release for NEWEST, that without ".0" for SHORTEST, and the number of releases
 * for RELEASES. The next sixteen calls leave it as it is. */
static inline const char *with_newest(const char *text) {
  static strbuf texts[16];
  static size_t next;
  strbuf *t = &texts[next++ % 16];
  char number[32];
  vs_format(newest(), number);
  strbuf_reset(t);
  while (*text) {
    if (strncmp(text, "NEWEST", 6) == 0) {
      strbuf_adds(t, number);
      text += 6;
    } else if (strncmp(text, "SHORTEST", 8) == 0) {
      strbuf_add(t, number, strlen(number) - strlen(".0"));
      text += 8;
    } else if (strncmp(text, "RELEASES", 8) == 0) {
      strbuf_addf(t, "%zu", (size_t)vs_builtin_opset()->release_count);
      text += 8;
    } else {
      strbuf_addc(t, *text++);
    }
  }
  return strbuf_str(t);
}

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Regular expressions from users, in the syntax of PCRE2. */
#ifndef HLO_CTS_HARNESS_REGEX_H
#define HLO_CTS_HARNESS_REGEX_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

typedef struct regexp regexp;

enum {
  REGEX_WHOLE = 1u << 0, /* the expression must match the whole text, not a part of it */
  REGEX_LINES = 1u << 1, /* ^ and $ match at the ends of lines */
};

/* Compiles an expression. Returns NULL with a sentence in `why` (may be NULL) if it is wrong. */
regexp *regex_new(const char *pattern, size_t n, unsigned options, strbuf *why);
/* Whether the text matches; false if `r` is NULL. */
bool regex_matches(const regexp *r, const char *text, size_t n);
void regex_free(regexp *r); /* NULL is allowed */

#endif

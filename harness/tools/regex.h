/* Regular expressions that people write, as PCRE2 takes them. */
#ifndef HLO_CTS_HARNESS_REGEX_H
#define HLO_CTS_HARNESS_REGEX_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"

typedef struct regexp regexp;

enum {
  REGEX_WHOLE = 1u << 0, /* it describes all of a text, not a part of it */
  REGEX_LINES = 1u << 1, /* ^ and $ stand for the ends of lines */
};

/* NULL with a sentence in `why`, which may be NULL. */
regexp *regex_new(const char *pattern, size_t n, unsigned options, strbuf *why);
/* NULL: false. */
bool regex_matches(const regexp *r, const char *text, size_t n);
void regex_free(regexp *r); /* NULL is allowed */

#endif

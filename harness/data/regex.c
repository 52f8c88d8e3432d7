/* SPDX-License-Identifier: Apache-2.0 */
#include "regex.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdlib.h>

struct regexp {
  pcre2_code *code;
  pcre2_match_data *match;
};

regexp *regex_new(const char *pattern, size_t n, unsigned options, strbuf *why) {
  uint32_t flags = (options & REGEX_WHOLE ? PCRE2_ANCHORED | PCRE2_ENDANCHORED : 0) |
                   (options & REGEX_LINES ? PCRE2_MULTILINE : 0);
  int error;
  PCRE2_SIZE at;
  PCRE2_UCHAR message[128];
  pcre2_code *code = pcre2_compile((PCRE2_SPTR)pattern, n, flags, &error, &at, NULL);
  if (!code) {
    pcre2_get_error_message(error, message, sizeof message);
    if (why)
      strbuf_addf(why, "'%.*s' is no regular expression: %s at %zu", (int)n, pattern,
                  (const char *)message, (size_t)at);
    return NULL;
  }
  regexp *r = malloc(sizeof *r);
  pcre2_match_data *match = pcre2_match_data_create(1, NULL);
  if (r && match) return *r = (regexp){code, match}, r;
  if (why) strbuf_adds(why, "out of memory");
  pcre2_match_data_free(match);
  pcre2_code_free(code);
  free(r);
  return NULL;
}

bool regex_matches(const regexp *r, const char *text, size_t n) {
  return r && pcre2_match(r->code, (PCRE2_SPTR)text, n, 0, 0, r->match, NULL) >= 0;
}

void regex_free(regexp *r) {
  if (!r) return;
  pcre2_match_data_free(r->match);
  pcre2_code_free(r->code);
  free(r);
}

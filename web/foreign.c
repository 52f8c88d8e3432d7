/* SPDX-License-Identifier: Apache-2.0 */
/* Replaces two libraries for the page. The few functions of PCRE2 that are used call the
 * browser's own regular expressions; the patterns mean the same in both. Archives are not unpacked.
 */
#define PCRE2_CODE_UNIT_WIDTH 8
#include <emscripten.h>
#include <pcre2.h>
#include <stdlib.h>
#include <string.h>

#include "harness/contents/internal.h"

struct pcre2_real_code_8 {
  char *pattern;
};
struct pcre2_real_match_data_8 {
  uint32_t groups;
  PCRE2_SIZE places[];
};

// clang-format off
/* Each byte of the text becomes a character of a string, so that positions in it are byte offsets. The string is kept
 * for the next call with the same text. */
EM_JS(int, foreign_match, (const char *pattern, const char *text, size_t n, size_t start,
                           size_t *places, int groups), {
  const kept = Module.kept || (Module.kept = {regexes: {}});
  if (kept.at !== text || kept.n !== n || start === 0) {
    kept.at = text; kept.n = n; kept.text = "";
    for (let i = 0; i < n; i += 4096)
      kept.text += String.fromCharCode.apply(null, HEAPU8.subarray(text + i, text + Math.min(i + 4096, n)));
  }
  const source = UTF8ToString(pattern);
  const regex = kept.regexes[source] || (kept.regexes[source] = new RegExp(source, "dgi"));
  regex.lastIndex = start;
  const found = regex.exec(kept.text);
  if (!found) return -1;
  for (let i = 0; i < groups; i++) {
    const at = found.indices[i];
    HEAPU32[(places >> 2) + 2 * i] = at ? at[0] : -1;
    HEAPU32[(places >> 2) + 2 * i + 1] = at ? at[1] : -1;
  }
  return found.length;
});
// clang-format on

pcre2_code_8 *pcre2_compile_8(PCRE2_SPTR8 pattern, PCRE2_SIZE n, uint32_t options, int *error,
                              PCRE2_SIZE *at, pcre2_compile_context_8 *c) {
  (void)options, (void)error, (void)at, (void)c;
  pcre2_code_8 *code = malloc(sizeof *code);
  if (code) code->pattern = strndup((const char *)pattern, n);
  return code;
}
void pcre2_code_free_8(pcre2_code_8 *code) {
  if (code) free(code->pattern);
  free(code);
}
pcre2_match_data_8 *pcre2_match_data_create_8(uint32_t groups, pcre2_general_context_8 *c) {
  (void)c;
  pcre2_match_data_8 *m = calloc(1, sizeof *m + 2 * groups * sizeof *m->places);
  if (m) m->groups = groups;
  return m;
}
void pcre2_match_data_free_8(pcre2_match_data_8 *m) { free(m); }
PCRE2_SIZE *pcre2_get_ovector_pointer_8(pcre2_match_data_8 *m) { return m->places; }
int pcre2_match_8(const pcre2_code_8 *code, PCRE2_SPTR8 text, PCRE2_SIZE n, PCRE2_SIZE start,
                  uint32_t options, pcre2_match_data_8 *m, pcre2_match_context_8 *c) {
  (void)options, (void)c;
  return foreign_match(code->pattern, (const char *)text, n, start, m->places, (int)m->groups);
}

bool archive_contents(contents *x, const char *bytes, size_t n, bool *is) {
  static const char *const begins[] = {"PK\x03\x04", "\x1f\x8b", "\x28\xb5\x2f\xfd", "\xfd\x37zXZ",
                                       "BZh"};
  *is = n > 262 && memcmp(bytes + 257, "ustar", 5) == 0;
  for (size_t i = 0; i < sizeof begins / sizeof *begins; i++)
    *is |= n > 5 && memcmp(bytes, begins[i], strlen(begins[i])) == 0;
  return !*is || damaged(x, "archive", "this page does not unpack archives; hlo-cts inspect does");
}

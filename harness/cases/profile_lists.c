/* SPDX-License-Identifier: Apache-2.0 */
#include "profile_lists.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/cli/diags.h"
#include "harness/data/input.h"
#include "harness/data/lines.h"

/* "id<tab>rank<tab>elements<tab>nesting<tab>devices<tab>other profiles": the line of a case. */
enum { COLUMNS = 6 };

size_t profile_lists_count(const corpus *c, profile_kind p, size_t *evaluated) {
  size_t count = 0;
  *evaluated = 0;
  for (size_t i = 0; i < c->count; i++) {
    if (!profile_lists(&c->cases[i].needs, p)) continue;
    count++;
    *evaluated += c->cases[i].checks >> CHECK_EVALUATE & 1;
  }
  return count;
}

static bool read_count(const char *text, uint64_t most, uint64_t *out) {
  char *end;
  if (*text < '0' || *text > '9') return false;
  *out = strtoull(text, &end, 10);
  return !*end && *out <= most;
}

/* NULL, or what is wrong with the line. */
static const char *read_line(char *const *columns, size_t n, profile_kind p, profile_needs *out) {
  uint64_t numbers[COLUMNS - 2];
  if (n < COLUMNS) return "a line has six columns, with tabs between";
  for (size_t i = 0; i < COLUMNS - 2; i++)
    if (!read_count(columns[i + 1], i == 1 ? UINT64_MAX : UINT32_MAX, &numbers[i]))
      return "columns 2 to 5 must be numbers";
  uint32_t others = *columns[COLUMNS - 1] ? profile_read(columns[COLUMNS - 1]) : 0;
  if (*columns[COLUMNS - 1] && !others) return "column 6 must name profiles";
  *out = (profile_needs){1u << PROFILE_CORE | 1u << p | others, (uint32_t)numbers[0],
                         (uint32_t)numbers[2], (uint32_t)numbers[3], numbers[1]};
  return NULL;
}

/* A corpus may be a part of the one that the lists are of. */
static bool read_text(corpus *c, const char *path, char *text, profile_kind p, diag_sink *sink) {
  bool ok = true;
  text_lines lines = {text, 0};
  char *columns[COLUMNS];
  for (size_t n; (n = lines_next(&lines, COLUMNS, columns));) {
    profile_needs needs;
    const char *wrong = read_line(columns, n, p, &needs);
    const corpus_case *found = wrong ? NULL : corpus_find(c, columns[0]);
    diag_place place = {.file = path, .line = lines.number, .column = 1};
    if (wrong) ok = diag_error(sink, DIAG_PROFILE_LIST, place, "%s", wrong);
    if (found) c->cases[found - c->cases].needs = needs;
  }
  return ok;
}

bool profile_lists_read(corpus *c, diag_sink *sink) {
  bool ok = true;
  for (int p = 0; p < PROFILE_COUNT; p++) {
    strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
    input in;
    strbuf_addf(&path, "%s/profiles/" HLO_CTS_VERSION "/%s", c->folder, profile_names[p]);
    if (access(strbuf_str(&path), F_OK) != 0) continue; /* the profile has no cases */
    if (!input_open(&in, strbuf_str(&path), &why)) {
      ok = diag_error(sink, DIAG_PROFILE_LIST, (diag_place){0}, "%s", strbuf_str(&why));
      continue;
    }
    auto_free char *text = strndup(in.bytes ? in.bytes : "", in.size);
    input_close(&in);
    ok &= text && read_text(c, strbuf_str(&path), text, (profile_kind)p, sink);
  }
  return ok;
}

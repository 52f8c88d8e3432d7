/* SPDX-License-Identifier: Apache-2.0 */
#include "profile_lists.h"

#include <dirent.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/cli/diags.h"
#include "harness/data/input.h"

enum { COLUMNS = 6 };

static void add_folder(const corpus *c, const char *release, strbuf *out) {
  strbuf_addf(out, "%s/profiles/%s", c->folder, release);
}

static void add_path(const corpus *c, const char *release, profile_kind p, strbuf *out) {
  add_folder(c, release, out);
  strbuf_addf(out, "/%s", profile_names[p]);
}

/* --- Writing --- */

/* "id<tab>rank<tab>elements<tab>nesting<tab>devices<tab>other profiles": the line of a case. */
static void add_line(const char *id, const profile_needs *n, profile_kind p, strbuf *out) {
  strbuf_addf(out, "%s\t%" PRIu32 "\t%" PRIu64 "\t%" PRIu32 "\t%" PRIu32 "\t", id, n->rank,
              n->elements, n->nesting, n->devices);
  profile_text(n->profiles & ~(1u << p | 1u << PROFILE_CORE), ",", out);
  strbuf_addc(out, '\n');
}

size_t profile_lists_count(const corpus *c, const profile_needs *needs, profile_kind p,
                           size_t *evaluated) {
  size_t count = 0;
  *evaluated = 0;
  for (size_t i = 0; i < c->count; i++) {
    if (!profile_lists(&needs[i], p)) continue;
    count++;
    *evaluated += c->cases[i].checks >> CHECK_EVALUATE & 1;
  }
  return count;
}

static void list_text(const corpus *c, const profile_needs *needs, profile_kind p, strbuf *out) {
  size_t evaluated, count = profile_lists_count(c, needs, p, &evaluated);
  strbuf_addf(out, "# %s: %zu cases, %zu of them evaluated. Written by hlo-cts profiles --write.\n",
              profile_names[p], count, evaluated);
  strbuf_adds(out,
              "# case, highest rank, most elements, deepest nesting, devices, other profiles\n");
  for (size_t i = 0; i < c->count; i++)
    if (profile_lists(&needs[i], p)) add_line(c->cases[i].id, &needs[i], p, out);
}

bool profile_lists_write(const corpus *c, const profile_needs *needs, strbuf *why) {
  strbuf_auto folder = STRBUF_INIT;
  add_folder(c, HLO_CTS_VERSION, &folder);
  bool ok = output_folder(strbuf_str(&folder), why);
  for (int p = 0; ok && p < PROFILE_COUNT; p++) {
    strbuf_auto path = STRBUF_INIT, text = STRBUF_INIT;
    add_path(c, HLO_CTS_VERSION, (profile_kind)p, &path);
    list_text(c, needs, (profile_kind)p, &text);
    ok = !text.failed && output_write(strbuf_str(&path), text.bytes, text.len, why);
  }
  return ok;
}

/* --- Reading --- */

static bool read_count(const char *text, uint64_t most, uint64_t *out) {
  char *end;
  if (*text < '0' || *text > '9') return false;
  *out = strtoull(text, &end, 10);
  return !*end && *out <= most;
}

/* NULL, or what is wrong with the line. `id` points into it. */
static const char *read_line(char *line, profile_kind p, char **id, profile_needs *out) {
  char *columns[COLUMNS];
  size_t n = 0;
  uint64_t numbers[COLUMNS - 2];
  for (char *at = line; at && n < COLUMNS; n++) {
    columns[n] = at;
    at = strchr(at, '\t');
    if (at) *at++ = '\0';
  }
  if (n < COLUMNS) return "a line has six columns, with tabs between";
  for (size_t i = 0; i < COLUMNS - 2; i++)
    if (!read_count(columns[i + 1], i == 1 ? UINT64_MAX : UINT32_MAX, &numbers[i]))
      return "columns 2 to 5 must be numbers";
  *id = columns[0];
  uint32_t others = *columns[COLUMNS - 1] ? profile_read(columns[COLUMNS - 1]) : 0;
  if (*columns[COLUMNS - 1] && !others) return "column 6 must name profiles";
  *out = (profile_needs){1u << PROFILE_CORE | 1u << p | others, (uint32_t)numbers[0],
                         (uint32_t)numbers[2], (uint32_t)numbers[3], numbers[1]};
  return NULL;
}

/* Called for each line of a list; `id` lives as long as the call. Returns false with a reason in
 * `why` if the line is wrong. */
typedef bool (*line_fn)(const char *id, const profile_needs *n, strbuf *why, void *user);

static bool read_text(const char *path, char *text, profile_kind p, line_fn fn, void *user,
                      diag_id wrong, diag_sink *sink) {
  bool ok = true;
  uint32_t number = 0;
  for (char *line = text, *next; line && *line; line = next) {
    char *id = line;
    profile_needs n;
    strbuf_auto why = STRBUF_INIT;
    next = strchr(line, '\n');
    if (next) *next++ = '\0';
    number++;
    diag_place place = {.file = path, .line = number, .column = 1};
    const char *wrong_line = *line && *line != '#' ? read_line(line, p, &id, &n) : "";
    if (wrong_line && *wrong_line)
      ok = diag_error(sink, DIAG_PROFILE_LIST, place, "%s", wrong_line);
    else if (!wrong_line && !fn(id, &n, &why, user))
      ok = diag_error(sink, wrong, place, "%s", strbuf_str(&why));
  }
  return ok;
}

/* The lists of a release, line by line; a list that is not there has none. */
static bool read_lists(const corpus *c, const char *release, line_fn fn, void *user, diag_id wrong,
                       diag_sink *sink) {
  bool ok = true;
  for (int p = 0; p < PROFILE_COUNT; p++) {
    strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
    input in;
    add_path(c, release, (profile_kind)p, &path);
    if (access(strbuf_str(&path), F_OK) == 0) {
      if (!input_open(&in, strbuf_str(&path), &why)) {
        ok = diag_error(sink, DIAG_PROFILE_LIST, (diag_place){0}, "%s", strbuf_str(&why));
      } else {
        auto_free char *text = strndup(in.bytes ? in.bytes : "", in.size);
        input_close(&in);
        ok &= text && read_text(strbuf_str(&path), text, (profile_kind)p, fn, user, wrong, sink);
      }
    }
  }
  return ok;
}

/* A corpus may be a part of the one that the lists are of. */
static bool take(const char *id, const profile_needs *n, strbuf *why, void *user) {
  corpus *c = user;
  const corpus_case *found = corpus_find(c, id);
  (void)why;
  if (found) c->cases[found - c->cases].needs = *n;
  return true;
}

bool profile_lists_read(corpus *c, diag_sink *sink) {
  return read_lists(c, HLO_CTS_VERSION, take, c, DIAG_PROFILE_LIST, sink);
}

/* --- Checking --- */

typedef struct checker {
  const corpus *c;
  const profile_needs *needs;
} checker;

static bool same_needs(const profile_needs *a, const profile_needs *b) {
  return a->profiles == b->profiles && a->rank == b->rank && a->nesting == b->nesting &&
         a->devices == b->devices && a->elements == b->elements;
}

static bool still_holds(const char *id, const profile_needs *n, strbuf *why, void *user) {
  const checker *k = user;
  const corpus_case *c = corpus_find(k->c, id);
  if (!c) {
    strbuf_addf(why, "there is no case '%s' any more", id);
    return false;
  }
  if (same_needs(n, &k->needs[c - k->c->cases])) return true;
  strbuf_addf(why, "the rule says of case '%s': needs ", id);
  profile_text(k->needs[c - k->c->cases].profiles, ", ", why);
  return false;
}

/* Whether a list is what the rule says, to the byte. */
static bool is_current(const checker *k, profile_kind p, diag_sink *sink) {
  strbuf_auto path = STRBUF_INIT, text = STRBUF_INIT, why = STRBUF_INIT;
  input in = {0};
  add_path(k->c, HLO_CTS_VERSION, p, &path);
  list_text(k->c, k->needs, p, &text);
  bool there = input_open(&in, strbuf_str(&path), &why);
  bool same = there && in.size == text.len && memcmp(in.bytes, strbuf_str(&text), text.len) == 0;
  if (!same)
    diag_error(sink, DIAG_PROFILE_STALE,
               (diag_place){.file = strbuf_str(&path), .line = 1, .column = 1},
               "the list does not agree with its rule; hlo-cts profiles --write writes it");
  if (there) input_close(&in);
  return same;
}

bool profile_lists_check(const corpus *c, const profile_needs *needs, diag_sink *sink) {
  checker k = {c, needs};
  bool ok = true;
  strbuf_auto folder = STRBUF_INIT;
  strbuf_addf(&folder, "%s/profiles", c->folder);
  auto_free struct dirent **entries = NULL;
  int n = scandir(strbuf_str(&folder), &entries, NULL, alphasort);
  for (int i = 0; i < n; i++) {
    if (entries[i]->d_name[0] != '.')
      ok &= read_lists(c, entries[i]->d_name, still_holds, &k, DIAG_PROFILE_STALE, sink);
    free(entries[i]);
  }
  for (int p = 0; p < PROFILE_COUNT; p++) ok &= is_current(&k, (profile_kind)p, sink);
  return ok;
}

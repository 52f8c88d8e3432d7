/* SPDX-License-Identifier: Apache-2.0 */
#include "lint.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "harness/data/input.h"
#include "promises.h"
#include "versions/lint.h"
#include "versions/load.h"

/* The rows on both sides of a comparison; they live in the arena that they were loaded into. */
typedef struct lint_sides {
  const vs_opset *before; /* NULL: none */
  const vs_opset *after;  /* NULL: they do not load */
} lint_sides;

typedef struct teller {
  diag_sink *sink;
  size_t count;
} teller;

static void emit(const vs_finding *f, void *user) {
  teller *t = user;
  char version[32] = "";
  t->count++;
  if (f->release != VS_NONE) vs_format(f->release, version);
  diag_error(t->sink, vs_lint_number(f->rule), (diag_place){0}, "%s%s%s %s", version,
             *version ? ": " : "", f->subject, f->message);
}

static bool covered(const vs_opset *o, size_t producer, size_t consumer) {
  return in_window(o, producer, consumer, PROMISE_FULL);
}

static void release_path(strbuf *path, const char *folder, vs_version v) {
  char version[32];
  strbuf_reset(path);
  char releases[4096];
  strbuf_addf(path, "%s/%s.yaml", vs_opset_folder(folder, releases, sizeof releases),
              vs_format(v, version));
}

/* --- Files: what was released is there, byte by byte --- */

static void compare_file(teller *t, const char *old, const char *new, vs_version v) {
  input a, b;
  char subject[64], version[32];
  strbuf_auto path = STRBUF_INIT, why = STRBUF_INIT;
  vs_finding f = {VS_LINT_FILE, v, subject, NULL};
  snprintf(subject, sizeof subject, "file %s.yaml", vs_format(v, version));
  release_path(&path, old, v);
  bool had = input_open(&a, strbuf_str(&path), &why);
  release_path(&path, new, v);
  strbuf_reset(&why);
  bool has = had && input_open(&b, strbuf_str(&path), &why);
  if (had && !has)
    f.message = "cannot be read any more";
  else if (has && (a.size != b.size || memcmp(a.bytes, b.bytes, a.size) != 0))
    f.message = "has changed";
  if (f.message) emit(&f, t);
  if (has) input_close(&b);
  if (had) input_close(&a);
}

static bool is_builtin(const char *name) { return strcmp(name, "built-in") == 0; }

bool lint_is_release(const char *name, vs_version *as_of) {
  return access(name, F_OK) != 0 && vs_parse_number(name, strlen(name), as_of) &&
         vs_release_of(vs_builtin_opset(), *as_of);
}

/* Whether a folder tells the whole history, or only what comes on top of `old`. */
static bool is_whole(const char *folder, const vs_opset *old) {
  if (!old || is_builtin(folder)) return true;
  strbuf_auto path = STRBUF_INIT;
  release_path(&path, folder, vs_oldest(old));
  return access(strbuf_str(&path), F_OK) == 0;
}

/* --- Requirements ---------------------------------------------------------------------------- */

/* A new release that claims to be old would change what "4 weeks" meant on a day that is past. */
static void compare_requirement(teller *t, const lint_sides *s, date day, requirement r,
                                const char *name) {
  const vs_opset *o = s->before, *n = s->after;
  size_t then = required_target(o, o->release_count - 1, day, r);
  size_t now = required_target(n, n->release_count - 1, day, r);
  if (o->releases[then].version == n->releases[now].version) return;
  char subject[64], message[128], a[32], b[32];
  snprintf(subject, sizeof subject, "release %s", vs_format(n->releases[now].version, a));
  snprintf(message, sizeof message, "is what %s asked for on %04d-%02d-%02d; it was %s", name,
           day.year, day.month, day.day, vs_format(o->releases[then].version, b));
  emit(&(vs_finding){VS_LINT_ANCHOR, n->releases[now].version, subject, message}, t);
}

/* On the days on which upstream recorded its anchors, and on those of the older tags. */
static void compare_requirements(teller *t, const lint_sides *s) {
  static const struct {
    requirement r;
    const char *name;
  } rows[] = {{REQUIRE_4_WEEKS, "4 weeks"}, {REQUIRE_12_WEEKS, "12 weeks"}};
  date day;
  for (size_t r = 0; r < sizeof rows / sizeof *rows; r++) {
    for (size_t i = 0; i < anchor_count(); i++)
      if (release_date(s->before, s->before->release_count - 1, &day) &&
          date_compare(anchor_at(i).since, day) <= 0)
        compare_requirement(t, s, anchor_at(i).since, rows[r].r, rows[r].name);
    for (size_t i = 0; i < s->before->release_count; i++)
      if (date_parse(s->before->releases[i].first_tag_date, &day))
        compare_requirement(t, s, day, rows[r].r, rows[r].name);
  }
}

/* The latest day that it is now anywhere on earth. */
static void last_day(char *out, size_t n) {
  time_t now = time(NULL) + 14 * 3600;
  struct tm day;
  strftime(out, n, "%Y-%m-%d", gmtime_r(&now, &day));
}

/* Loads `new` as `after`. `old_folder` NULL: there are no files to compare. */
static lint_outcome lint_releases(lint_sides *sides, const char *old_folder, const char *new,
                                  arena *a, diag_sink *sink) {
  teller t = {sink, 0};
  const vs_opset *before = sides->before;
  if (is_builtin(new)) {
    sides->after = vs_builtin_opset();
  } else {
    bool whole = is_whole(new, before);
    for (size_t i = 0; whole && old_folder && i < before->release_count; i++)
      compare_file(&t, old_folder, new, before->releases[i].version);
    sides->after = vs_load_opset(a, whole ? NULL : before, new, sink);
  }
  if (!sides->after) return LINT_FINDINGS;
  char today[16];
  last_day(today, sizeof today);
  vs_lint(before, sides->after, &(vs_lint_options){covered, emit, &t, today});
  if (before) compare_requirements(&t, sides);
  return t.count ? LINT_FINDINGS : LINT_CLEAN;
}

lint_outcome lint_opsets(const char *old, const char *new, diag_sink *sink) {
  lint_sides sides = {0};
  vs_version as_of;
  arena *a = arena_new(0);
  bool none = strcmp(old, "none") == 0, release = lint_is_release(old, &as_of);
  bool folder = !none && !release && !is_builtin(old);
  if (a && release)
    sides.before = vs_opset_as_of(a, vs_builtin_opset(), as_of, sink);
  else if (a && !none)
    sides.before = folder ? vs_load_opset(a, NULL, old, sink) : vs_builtin_opset();
  lint_outcome outcome = LINT_BROKEN;
  if (a && (none || sides.before))
    outcome = lint_releases(&sides, folder ? old : NULL, new, a, sink);
  arena_free(a);
  return outcome;
}

#include "lint.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/tools/input.h"
#include "versions/lint.h"
#include "versions/load.h"
#include "window.h"

typedef struct lint_run {
  json_t *list; /* NULL: lines in `out` */
  strbuf *out;
  size_t count;
} lint_run;

static void tell(const vs_finding *f, void *user) {
  lint_run *r = user;
  char version[32] = "";
  r->count++;
  if (f->release != VS_NONE) vs_format(f->release, version);
  if (!r->list) {
    strbuf_addf(r->out, "%s%s%s %s [%s]\n", version, *version ? ": " : "", f->subject, f->message,
                vs_lint_id(f->rule));
    return;
  }
  json_t *o = json_object();
  json_object_set_new(o, "rule", json_string(vs_lint_id(f->rule)));
  if (*version) json_object_set_new(o, "release", json_string(version));
  json_object_set_new(o, "subject", json_string(f->subject));
  json_object_set_new(o, "message", json_string(f->message));
  json_array_append_new(r->list, o);
}

/* A release without a date, because it is under review, is as near as can be. */
static bool covered(const vs_opset *o, size_t producer, size_t consumer) {
  date when;
  return !release_date(o, consumer, &when) || in_window(o, producer, consumer, PROMISE_FULL);
}

static void release_path(strbuf *path, const char *folder, vs_version v) {
  char version[32];
  strbuf_reset(path);
  strbuf_addf(path, "%s/%s.yaml", folder, vs_format(v, version));
}

/* --- Files: what was released is there, byte by byte --- */

static void compare_file(lint_run *r, const char *old, const char *new, vs_version v) {
  input a, b;
  char subject[64], version[32];
  strbuf path = STRBUF_INIT, why = STRBUF_INIT;
  vs_finding f = {VS_LINT_CHANGED, v, subject, NULL};
  snprintf(subject, sizeof subject, "file %s.yaml", vs_format(v, version));
  release_path(&path, old, v);
  bool had = input_open(&a, strbuf_str(&path), &why);
  release_path(&path, new, v);
  strbuf_reset(&why);
  bool has = had && input_open(&b, strbuf_str(&path), &why);
  if (had && !has)
    f.message = "cannot be read any more";
  else if (has && (a.size != b.size || memcmp(a.bytes, b.bytes, a.size) != 0))
    f.message = "is not what it was";
  if (f.message) tell(&f, r);
  if (has) input_close(&b);
  if (had) input_close(&a);
  strbuf_free(&path);
  strbuf_free(&why);
}

static bool is_builtin(const char *name) { return strcmp(name, "built-in") == 0; }

/* Whether a folder tells the whole history, or what comes on top of `old`. */
static bool is_whole(const char *folder, const vs_opset *old) {
  if (!old) return true;
  strbuf path = STRBUF_INIT;
  release_path(&path, folder, vs_oldest(old));
  bool whole = access(strbuf_str(&path), F_OK) == 0;
  strbuf_free(&path);
  return whole;
}

static void lint(const char *old, const char *new, arena *a, lint_run *r, diag_sink *sink,
                 lint_outcome *outcome) {
  const vs_opset *before = NULL, *after = NULL;
  bool none = strcmp(old, "none") == 0;
  *outcome = LINT_BROKEN;
  if (!none) before = is_builtin(old) ? vs_builtin_opset() : vs_load_opset(a, NULL, old, sink);
  if (!none && !before) return;
  *outcome = LINT_FINDINGS;
  if (is_builtin(new)) {
    after = vs_builtin_opset();
  } else {
    bool whole = is_whole(new, before);
    for (size_t i = 0; whole && !none && !is_builtin(old) && i < before->release_count; i++)
      compare_file(r, old, new, before->releases[i].version);
    after = vs_load_opset(a, whole ? NULL : before, new, sink);
  }
  if (!after) return;
  vs_lint(before, after, &(vs_lint_options){covered, tell, r});
  if (!r->count) *outcome = LINT_CLEAN;
}

lint_outcome lint_opsets(const char *old, const char *new, bool json, strbuf *out,
                         diag_sink *sink) {
  arena *a = arena_new(0);
  lint_run r = {json ? json_array() : NULL, out, 0};
  lint_outcome outcome = LINT_BROKEN;
  if (a && (!json || r.list)) lint(old, new, a, &r, sink, &outcome);
  if (r.list) {
    char *text = json_dumps(r.list, JSON_INDENT(1));
    if (text) strbuf_addf(out, "%s\n", text);
    free(text);
    json_decref(r.list);
  }
  arena_free(a);
  return outcome;
}

/* The base of the comparison: rows, and where there are some, the corpus and the golden bytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/host/child.h"
#include "harness/host/input.h"
#include "internal.h"
#include "versions/load.h"

static bool bad_base(diag_sink *sink, const gate_ground *g, const char *why) {
  return diag_error(sink, DIAG_GATE_BASE, (diag_place){0}, "base '%s': %s", g->o->base, why);
}

/* folder/name when it is there, else NULL. */
static const char *there(gate_ground *g, const char *folder, const char *name) {
  const char *path = arena_printf(g->memory, "%s/%s", folder, name);
  return access(path, R_OK) == 0 ? path : NULL;
}

static bool open_folder(gate_ground *g, const char *folder, diag_sink *sink) {
  g->before_rows = folder;
  g->before = vs_load_opset(g->memory, NULL, folder, sink);
  if (there(g, folder, "golden/MANIFEST")) g->before_golden = there(g, folder, "golden");
  g->before_corpus = there(g, folder, "corpus");
  return g->before != NULL;
}

/* --- A revision --- */

static bool run(const char *const *argv, const char *cwd, strbuf *out, strbuf *why) {
  FREED_BY(child_result_free) child_result r = {0};
  child_run((char *const *)(uintptr_t)argv, cwd, &(child_limits){.wall = 120, .output = 1 << 26},
            &r);
  bool ok = r.verdict == CHILD_EXITED && r.status == 0;
  if (ok && out) strbuf_add(out, r.out.bytes, r.out.len);
  while (out && out->len && out->bytes[out->len - 1] == '\n') out->bytes[--out->len] = '\0';
  if (!ok) {
    strbuf_addf(why, "%s: ", argv[0]);
    strbuf_add(why, r.err.len ? r.err.bytes : r.why.bytes, r.err.len ? r.err.len : r.why.len);
    while (why->len && why->bytes[why->len - 1] == '\n') why->bytes[--why->len] = '\0';
  }
  return ok;
}

/* The repository in which the corpus stands. */
static bool find_repository(const gate_ground *g, strbuf *root, strbuf *why) {
  const char *const argv[] = {"git", "rev-parse", "--show-toplevel", NULL};
  return run(argv, g->o->corpus, root, why);
}

static bool check_out(gate_ground *g, const char *root, strbuf *why) {
  char folder[] = "/tmp/hlo-cts-gate-XXXXXX";
  if (!mkdtemp(folder)) {
    strbuf_adds(why, "no temporary folder can be made");
    return false;
  }
  g->checkout = strdup(folder);
  char *tar = arena_printf(g->memory, "%s/base.tar", folder);
  char *file = arena_printf(g->memory, "--output=%s", tar);
  const char *const archive[] = {"git", "archive",  "--format=tar", file,     g->o->base,
                                 "--",  "versions", "corpus",       "golden", NULL};
  const char *const unpack[] = {"tar", "-xf", tar, NULL};
  return run(archive, root, NULL, why) && run(unpack, folder, NULL, why);
}

static bool open_revision(gate_ground *g, diag_sink *sink) {
  strbuf_auto root = STRBUF_INIT, why = STRBUF_INIT;
  bool ok = g->o->base[0] != '-' && find_repository(g, &root, &why) &&
            check_out(g, strbuf_str(&root), &why);
  if (!ok) bad_base(sink, g, why.len ? strbuf_str(&why) : "neither a folder nor a revision");
  return ok && open_folder(g, g->checkout, sink);
}

bool gate_open_base(gate_ground *g, diag_sink *sink) {
  const char *base = g->o->base;
  vs_version v;
  if (strcmp(base, "built-in") == 0) {
    g->before = vs_builtin_opset();
    return true;
  }
  if (access(base, F_OK) == 0) return open_folder(g, base, sink);
  if (!vs_parse_number(base, strlen(base), &v)) return open_revision(g, sink);
  if (!vs_release_of(vs_builtin_opset(), v)) return bad_base(sink, g, "there is no such release");
  g->before = vs_opset_as_of(g->memory, vs_builtin_opset(), v, sink);
  return g->before != NULL;
}

void gate_close_base(gate_ground *g) {
  if (!g->checkout) return;
  const char *const argv[] = {"rm", "-rf", "--", g->checkout, NULL};
  strbuf_auto why = STRBUF_INIT;
  run(argv, "/", NULL, &why);
  free(g->checkout);
}

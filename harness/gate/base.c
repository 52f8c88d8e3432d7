/* SPDX-License-Identifier: Apache-2.0 */
/* The base of the comparison: rows, and where there are some, the corpus and the golden bytes. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/data/input.h"
#include "harness/host/child.h"
#include "harness/releases/lint.h"
#include "internal.h"
#include "versions/load.h"

static bool bad_base(diag_sink *sink, const gate_ground *g, const char *why) {
  return diag_error(sink, DIAG_GATE_BASE, (diag_place){0}, "base '%s': %s", g->o->base, why);
}

const char *gate_there(gate_ground *g, const char *folder, const char *name) {
  const char *path = arena_printf(g->memory, "%s/%s", folder, name);
  return access(path, R_OK) == 0 ? path : NULL;
}

static bool open_folder(gate_ground *g, const char *folder, diag_sink *sink) {
  g->before_rows = g->before_tree = folder;
  g->before = vs_load_opset(g->memory, NULL, folder, sink);
  if (gate_there(g, folder, "golden/MANIFEST")) g->before_golden = gate_there(g, folder, "golden");
  g->before_corpus = gate_there(g, folder, "corpus");
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

/* The folders that the gate reads of a revision; `gate` may be missing. */
static const char *const folders[] = {"versions", "corpus", "golden", "gate"};
enum { FOLDERS = sizeof folders / sizeof *folders };

static bool unpack(gate_ground *g, const char *root, const char *revision, const char *folder,
                   strbuf *why) {
  char *tar = arena_printf(g->memory, "%s/tree.tar", folder);
  char *file = arena_printf(g->memory, "--output=%s", tar);
  const char *list[5 + FOLDERS + 1] = {"git", "ls-tree", "--name-only", revision};
  const char *archive[6 + FOLDERS + 1] = {"git", "archive", "--format=tar", file, revision, "--"};
  const char *const extract[] = {"tar", "-xf", tar, NULL};
  strbuf_auto names = STRBUF_INIT;
  for (size_t i = 0; i < FOLDERS; i++) list[4 + i] = folders[i];
  if (!run(list, root, &names, why)) return false;
  size_t count = 6;
  char *save = NULL;
  for (char *name = names.len ? strtok_r(names.bytes, "\n", &save) : NULL;
       name && count < 6 + FOLDERS; name = strtok_r(NULL, "\n", &save))
    archive[count++] = name;
  return run(archive, root, NULL, why) && run(extract, folder, NULL, why);
}

static const char *check_out(gate_ground *g, const char *revision, int side, diag_sink *sink) {
  strbuf_auto root = STRBUF_INIT, why = STRBUF_INIT;
  char folder[] = "/tmp/hlo-cts-gate-XXXXXX";
  bool ok = revision[0] != '-' && find_repository(g, &root, &why);
  if (ok && !mkdtemp(folder)) {
    strbuf_adds(&why, "no temporary folder can be made");
    ok = false;
  } else if (ok) {
    g->checkouts[side] = strdup(folder);
    ok = unpack(g, strbuf_str(&root), revision, folder, &why);
  }
  if (!ok)
    diag_error(sink, DIAG_GATE_BASE, (diag_place){0}, "%s '%s': %s", side ? "head" : "base",
               revision, why.len ? strbuf_str(&why) : "neither a folder nor a revision");
  return ok ? g->checkouts[side] : NULL;
}

static bool open_revision(gate_ground *g, diag_sink *sink) {
  const char *folder = check_out(g, g->o->base, 0, sink);
  return folder && open_folder(g, folder, sink);
}

static bool open_head(gate_ground *g, diag_sink *sink) {
  const char *folder = check_out(g, g->o->head, 1, sink);
  if (!folder) return false;
  gate_options *judged = ARENA_NEW(g->memory, gate_options);
  *judged = *g->o;
  judged->opset = folder;
  judged->corpus = arena_printf(g->memory, "%s/corpus", folder);
  judged->golden = arena_printf(g->memory, "%s/golden", folder);
  g->o = judged;
  return true;
}

static bool open_base(gate_ground *g, diag_sink *sink) {
  const char *base = g->o->base;
  vs_version v;
  if (strcmp(base, "built-in") == 0) {
    const char *opset = g->o->opset;
    bool on_top = strcmp(opset, "built-in") != 0 && !lint_is_whole(opset, vs_builtin_opset());
    vs_version as_of = on_top ? vs_base_for(vs_builtin_opset(), opset) : VS_FOREVER;
    g->before = vs_builtin_opset();
    if (as_of != VS_FOREVER) g->before = vs_opset_as_of(g->memory, g->before, as_of, sink);
    return g->before != NULL;
  }
  if (access(base, F_OK) == 0) return open_folder(g, base, sink);
  if (!vs_parse_number(base, strlen(base), &v)) return open_revision(g, sink);
  if (!vs_release_of(vs_builtin_opset(), v)) return bad_base(sink, g, "there is no such release");
  g->before = vs_opset_as_of(g->memory, vs_builtin_opset(), v, sink);
  return g->before != NULL;
}

bool gate_open_base(gate_ground *g, diag_sink *sink) {
  return open_base(g, sink) && (!g->o->head || open_head(g, sink));
}

void gate_close_base(gate_ground *g) {
  for (int side = 0; side < 2; side++) {
    if (!g->checkouts[side]) continue;
    const char *const argv[] = {"rm", "-rf", "--", g->checkouts[side], NULL};
    strbuf_auto why = STRBUF_INIT;
    run(argv, "/", NULL, &why);
    free(g->checkouts[side]);
  }
}

/* SPDX-License-Identifier: Apache-2.0 */
#include "contents.h"

#include <string.h>

#include "bytecode/bytecode.h"
#include "harness/cli/diags.h"
#include "internal.h"

bool found_artifact(contents *x, const char *what, uint64_t offset, const void *bytes, size_t n) {
  if (!bc_is_bytecode(bytes, n)) return false;
  content c = {strbuf_str(&x->where), what, offset, bytes, n};
  x->found++;
  if (!x->stopped && !x->tell(&c, x->user)) x->stopped = true;
  return true;
}

static bool passes(contents *x, const char *limit, uint64_t most) {
  return diag_error(x->sink, DIAG_LIMIT_PASSED, (diag_place){.file = x->name},
                    "more than the limit %s (%llu) allows", limit, (unsigned long long)most);
}

bool count_file(contents *x) {
  return x->files++ < CONTENTS_FILES || passes(x, "contents_files", CONTENTS_FILES);
}

bool count_bytes(contents *x, uint64_t n) {
  uint64_t most = x->most ? x->most : CONTENTS_BYTES + CONTENTS_RATIO * x->given;
  if (n > most - x->bytes) return passes(x, "contents_bytes", most);
  x->bytes += n;
  return true;
}

bool damaged(contents *x, const char *what, const char *why) {
  return diag_error(x->sink, DIAG_TOOL_CONTAINER, (diag_place){.file = x->name}, "%s%s%s: %s",
                    strbuf_str(&x->where), x->where.len ? " > " : "", what, why ? why : "damaged");
}

static size_t enter(contents *x, const char *name) {
  size_t len = x->where.len;
  if (len) strbuf_adds(&x->where, " > ");
  strbuf_adds(&x->where, name);
  return len;
}

static void leave(contents *x, size_t len) {
  x->where.len = len;
  if (x->where.bytes) x->where.bytes[len] = '\0';
}

bool inside(contents *x, const char *name, const char *bytes, size_t n) {
  size_t len = enter(x, name);
  bool ok = contents_of(x, bytes, n);
  leave(x, len);
  return ok;
}

size_t piece_inside(piece *p, const char *name) {
  size_t len = enter(p->x, name), done = scan_contents(p);
  leave(p->x, len);
  return done;
}

bool contents_of(contents *x, const char *bytes, size_t n) {
  size_t before = x->found;
  bool is_archive = false, ok = true;
  if (x->depth == 0) x->given += n;
  if (!n || x->stopped || found_artifact(x, "", 0, bytes, n)) return true;
  if (x->depth == CONTENTS_DEPTH) return passes(x, "contents_depth", CONTENTS_DEPTH);
  x->depth++;
  ok = archive_contents(x, bytes, n, &is_archive);
  if (!is_archive) {
    export_contents(x, bytes, n);
    if (x->found == before) saved_model_contents(x, bytes, n);
    piece all = {.x = x, .bytes = bytes, .n = n, .last = true};
    if (x->found == before) scan_contents(&all);
    ok = !all.failed;
    if (x->found == before && ok && x->other)
      x->other(&(content){strbuf_str(&x->where), "", 0, bytes, n}, x->user);
  }
  x->depth--;
  return ok;
}

void contents_free(contents *x) { strbuf_free(&x->where); }

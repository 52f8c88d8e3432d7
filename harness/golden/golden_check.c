/* SPDX-License-Identifier: Apache-2.0 */
/* Golden bytes checked against their manifest. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "base/order.h"
#include "bytecode/bytecode.h"
#include "golden.h"
#include "harness/cli/diags.h"

/* The bytes have the recorded hash, are for the release, and in the version of bytecode that the
 * row says. */
static bool check_row(const golden_set *g, const golden_row *row, diag_sink *sink) {
  strbuf_auto path = STRBUF_INIT, name = STRBUF_INIT, why = STRBUF_INIT;
  const char *bytes;
  size_t size;
  diag_place place = golden_place(g, &g->entries.items[row->entry], &path);
  golden_name(g, row, &name);
  bool ok = golden_bytes(g, row, &bytes, &size, &why);
  if (!ok) {
    diag_error(sink, DIAG_GOLDEN_MISSING, place, "%s", strbuf_str(&why));
  } else {
    char hash[SHA256_TEXT];
    bc_header header;
    sha256_text(bytes, size, hash);
    if (strcmp(hash, row->hash) != 0)
      ok = diag_error(sink, DIAG_GOLDEN_HASH, place, "%s has the hash %s, its row says %s",
                      strbuf_str(&name), hash, row->hash);
    else if (!bc_read_header(bytes, size, &header, NULL) || header.target != row->release ||
             header.version != row->bytecode)
      ok = diag_error(sink, DIAG_GOLDEN_TARGET, place,
                      "%s is not an artifact of its release in bytecode version %u",
                      strbuf_str(&name), row->bytecode);
  }
  return ok;
}

/* No release states a version of a dialect in the header of its artifacts. One that does excludes
 * readers that know the release (versions/dialect_versions.def). */
static bool check_version(const golden_set *g, const vs_opset *o, const golden_row *row,
                          diag_sink *sink) {
  const char *bytes;
  size_t size;
  bc_facts facts;
  char version[64], release[32];
  strbuf_auto why = STRBUF_INIT;
  if (!golden_bytes(g, row, &bytes, &size, &why) || !bc_read_facts(o, bytes, size, &facts) ||
      !facts.version_count)
    return true;
  const bc_dialect_version *v = &facts.versions[0];
  return diag_error(sink, DIAG_GATE_DIALECT_VERSION, (diag_place){0},
                    "the golden bytes of case '%s' for %s state version %s of dialect '%s'",
                    g->entries.items[row->entry].id, vs_format(row->release, release),
                    vs_dialect_version_format(v->numbers, v->count, version), v->dialect);
}

static bool has_name(char *const *names, size_t count, const char *name) {
  return count && bsearch(&name, names, count, sizeof *names, order_texts);
}

/* Files of a pack that no row of its addition names. */
static bool check_pack(const golden_set *g, size_t addition, diag_sink *sink) {
  const golden_addition *a = &g->additions.items[addition];
  strbuf_auto why = STRBUF_INIT;
  if (strcmp(a->pack_hash, "-") == 0) return true;
  bool ok = golden_unpack(g, addition, &why);
  if (!ok) diag_error(sink, DIAG_GOLDEN_MISSING, (diag_place){0}, "%s", strbuf_str(&why));
  if (!ok) return false;
  auto_free char **names = calloc(g->all.count + 1, sizeof *names);
  size_t count = 0;
  if (!names) return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  for (size_t i = 0; i < g->all.count; i++) {
    if (g->entries.items[g->all.items[i].entry].addition != addition) continue;
    strbuf_auto name = STRBUF_INIT;
    golden_name(g, &g->all.items[i], &name);
    names[count] = strdup(strbuf_str(&name));
    count += names[count] != NULL;
  }
  qsort(names, count, sizeof *names, order_texts);
  for (size_t i = 0; i < a->pack->count; i++)
    if (!has_name(names, count, a->pack->files[i].name))
      ok = diag_error(sink, DIAG_GOLDEN_STRAY, (diag_place){0}, "no row names '%s' of %s/%s.tar.gz",
                      a->pack->files[i].name, g->folder, a->stem);
  for (size_t i = 0; i < count; i++) free(names[i]);
  return ok;
}

static bool names_file(const golden_set *g, const char *file) {
  for (size_t i = 0; i < g->additions.count; i++) {
    const char *stem = g->additions.items[i].stem + strlen("packs/");
    size_t n = strlen(stem);
    if (strncmp(file, stem, n) != 0) continue;
    if (strcmp(file + n, ".manifest") == 0) return true;
    if (strcmp(file + n, ".tar.gz") == 0 && strcmp(g->additions.items[i].pack_hash, "-") != 0)
      return true;
  }
  return false;
}

/* Files of packs/ that MANIFEST does not name. */
static bool check_strays(const golden_set *g, diag_sink *sink) {
  strbuf_auto folder = STRBUF_INIT;
  strbuf_addf(&folder, "%s/packs", g->folder);
  auto_free struct dirent **entries = NULL;
  int n = scandir(strbuf_str(&folder), &entries, NULL, alphasort);
  bool ok = true;
  for (int i = 0; i < n; i++) {
    const char *name = entries[i]->d_name;
    if (*name != '.' && !names_file(g, name))
      ok = diag_error(sink, DIAG_GOLDEN_STRAY, (diag_place){0}, "MANIFEST does not name '%s/%s'",
                      strbuf_str(&folder), name);
    free(entries[i]);
  }
  return ok;
}

bool golden_check(const golden_set *g, const vs_opset *o, diag_sink *sink) {
  bool ok = check_strays(g, sink);
  for (size_t i = 0; i < g->additions.count; i++) ok &= check_pack(g, i, sink);
  for (size_t i = 0; i < g->all.count; i++) ok &= check_row(g, &g->all.items[i], sink);
  for (size_t i = 0; i < g->count; i++) ok &= check_version(g, o, &g->rows[i], sink);
  return ok;
}

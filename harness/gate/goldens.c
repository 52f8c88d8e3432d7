/* SPDX-License-Identifier: Apache-2.0 */
/* Golden bytes: what was released is what it was, what is new is there. */
#include <string.h>

#include "bytecode/bytecode.h"
#include "harness/golden/golden_state.h"
#include "harness/golden/witness.h"
#include "internal.h"

static const golden_entry *entry_of(const golden_set *g, const char *id, unsigned generation) {
  for (size_t i = 0; i < g->entry_count; i++)
    if (g->entries[i].generation == generation && strcmp(g->entries[i].id, id) == 0)
      return &g->entries[i];
  return NULL;
}

/* The hash that a set has for a row of another; NULL: it has no such row. */
static const char *hash_in(const golden_set *g, const golden_entry *e, vs_version release) {
  size_t entry = (size_t)(e - g->entries);
  for (size_t i = 0; i < g->all_count; i++)
    if (g->all[i].entry == entry && g->all[i].release == release) return g->all[i].hash;
  return NULL;
}

/* A pack of the base is whole in the new set when its addition has the same hash: then nothing of
 * it can have changed. */
static bool has_addition(const golden_set *g, const golden_addition *a) {
  for (size_t i = 0; i < g->addition_count; i++)
    if (strcmp(g->additions[i].stem, a->stem) == 0 &&
        strcmp(g->additions[i].manifest_hash, a->manifest_hash) == 0 &&
        strcmp(g->additions[i].pack_hash, a->pack_hash) == 0)
      return true;
  return false;
}

static void compare_row(const golden_set *old, const golden_set *new, const golden_row *row,
                        diag_sink *sink) {
  const golden_entry *was = &old->entries[row->entry];
  const golden_entry *is = entry_of(new, was->id, was->generation);
  const char *hash = is ? hash_in(new, is, row->release) : NULL;
  char version[32];
  if (hash && strcmp(hash, row->hash) == 0) return;
  diag_error(sink, DIAG_GATE_REWRITTEN, (diag_place){0},
             "the golden bytes of case '%s' for %s are %s; the base has them as %.12s", was->id,
             vs_format(row->release, version), hash ? "others" : "gone", row->hash);
}

/* A new generation of a case that the base has: bytes that were right are others now. */
static void find_correction(const golden_set *old, const golden_set *new, const golden_entry *e,
                            diag_sink *sink) {
  const golden_entry *was = golden_newest(old, e->id);
  strbuf_auto path = STRBUF_INIT;
  if (was && e->generation > was->generation)
    diag_error(sink, DIAG_GATE_CORRECTED, golden_place(new, e, &path),
               "case '%s' has generation %u of golden bytes, the base has %u: %s", e->id,
               e->generation, was->generation, e->reason);
}

/* Whether the set has the bytes for the same case and release. */
static bool is_row_of(const golden_set *g, const char *id, const golden_row *row) {
  const golden_row *r = golden_find(g, id, row->release);
  return r && strcmp(r->hash, row->hash) == 0;
}

/* The new ones were made by the writer that is judged: only a witness says that they are right. */
static void note_new(const gate_ground *g, const golden_set *old, diag_sink *sink, strbuf *note) {
  FREED_BY(witness_free) witness_set witnesses = {0};
  size_t added = 0, seen[WITNESS_SAME + 1] = {0};
  if (!witness_load(&witnesses, &g->golden, g->rows, sink)) return;
  witness_check(&witnesses, &g->golden, sink);
  for (size_t i = 0; i < g->golden.count; i++) {
    const golden_row *row = &g->golden.rows[i];
    if (is_row_of(old, g->golden.entries[row->entry].id, row)) continue;
    seen[witness_of(&witnesses, &g->golden, row, NULL)]++;
    added++;
  }
  if (added)
    strbuf_addf(note,
                "; the base does not have %zu: this writer made them, another wrote the same bytes "
                "for %zu, for %zu only from our artifact, and %zu equal witnessed ones but for the "
                "release's name",
                added, seen[WITNESS_SAME], seen[WITNESS_REWRITTEN], seen[WITNESS_EQUAL]);
}

static void compare_with_base(gate_ground *g, diag_sink *sink, strbuf *note) {
  FREED_BY(golden_free) golden_set old = {0};
  if (!golden_load(&old, g->before_golden, g->before, sink)) return;
  for (size_t i = 0; i < old.all_count; i++)
    if (!has_addition(&g->golden, &old.additions[old.entries[old.all[i].entry].addition]))
      compare_row(&old, &g->golden, &old.all[i], sink);
  for (size_t i = 0; i < g->golden.entry_count; i++)
    find_correction(&old, &g->golden, &g->golden.entries[i], sink);
  note_new(g, &old, sink, note);
}

/* No release states a version of a dialect in the header of its artifacts. One that does excludes
 * readers that know the release (versions/dialect_versions.def). */
static void find_version(const gate_ground *g, const golden_row *row, diag_sink *sink) {
  const char *bytes, *id = g->golden.entries[row->entry].id;
  size_t size;
  bc_facts facts;
  char version[64], release[32];
  strbuf_auto why = STRBUF_INIT;
  if (!golden_bytes(&g->golden, row, &bytes, &size, &why) ||
      !bc_read_facts(g->rows, bytes, size, &facts) || !facts.version_count)
    return;
  const bc_dialect_version *v = &facts.versions[0];
  diag_error(sink, DIAG_GATE_DIALECT_VERSION, (diag_place){0},
             "the golden bytes of case '%s' for %s state version %s of dialect '%s'", id,
             vs_format(row->release, release),
             vs_dialect_version_format(v->numbers, v->count, version), v->dialect);
}

bool gate_goldens(gate_ground *g, diag_sink *sink, strbuf *note) {
  golden_check(&g->golden, sink);
  golden_check_cases(&g->golden, g->rows, &g->corpus, sink);
  size_t news = 0;
  for (size_t i = 0; i < g->golden.count; i++) {
    if (!gate_is_new(g, g->golden.rows[i].release)) continue;
    find_version(g, &g->golden.rows[i], sink);
    news++;
  }
  strbuf_addf(note, "%zu golden artifacts, %zu of them of new releases%s", g->golden.count, news,
              g->before_golden ? "" : "; the base has none to compare with");
  if (g->before_golden) compare_with_base(g, sink, note);
  return true;
}

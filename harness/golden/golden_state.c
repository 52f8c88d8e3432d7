/* SPDX-License-Identifier: Apache-2.0 */
#include "golden_state.h"

#include <stdlib.h>
#include <string.h>

#include "harness/cli/diags.h"

bool golden_is_due(const corpus_case *c, vs_version release) {
  return c->checks >> CHECK_SERIALIZE & 1 && release >= c->since;
}

static golden_state held(const golden_set *g, const vs_opset *o, const corpus_case *c,
                         golden_state s) {
  const golden_row *rows;
  size_t count = golden_rows_of(g, c->id, &rows), due = 0, there = 0;
  s.standing = GOLDEN_CHANGED;
  if (strcmp(s.entry->program, s.program) != 0) {
    s.why = "the program is not the one that the golden bytes were written from";
    return s;
  }
  for (size_t i = 0; i < count; i++) {
    if (golden_is_due(c, rows[i].release)) continue;
    s.why = "there are golden bytes for a release that the case is not written for";
    return s;
  }
  for (size_t i = 0; i < o->release_count; i++) {
    if (!golden_is_due(c, o->releases[i].version)) continue;
    due++;
    there += golden_find(g, c->id, o->releases[i].version) != NULL;
  }
  s.standing = there == due ? GOLDEN_WHOLE : GOLDEN_INCOMPLETE;
  return s;
}

golden_state golden_state_of(const golden_set *g, const vs_opset *o, const corpus_case *c,
                             const case_program *p) {
  golden_state s = {.entry = golden_newest(g, c->id)};
  strbuf_auto why = STRBUF_INIT;
  s.locked = s.entry && g->additions.items[s.entry->addition].released;
  if (!case_program_hash(p, s.program, &why)) {
    s.standing = GOLDEN_UNUSABLE;
    s.why = case_program_usable(p) ? "out of memory" : strbuf_str(&p->broken);
    return s;
  }
  s.standing = GOLDEN_NEW;
  return s.entry && !s.entry->retired ? held(g, o, c, s) : s;
}

static bool check_case(const golden_set *g, const vs_opset *o, const corpus_case *c,
                       diag_sink *sink) {
  diag_place place = {.file = c->manifest, .line = c->line, .column = 1};
  FREED_BY(case_program_free) case_program p = {0};
  if (!case_program_load(&p, o, c))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  golden_state s = golden_state_of(g, o, c, &p);
  if (s.standing == GOLDEN_NEW)
    diag_error(sink, DIAG_GOLDEN_MISSING, place, "case '%s' has no golden bytes", c->id);
  else if (s.standing == GOLDEN_INCOMPLETE)
    diag_error(sink, DIAG_GOLDEN_MISSING, place, "case '%s' lacks golden bytes of a release",
               c->id);
  else if (s.standing != GOLDEN_WHOLE)
    diag_error(sink, DIAG_GOLDEN_LOCKED, place, "case '%s': %s", c->id, s.why);
  return s.standing == GOLDEN_WHOLE;
}

bool golden_is_orphan(const golden_set *g, const corpus *all, const golden_entry *e) {
  return !e->retired && golden_newest(g, e->id) == e && !corpus_find(all, e->id);
}

/* Ids are locked: a case that is gone was retired on purpose, or its bytes are orphans. */
static bool check_orphans(const golden_set *g, const corpus *all, diag_sink *sink) {
  bool ok = true;
  for (size_t i = 0; i < g->entries.count; i++) {
    const golden_entry *e = &g->entries.items[i];
    if (golden_is_orphan(g, all, e))
      ok = diag_error(sink, DIAG_GOLDEN_STRAY, (diag_place){0},
                      "the corpus has no case '%s', which has golden bytes since %s", e->id,
                      e->date);
  }
  return ok;
}

bool golden_check_cases(const golden_set *g, const vs_opset *o, const corpus *all,
                        diag_sink *sink) {
  bool ok = check_orphans(g, all, sink);
  for (size_t i = 0; i < all->count; i++) ok &= check_case(g, o, &all->cases[i], sink);
  return ok;
}

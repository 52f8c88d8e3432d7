/* SPDX-License-Identifier: Apache-2.0 */
/* gate/ACKNOWLEDGED: changes that the gate would stop, and that a person accepts. */
#include <string.h>

#include "harness/data/input.h"
#include "internal.h"
#include "versions/diags.h"

/* A difference from the base can be accepted; an error cannot. */
static bool may_be_accepted(diag_id number) {
  static const diag_id others[] = {DIAG_GATE_VANISHED, DIAG_GATE_CORRECTED, DIAG_GATE_WEAKER,
                                   DIAG_GATE_FEWER,    DIAG_GATE_PROGRAM,   DIAG_GATE_EXPECTED};
  bool may = number >= DIAG_LINT_DELETED && number < DIAG_LINT_DELETED + 100;
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) may |= number == others[i];
  return may;
}

/* The text of the file of a tree; NULL: there is none. */
static char *text_of(gate_ground *g, const char *file) {
  input in;
  strbuf_auto why = STRBUF_INIT;
  if (!input_open(&in, file, &why)) return NULL;
  char *text = arena_strndup(g->memory, in.bytes ? in.bytes : "", in.size);
  input_close(&in);
  return text;
}

/* Whether the base's file has the line. */
static bool was_there(const char *before, const char *line, size_t n) {
  for (const char *at = before; at && *at; at += strcspn(at, "\n"), at += *at == '\n')
    if (strcspn(at, "\n") == n && memcmp(at, line, n) == 0) return true;
  return false;
}

static void read_line(gate_ground *g, char *line, const char *file, uint32_t number,
                      diag_sink *sink) {
  diag_place place = {.file = file, .line = number, .column = 1};
  char *who = strchr(line, '\t'), *reason = who ? strchr(who + 1, '\t') : NULL;
  char *base = reason ? strchr(reason + 1, '\t') : NULL;
  if (!reason || who + 1 + strspn(who + 1, " ") == reason ||
      strchr("\t", reason[1 + strspn(reason + 1, " \r")])) {
    diag_error(sink, DIAG_GATE_ACKNOWLEDGED, place,
               "'%s' does not have the columns id, name and reason, with tabs between", line);
    return;
  }
  *who++ = *reason++ = '\0';
  if (base) *base++ = '\0';
  if (base && strcmp(base, g->o->base) != 0) return; /* of another comparison */
  acknowledgement a = {line, who, reason, file, number, false};
  VEC_ADD(g->memory, &g->acknowledged, a);
}

void gate_read_acknowledged(gate_ground *g, diag_sink *sink) {
  const char *tree = g->before_tree, *file = "gate/ACKNOWLEDGED";
  const char *before = tree ? text_of(g, arena_printf(g->memory, "%s/%s", tree, file)) : NULL;
  file = arena_printf(g->memory, "%s/../%s", g->o->corpus, file);
  char *at = text_of(g, file);
  for (uint32_t number = 1; at && *at; number++) {
    size_t n = strcspn(at, "\n");
    char *next = at + n + (at[n] != '\0');
    bool old = was_there(before, at, n);
    at[n] = '\0';
    if (*at && *at != '#' && !old) read_line(g, at, file, number, sink);
    at = next;
  }
}

const acknowledgement *gate_acknowledge(gate_ground *g, const gate_finding *f) {
  for (size_t i = 0; i < g->acknowledged.count && may_be_accepted(f->number); i++) {
    acknowledgement *a = &g->acknowledged.items[i];
    if (strcmp(a->id, f->id) != 0) continue;
    a->found = true;
    return a;
  }
  return NULL;
}

/* Only a base that is a tree says which lines are new. */
bool gate_acknowledged(gate_ground *g, diag_sink *sink, strbuf *note) {
  size_t accepted = 0;
  for (size_t i = 0; i < g->acknowledged.count; i++) {
    const acknowledgement *a = &g->acknowledged.items[i];
    accepted += a->found;
    if (!a->found && g->before_tree && !g->o->checks)
      diag_error(sink, DIAG_GATE_STALE, (diag_place){.file = a->file, .line = a->line, .column = 1},
                 "there is no finding '%s' that can be accepted", a->id);
  }
  strbuf_addf(note, "%zu findings accepted", accepted);
  return true;
}

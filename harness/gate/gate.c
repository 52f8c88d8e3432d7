/* SPDX-License-Identifier: Apache-2.0 */
#include "gate.h"

#include <stdio.h>
#include <string.h>

#include "harness/data/sha256.h"
#include "harness/releases/lint.h"
#include "internal.h"
#include "versions/load.h"

const char *const gate_names[GATE_CHECKS + 1] = {
#define GATE_CHECK(name, text, holds) text,
#include "checks.def"
#undef GATE_CHECK
};
const char *const gate_holds[GATE_CHECKS] = {
#define GATE_CHECK(name, text, holds) holds,
#include "checks.def"
#undef GATE_CHECK
};
static const gate_function functions[GATE_CHECKS] = {
#define GATE_CHECK(name, text, holds) gate_##name,
#include "checks.def"
#undef GATE_CHECK
};

static void take(diag_sink *self, const diag *d) {
  gate_sink *s = (gate_sink *)self;
  gate_verdict *v = s->verdict;
  if (d->severity != DIAG_ERROR) return;
  const char *file = d->place.file, *head = s->ground->checkouts[1];
  if (file && head && strncmp(file, head, strlen(head)) == 0) file += strlen(head) + 1;
  gate_finding f = {
      .number = d->id,
      .file = file ? arena_strndup(s->memory, file, strlen(file)) : NULL,
      .line = d->place.line,
      .message = arena_strndup(s->memory, d->message, strlen(d->message)),
  };
  char hash[SHA256_TEXT];
  sha256_text(d->message, strlen(d->message), hash);
  snprintf(f.id, sizeof f.id, "HLO-%04u-%.8s", f.number, hash);
  const acknowledgement *a = gate_acknowledge(s->ground, &f);
  if (a) {
    f.who = a->who;
    f.reason = a->reason;
    VEC_ADD(s->memory, &v->acknowledged, f);
  } else {
    VEC_ADD(s->memory, &v->findings, f);
  }
}

static gate_sink sink_of(gate_report *r, gate_ground *g, gate_check c) {
  return (gate_sink){
      .sink = {.emit = take}, .ground = g, .memory = r->memory, .verdict = &r->checks[c]};
}

static bool is_asked(const gate_options *o, gate_check c) {
  return !o->checks || o->checks >> c & 1;
}

static void make_check(gate_report *r, gate_ground *g, gate_check c) {
  gate_sink s = sink_of(r, g, c);
  strbuf_auto note = STRBUF_INIT;
  gate_verdict *v = &r->checks[c];
  if (!is_asked(g->o, c)) {
    v->state = v->findings.count ? GATE_FAILED : GATE_NOT_ASKED;
    return;
  }
  bool made = functions[c](g, &s.sink, &note);
  v->state = made ? v->findings.count ? GATE_FAILED : GATE_PASSED : GATE_NOT_RUN;
  v->note = arena_strndup(r->memory, strbuf_str(&note), note.len);
  if (!made) r->broken = true;
}

static void leave_out(gate_report *r, const gate_options *o, gate_check c, const char *why) {
  gate_state left = is_asked(o, c) ? GATE_NOT_RUN : GATE_NOT_ASKED;
  r->checks[c].state = r->checks[c].findings.count ? GATE_FAILED : left;
  r->checks[c].note = why;
}

/* Loads the proposed rows on top of the built-in rows as of the base, so that ids stay the built-in
 * ones. */
static bool load_rows(gate_ground *g, diag_sink *sink) {
  const vs_opset *builtin = vs_builtin_opset();
  g->whole = lint_is_whole(g->o->opset, g->before);
  if (strcmp(g->o->opset, "built-in") == 0) {
    g->rows = builtin;
    return true;
  }
  vs_version as_of = vs_current(g->before);
  if (as_of > vs_current(builtin)) as_of = vs_current(builtin);
  g->rows = vs_load_review(g->memory, builtin, as_of, g->o->opset, sink);
  return g->rows != NULL;
}

/* Corpus and golden bytes, with what is wrong in their files told where it belongs. */
static void read_cases(gate_report *r, gate_ground *g) {
  gate_sink manifests = sink_of(r, g, GATE_manifests), goldens = sink_of(r, g, GATE_goldens);
  gate_sink cases = sink_of(r, g, GATE_cases);
  if (g->before_corpus) corpus_load(&g->was, g->before_corpus, g->before, &cases.sink);
  g->corpus_read = corpus_load(&g->corpus, g->o->corpus, g->rows, &manifests.sink);
  g->golden_read = golden_load(&g->golden, g->o->golden, g->rows, &goldens.sink);
}

static bool needs_golden(int check) {
  return check != GATE_manifests && check != GATE_cases && check != GATE_strength;
}

static void make_checks(gate_report *r, gate_ground *g) {
  gate_sink rows = sink_of(r, g, GATE_rows), acknowledged = sink_of(r, g, GATE_acknowledged);
  if (!gate_open_base(g, &rows.sink)) {
    r->broken = true;
    for (int c = 0; c < GATE_CHECKS; c++)
      leave_out(r, g->o, (gate_check)c, "the base cannot be read");
    return;
  }
  vs_format(vs_current(g->before), r->base);
  gate_read_acknowledged(g, &acknowledged.sink);
  make_check(r, g, GATE_rows);
  if (!r->checks[GATE_rows].findings.count && !load_rows(g, &rows.sink))
    r->checks[GATE_rows].state = GATE_FAILED;
  if (!g->rows) {
    for (int c = GATE_rows + 1; c < GATE_CHECKS; c++)
      leave_out(r, g->o, (gate_check)c, "the rows cannot be used");
    return;
  }
  vs_format(vs_current(g->rows), r->newest);
  read_cases(r, g);
  for (int c = GATE_rows + 1; c < GATE_CHECKS; c++) {
    if (!g->corpus_read || (needs_golden(c) && !g->golden_read))
      leave_out(r, g->o, (gate_check)c, "the corpus or the golden bytes cannot be read");
    else
      make_check(r, g, (gate_check)c);
  }
  if (!g->o->checks) gate_downgrades(g, &r->downgrades);
}

void gate_run(gate_report *r, const gate_options *o) {
  *r = (gate_report){.memory = arena_new(0), .downgrades = STRBUF_INIT};
  gate_ground g = {.o = o, .memory = r->memory};
  arena_guard guard;
  if (r->memory && ARENA_GUARD(r->memory, &guard)) {
    make_checks(r, &g);
    arena_guard_pop(r->memory, &guard);
  } else {
    r->broken = true;
  }
  golden_free(&g.golden);
  corpus_free(&g.corpus);
  corpus_free(&g.was);
  gate_close_base(&g);
}

void gate_free(gate_report *r) {
  strbuf_free(&r->downgrades);
  arena_free(r->memory);
}

bool gate_is_open(const gate_report *r) {
  bool open = !r->broken;
  for (int c = 0; c < GATE_CHECKS; c++)
    open &= r->checks[c].state >= GATE_NOT_ASKED && r->checks[c].state != GATE_FAILED;
  return open;
}

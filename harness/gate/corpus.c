/* SPDX-License-Identifier: Apache-2.0 */
/* Checks the corpus and each of its cases against the rows. */
#include <ctype.h>
#include <string.h>

#include "harness/checks/refusal.h"
#include "harness/programs/case_program.h"
#include "internal.h"
#include "text/text.h"
#include "verify/verify.h"

static diag_place place_of(const corpus_case *c) {
  return (diag_place){.file = c->manifest, .line = c->line, .column = 1};
}

/* --- Manifests against rows --- */

/* The program of a case in the form of one release: the op versions that it holds. */
typedef struct form {
  bool there;
  strbuf ops; /* " add_v1 abs_v2 ", each once */
} form;

static bool note_op(ir_op *op, void *user) {
  strbuf *ops = user, name = STRBUF_INIT;
  if (!op->name->def || strncmp(op->name->def->name, "vhlo.", 5) != 0) return true;
  strbuf_addf(&name, " %s ", op->name->def->name + 5);
  if (!strstr(strbuf_str(ops), strbuf_str(&name))) strbuf_adds(ops, strbuf_str(&name));
  strbuf_free(&name);
  return true;
}

static form form_for(ir_context *x, const ir_op *program, vs_version v, diag_sink *sink) {
  form f = {.ops = STRBUF_INIT};
  arena_guard guard;
  if (!ARENA_GUARD(ir_arena(x), &guard)) return f;
  ir_op *copy = ir_clone(x, program);
  vs_options o = {.allow_other_dialects = true};
  f.there = vs_legalize_to_vhlo(x, copy, &o, sink) && vs_convert_to_version(x, copy, v, &o, sink);
  if (f.there) ir_walk(copy, note_op, &f.ops);
  arena_guard_pop(ir_arena(x), &guard);
  return f;
}

/* The first op version of `now` that `then` has not; its name stands in `out`. */
static bool changed_op(const form *then, const form *now, strbuf *out) {
  for (const char *at = strbuf_str(&now->ops); *at;) {
    size_t n = strcspn(at + 1, " ") + 2;
    strbuf_reset(out);
    strbuf_add(out, at, n);
    if (!strstr(strbuf_str(&then->ops), strbuf_str(out))) return true;
    at += n;
  }
  return false;
}

static const case_form *form_from(const corpus_case *c, vs_version v) {
  for (size_t i = 0; i < c->form_count; i++)
    if (c->forms[i].since == v) return &c->forms[i];
  return NULL;
}

/* Is the program written otherwise from release `v` on, and does the manifest say so? */
static void judge_form(const corpus_case *c, const form *then, const form *now, vs_version v,
                       diag_sink *sink) {
  char text[32];
  strbuf_auto op = STRBUF_INIT;
  const case_form *stated = form_from(c, v);
  vs_format(v, text);
  bool changed = changed_op(then, now, &op);
  const char *name = strbuf_str(&op);
  int n = op.len > 2 ? (int)op.len - 2 : 0;
  if (changed && !stated)
    diag_error(
        sink, DIAG_GATE_FORM, place_of(c),
        "case '%s' is written with %.*s from %s on, and its forms do not say so: without the "
        "line every refusal of %.*s would count as expected",
        c->id, n, name + 1, text, n, name + 1);
  else if (stated && !changed)
    diag_error(sink, DIAG_GATE_FORM, place_of(c),
               "case '%s' says that %s writes it with '%s', and it writes what it did before",
               c->id, text, stated->feature);
  else if (stated && !refusal_names(strbuf_str(&now->ops), stated->feature))
    diag_error(sink, DIAG_GATE_FORM, place_of(c),
               "case '%s' says that %s writes it with '%s', and it is written with %.*s", c->id,
               text, stated->feature, n, name + 1);
}

/* The reasons why the release before its own cannot express a program. */
typedef struct reasons {
  diag_sink sink;
  strbuf text;
} reasons;

static void keep_reason(diag_sink *self, const diag *d) {
  strbuf_addf(&((reasons *)self)->text, "%s\n", d->message);
}

static void judge_first(const corpus_case *c, ir_context *x, const ir_op *program,
                        vs_version before, diag_sink *sink) {
  char since[32], text[32];
  reasons why = {.sink = {.emit = keep_reason}, .text = STRBUF_INIT};
  form f = form_for(x, program, before, &why.sink);
  vs_format(c->since, since);
  if (f.there)
    diag_error(sink, DIAG_GATE_SINCE, place_of(c),
               "case '%s' says since: %s, and the rows let %s write it", c->id, since,
               vs_format(before, text));
  else if (!c->form_count || !refusal_names(strbuf_str(&why.text), c->forms[0].feature))
    diag_error(sink, DIAG_GATE_FORM, place_of(c),
               "case '%s' needs %s for '%s', says its manifest, and the rows say: %.*s", c->id,
               since, c->form_count && c->forms[0].feature ? c->forms[0].feature : "",
               (int)strcspn(strbuf_str(&why.text), "\n"), strbuf_str(&why.text));
  strbuf_free(&f.ops);
  strbuf_free(&why.text);
}

static bool in_word(char ch) { return isalnum((unsigned char)ch) || ch == '_'; }

/* Whether a text has a name as a whole, or with the version of an op or a kind behind it. */
static bool has_name(const char *text, const char *name, size_t n) {
  for (const char *at = text; (at = strstr(at, name)) != NULL; at++) {
    const char *end = at + n;
    if (strncmp(end, "_v", 2) == 0) end += 2 + strspn(end + 2, "0123456789");
    if ((at == text || !in_word(at[-1])) && !in_word(*end)) return true;
  }
  return false;
}

/* A refusal passes if it has one of the words of a form. A word that the program does not have
 * would be in any message, or in none. */
static void judge_words(const gate_ground *g, const corpus_case *c, ir_context *x,
                        const ir_op *program, const case_form *f, diag_sink *sink) {
  strbuf_auto text = STRBUF_INIT;
  char version[32];
  vs_options o = {0};
  arena_guard guard;
  if (!f->feature || !strchr(f->feature, '|') || !vs_release_of(g->rows, f->since)) return;
  if (!ARENA_GUARD(ir_arena(x), &guard)) return;
  ir_op *copy = ir_clone(x, program);
  if (vs_legalize_to_vhlo(x, copy, &o, NULL) && vs_convert_to_version(x, copy, f->since, &o, NULL))
    text_print(x, copy, &(text_print_options){.generic = true}, &text);
  for (const char *word = f->feature; text.len; word++) {
    size_t n = strcspn(word, "|");
    if (!has_name(strbuf_str(&text), arena_strndup(ir_arena(x), word, n), n))
      diag_error(
          sink, DIAG_GATE_FORM, place_of(c),
          "case '%s' takes a refusal that says '%.*s' for one that names what %s brings, and "
          "its program has no such thing",
          c->id, (int)n, word, vs_format(f->since, version));
    word += n;
    if (!*word) break;
  }
  arena_guard_pop(ir_arena(x), &guard);
}

/* Judges the releases from the base on; the run checks the older ones against the rows. */
static void judge_case(const gate_ground *g, const corpus_case *c, ir_context *x,
                       const ir_op *program, diag_sink *sink) {
  char since[32], text[32];
  form then = {.ops = STRBUF_INIT};
  for (size_t i = 0; i < c->form_count; i++) judge_words(g, c, x, program, &c->forms[i], sink);
  for (size_t i = 0; i < g->rows->release_count; i++) {
    vs_version v = g->rows->releases[i].version;
    bool base = v == vs_current(g->before);
    if (v < c->since || (v < vs_current(g->before))) continue;
    /* The rows do not say which releases take other dialects beside VHLO. */
    bool dialects = c->mixed_count && v == vs_other_dialects_since(g->rows);
    if (v == c->since && gate_is_new(g, v) && i && !dialects)
      judge_first(c, x, program, g->rows->releases[i - 1].version, sink);
    form now = form_for(x, program, v, NULL);
    if (!now.there)
      diag_error(sink, DIAG_GATE_SINCE, place_of(c),
                 "case '%s' says since: %s, and the rows do not let %s write it", c->id,
                 vs_format(c->since, since), vs_format(v, text));
    else if (!base && then.there)
      judge_form(c, &then, &now, v, sink);
    strbuf_free(&then.ops);
    then = now;
    if (!now.there) break;
  }
  strbuf_free(&then.ops);
}

bool gate_manifests(gate_ground *g, diag_sink *sink, strbuf *note) {
  size_t judged = 0;
  for (size_t i = 0; i < g->corpus.count; i++) {
    const corpus_case *c = &g->corpus.cases[i];
    if (c->breaks || c->edits || !(c->checks >> CHECK_SERIALIZE & 1)) continue;
    FREED_BY(case_program_free) case_program p = {0};
    if (case_program_load(&p, g->rows, c) && case_program_usable(&p))
      judge_case(g, c, p.context, p.plain, sink);
    else
      diag_error(sink, DIAG_GATE_SINCE, place_of(c), "case '%s' cannot be used: %s", c->id,
                 p.broken.len ? strbuf_str(&p.broken) : "out of memory");
    judged++;
  }
  strbuf_addf(note, "%zu cases held against the rows", judged);
  return true;
}

/* --- What new rows demand --- */

static bool count_static(const verify_constraint *row, void *user) {
  *(size_t *)user += row->numbered && row->when == VS_WHEN_STATIC;
  return true;
}

/* The name and the number of a hole in each dimension. */
static const struct {
  coverage_kind kind;
  diag_id id;
  const char *says;
} demands[] = {
    {COVERAGE_SERIALIZE, DIAG_GATE_NO_CASE, "no case has the op"},
    {COVERAGE_VERSIONS, DIAG_GATE_NO_CASE, "no case is written with the op version"},
    {COVERAGE_TYPES, DIAG_GATE_NO_CASE, "no case has the type"},
    {COVERAGE_ATTRIBUTES, DIAG_GATE_NO_CASE, "no case has the attribute"},
    {COVERAGE_ENUMS, DIAG_GATE_NO_CASE, "no case has the value"},
    {COVERAGE_RULES, DIAG_GATE_NO_RULE, "no case asks the rule this way"},
    {COVERAGE_LIFTED, DIAG_GATE_NO_LIFTED, "no case needs the release that lifted it"},
    {COVERAGE_BOUNDS, DIAG_GATE_NO_BOUND,
     "no case of its release has it, so older consumers are never asked to refuse it"},
    {COVERAGE_NEGATIVE, DIAG_GATE_NO_NEGATIVE, "no case breaks a constraint of the op"},
    {COVERAGE_CONSTRAINTS, DIAG_GATE_NO_NEGATIVE, "no case breaks it"},
    {COVERAGE_REASONS, DIAG_GATE_NO_REASON, "the case is not evaluated and does not say why"},
};

static void demand(const gate_ground *g, const coverage *c, diag_sink *sink) {
  char version[32];
  for (size_t d = 0; d < sizeof demands / sizeof *demands; d++)
    for (size_t i = 0; i < c->count; i++) {
      const coverage_item *item = &c->items[i];
      size_t constraints = 0;
      if (item->kind != demands[d].kind || item->cases || item->except) continue;
      if (!gate_is_new(g, item->since)) continue;
      if (item->kind == COVERAGE_NEGATIVE)
        verify_constraints_of(g->rows, item->name, count_static, &constraints);
      if (item->kind == COVERAGE_NEGATIVE && !constraints) continue;
      diag_error(sink, demands[d].id, (diag_place){0}, "%s (%s): %s", item->name,
                 vs_format(item->since, version), demands[d].says);
    }
}

/* Ids that the base has and the corpus has no more. */
static void find_vanished(const gate_ground *g, diag_sink *sink) {
  for (size_t i = 0; i < g->was.count; i++)
    if (!corpus_find(&g->corpus, g->was.cases[i].id))
      diag_error(sink, DIAG_GATE_VANISHED, (diag_place){0}, "case '%s' of the base is gone",
                 g->was.cases[i].id);
}

/* scripts/new-release puts it where a person must write something. */
#define SKELETON_MARK "TODO(new-release)"

static bool is_unfinished(const corpus_case *c) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  if (!c->path || c->text || !input_open(&in, c->path, &why)) return false;
  return strbuf_find(in.bytes, in.size, SKELETON_MARK, strlen(SKELETON_MARK)) != NULL;
}

static void find_skeletons(const gate_ground *g, diag_sink *sink) {
  for (size_t i = 0; i < g->corpus.count; i++) {
    const corpus_case *c = &g->corpus.cases[i];
    if (gate_is_new(g, c->since) && is_unfinished(c))
      diag_error(sink, DIAG_GATE_SKELETON, place_of(c), "case '%s' has a " SKELETON_MARK, c->id);
  }
}

bool gate_cases(gate_ground *g, diag_sink *sink, strbuf *note) {
  FREED_BY(coverage_free) coverage c = {0};
  golden_set none = {0};
  gate_examine_elements(g, sink);
  find_skeletons(g, sink);
  find_vanished(g, sink);
  if (coverage_measure(&c, g->rows, &g->corpus, &none, sink)) {
    demand(g, &c, sink);
    coverage_check(&c, g->corpus.folder, sink);
    if (g->before_corpus && coverage_marks(&c, g->before_corpus, sink))
      coverage_check(&c, g->before_corpus, sink);
  }
  size_t asked = 0;
  for (size_t i = 0; i < c.count; i++) asked += gate_is_new(g, c.items[i].since);
  strbuf_addf(note, "%zu demands of new rows, %zu cases", asked, g->corpus.count);
  return true;
}

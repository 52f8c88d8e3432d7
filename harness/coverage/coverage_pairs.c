/* SPDX-License-Identifier: Apache-2.0 */
/* Values and pairs of values: of the corpus, and of programs that others wrote. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "coverage.h"
#include "harness/cli/diags.h"
#include "harness/files/digest.h"
#include "harness/sizes/sizes.h"

/* --- The corpus --- */

/* Defaults are elided, as in the programs of others, which were VHLO. */
void coverage_look(coverage *c, ir_context *x, const ir_op *module) {
  vs_options o = {.allow_other_dialects = true};
  ir_op *copy = ir_clone(x, module);
  if (program_normalize(x, copy, NULL) && vs_legalize_to_stablehlo(x, copy, &o, NULL))
    pairs_look(c->pairs, copy, PAIRS_CASE, NULL);
}

bool coverage_look_at_sizes(coverage *c, const vs_opset *o, const corpus *all, diag_sink *sink) {
  FREED_BY(corpus_free) corpus sized = {.memory = arena_new(0), .folder = all->folder};
  strbuf_auto why = STRBUF_INIT;
  uint32_t classes = 0;
  bool ok = sized.memory && sizes_read("all", &classes) && sizes_add(&sized, o, classes, &why);
  for (size_t i = 0; ok && i < sized.count; i++) {
    if (!sized.cases[i].sized->confirmed) continue; /* it would not run */
    ir_context *x = ir_context_new(&o->registry, NULL);
    ir_op *module = x ? sizes_outline(&sized.cases[i], x, &why) : NULL;
    ok = module != NULL;
    if (ok) pairs_look(c->pairs, module, PAIRS_SIZED, NULL);
    ir_context_free(x);
  }
  return ok || diag_error(sink, DIAG_COVERAGE_LIST, (diag_place){0}, "%s",
                          why.len ? strbuf_str(&why) : "out of memory");
}

/* --- Items --- */

static void add(coverage *c, coverage_kind k, const char *name, const pairs_count *count) {
  VEC_ADD(c->memory, c,
          (coverage_item){.kind = k,
                          .name = name,
                          .cases = count->cases,
                          .programs = count->programs,
                          .first = count->first});
}

/* The items of one of the sides: what cases have, or what programs have. */
static void add_items(coverage *c, bool of_programs) {
  const pairs *p = c->pairs;
  for (size_t i = 0; i < p->facts.count; i++) {
    const pairs_fact *f = p->facts.items[i];
    if (of_programs ? f->count.programs : f->count.cases)
      add(c, of_programs ? COVERAGE_PROGRAM_VALUES : COVERAGE_VALUES,
          arena_printf(c->memory, "%s %s", f->op, f->text), &f->count);
  }
  for (size_t i = 0; i < p->all.count; i++) {
    const pairs_pair *f = p->all.items[i];
    if (of_programs ? f->count.programs : f->count.cases)
      add(c, of_programs ? COVERAGE_PROGRAM_PAIRS : COVERAGE_PAIRS,
          arena_printf(c->memory, "%s %s with %s", f->a->op, f->a->text, f->b->text), &f->count);
  }
}

/* --- Options --- */

/* Whether the fact is a value of the property other than its default. */
static bool is_said(const pairs_fact *f, const char *property) {
  size_t n = strlen(property);
  return strncmp(f->text, property, n) == 0 && (f->text[n] == ' ' || f->text[n] == '.') &&
         strcmp(f->text + n, " unsaid") != 0;
}

/* The most cases that have a value of the one property with a value of the other one. */
static size_t cases_with(const pairs *p, const char *op, const char *a, const char *b) {
  size_t most = 0;
  for (size_t i = 0; i < p->all.count; i++) {
    const pairs_pair *f = p->all.items[i];
    bool both = strcmp(f->a->op, op) == 0 &&
                ((is_said(f->a, a) && is_said(f->b, b)) || (is_said(f->a, b) && is_said(f->b, a)));
    if (both && f->count.cases > most) most = f->count.cases;
  }
  return most;
}

/* Every two optional properties of an op. */
static void add_options(coverage *c, const vs_op *op) {
  const char *name = op->def.name + strlen("stablehlo.");
  for (size_t i = 0; i < op->def.prop_count; i++)
    for (size_t k = i + 1; k < op->def.prop_count; k++) {
      const ir_propdef *a = &op->def.props[i], *b = &op->def.props[k];
      if (!a->optional || !b->optional) continue;
      pairs_count count = {.cases = cases_with(c->pairs, name, a->name, b->name)};
      add(c, COVERAGE_OPTIONS, arena_printf(c->memory, "%s %s with %s", name, a->name, b->name),
          &count);
    }
}

void coverage_add_pairs(coverage *c, const vs_opset *o) {
  pairs_sort(c->pairs);
  for (size_t i = 0; i < o->op_count; i++)
    if (vs_stablehlo_name(o->ops[i].def.name)) add_options(c, &o->ops[i]);
  add_items(c, false);
}

/* Items of more programs come first. */
static int by_programs(const void *a, const void *b) {
  const coverage_item *x = a, *y = b;
  if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
  if (x->programs != y->programs) return x->programs > y->programs ? -1 : 1;
  return strcmp(x->name, y->name);
}

/* --- Programs of others --- */

/* Whether no program was the same so far. */
static bool is_new(coverage *c, ir_context *x, ir_op *normal, diag_sink *sink) {
  char digest[DIGEST_TEXT];
  if (!digest_of(x, normal, digest, sink)) return false;
  if (!c->digests) c->digests = intern_new(c->memory);
  return map_insert(c->memory, &c->seen, intern_get(c->digests, digest, strlen(digest)), c);
}

static bool read_program(coverage *c, ir_context *x, const coverage_program *p, diag_sink *sink) {
  vs_options o = {.allow_other_dialects = true};
  ir_op *module = digest_read(x, p->path, p->bytes, p->size, sink);
  if (!module) return false;
  if (!is_new(c, x, module, sink)) return true;
  if (!vs_legalize_to_stablehlo(x, module, &o, sink)) return false;
  pairs_look(c->pairs, module, PAIRS_PROGRAM, p->name);
  c->programs++;
  return true;
}

void coverage_add_program(coverage *c, const vs_opset *o, const coverage_program *p,
                          diag_sink *sink) {
  ir_context_options how = {.allow_unregistered = true};
  ir_context *x = ir_context_new(&o->registry, &how);
  volatile bool ok = false;
  arena_guard g;
  if (x && ARENA_GUARD(c->memory, &g)) {
    ok = read_program(c, x, p, sink);
    arena_guard_pop(c->memory, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
  c->unread += !ok;
  ir_context_free(x);
}

void coverage_end_programs(coverage *c, diag_sink *sink) {
  arena_guard g;
  if (ARENA_GUARD(c->memory, &g)) {
    size_t before = c->count;
    pairs_sort(c->pairs);
    add_items(c, true);
    if (c->count > before)
      qsort(c->items + before, c->count - before, sizeof *c->items, by_programs);
    arena_guard_pop(c->memory, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  }
}

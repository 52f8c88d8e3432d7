/* SPDX-License-Identifier: Apache-2.0 */
/* Applies wrong rewrites to the programs of the corpus, one rewrite at a time, and says which cases
 * notice. The rewrites come from `scripts/neighbours --rewrites`: the function @ROW is a pattern,
 * and
 * @ROW.wrong replaces what matches it.
 *
 *     rewrites FILE [REGEX]
 *
 * REGEX selects cases by their ids. For each row a line is printed, with tabs: the row, `caught` by
 * the row's own check or only by `others` or `missed`, the contexts of its own check that notice
 * it, the number of other cases that notice, and the first of them. The status is 1 if a row's own
 * check does not notice it.
 *
 * A row whose ops all work on one element at a time applies to tensors of any shape, and any other
 * row to tensors of the types that it has. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "harness/cases/plan.h"
#include "harness/programs/case_program.h"
#include "text/text.h"

/* --- Matching --- */

enum { BOUND_MOST = 256, ROOTS_MOST = 8 };

typedef struct binding {
  const ir_value *pattern;
  ir_value *found;
} binding;

typedef struct matcher {
  bool any_shape;
  const ir_type *own, *shape; /* any_shape: a tensor of the pattern, and of what was found */
  binding bound[BOUND_MOST];
  size_t count;
} matcher;

static const ir_op *return_of(const ir_op *function) { return function->regions[0].first->last; }

static bool same_dims(const ir_type *a, const ir_type *b) {
  return ir_type_is(a, IR_TYPE_TENSOR) && ir_type_is(b, IR_TYPE_TENSOR) &&
         a->shaped.rank == b->shaped.rank &&
         (!a->shaped.rank ||
          memcmp(a->shaped.dims, b->shaped.dims, a->shaped.rank * sizeof *a->shaped.dims) == 0);
}

static bool type_meets(matcher *m, const ir_type *pattern, const ir_type *found) {
  if (!m->any_shape) return pattern == found;
  if (!ir_type_is(found, IR_TYPE_TENSOR) || pattern->shaped.element != found->shaped.element)
    return false;
  if (!m->shape) m->shape = found;
  return same_dims(m->shape, found);
}

static bool constants_meet(const ir_op *a, const ir_op *b) {
  const ir_attr *x = ir_op_get(a, "value"), *y = ir_op_get(b, "value");
  if (x == y) return true;
  return ir_attr_is(x, IR_ATTR_DENSE) && ir_attr_is(y, IR_ATTR_DENSE) && x->dense.splat &&
         y->dense.splat && x->dense.size == y->dense.size &&
         x->dense.type->shaped.element == y->dense.type->shaped.element &&
         memcmp(x->dense.data, y->dense.data, x->dense.size) == 0;
}

static bool bind(matcher *m, const ir_value *pattern, ir_value *found) {
  if (m->count == BOUND_MOST || !type_meets(m, pattern->type, found->type)) return false;
  m->bound[m->count++] = (binding){pattern, found};
  return true;
}

static ir_value *bound_to(const matcher *m, const ir_value *pattern) {
  for (size_t i = 0; i < m->count; i++)
    if (m->bound[i].pattern == pattern) return m->bound[i].found;
  return NULL;
}

static bool op_meets(matcher *m, const ir_op *pattern, ir_op *found);

static bool value_meets(matcher *m, const ir_value *pattern, ir_value *found) {
  ir_value *before = bound_to(m, pattern);
  if (before) return before == found;
  if (pattern->is_argument) return bind(m, pattern, found);
  return !found->is_argument && pattern->index == found->index &&
         op_meets(m, pattern->op, found->op);
}

static bool region_meets(matcher *m, const ir_region *pattern, const ir_region *found) {
  const ir_block *a = pattern->first, *b = found->first;
  if (!a || !b) return a == b;
  if (a->next || b->next || a->arg_count != b->arg_count) return false;
  for (size_t i = 0; i < a->arg_count; i++)
    if (!bind(m, a->args[i], b->args[i])) return false;
  const ir_op *x = a->first;
  ir_op *y = b->first;
  for (; x && y; x = x->next, y = y->next)
    if (!op_meets(m, x, y)) return false;
  return !x && !y;
}

static bool op_meets(matcher *m, const ir_op *pattern, ir_op *found) {
  if (pattern->name != found->name || pattern->operand_count != found->operand_count ||
      pattern->result_count != found->result_count || pattern->region_count != found->region_count)
    return false;
  if (ir_op_is(pattern, OP_STABLEHLO_CONSTANT)) {
    if (!constants_meet(pattern, found)) return false;
  } else {
    for (size_t i = 0; i < ir_op_prop_count(pattern); i++)
      if (pattern->props[i] != found->props[i]) return false;
  }
  for (size_t i = 0; i < pattern->operand_count; i++)
    if (!value_meets(m, pattern->operands[i].value, found->operands[i].value)) return false;
  for (size_t i = 0; i < pattern->region_count; i++)
    if (!region_meets(m, &pattern->regions[i], &found->regions[i])) return false;
  for (size_t i = 0; i < pattern->result_count; i++)
    if (!bind(m, &pattern->results[i], &found->results[i])) return false;
  return true;
}

/* --- Rewriting --- */

typedef struct row {
  const char *name;
  const ir_op *pattern, *wrong; /* functions */
  bool any_shape;
} row;

static bool works_on_elements(const ir_op *function) {
  const ir_type *first = NULL;
  for (const ir_op *op = function->regions[0].first->first; op->next; op = op->next) {
    if (op->region_count || op->result_count != 1 || !op->name->def) return false;
    bool constant = ir_op_is(op, OP_STABLEHLO_CONSTANT);
    if (!constant && !vs_op_of(op->name->def)->elementwise) return false;
    const ir_attr *value = constant ? ir_op_get(op, "value") : NULL;
    if (constant && (!ir_attr_is(value, IR_ATTR_DENSE) || !value->dense.splat)) return false;
    if (!first) first = op->results[0].type;
    if (!same_dims(first, op->results[0].type)) return false;
    for (size_t i = 0; i < op->operand_count; i++)
      if (!same_dims(first, op->operands[i].value->type)) return false;
  }
  return true;
}

static const ir_type *in_shape(ir_context *c, const ir_type *t, const ir_type *shape) {
  return ir_type_tensor(c, shape->shaped.dims, shape->shaped.rank, t->shaped.element, NULL);
}

typedef struct reshaping {
  ir_context *c;
  const ir_type *shape;
} reshaping;

static bool give_shape(ir_op *op, void *user) {
  const reshaping *r = user;
  for (size_t i = 0; i < op->result_count; i++)
    op->results[i].type = in_shape(r->c, op->results[i].type, r->shape);
  if (ir_op_is(op, OP_STABLEHLO_CONSTANT)) {
    const ir_attr *a = ir_op_get(op, "value");
    ir_op_set(
        r->c, op, "value",
        ir_attr_dense(r->c, op->results[0].type, a->dense.data, a->dense.size, true, IR_COPY));
  }
  return true;
}

/* A copy of the function that replaces what was found, with a name of its own. */
static ir_op *replacement(ir_context *c, const row *r, const matcher *m, size_t number) {
  ir_op *f = ir_clone(c, r->wrong);
  char name[96];
  snprintf(name, sizeof name, "wrong.%zu", number);
  ir_op_set(c, f, "sym_name", ir_attr_string(c, name, strlen(name)));
  if (!m->any_shape) return f;
  ir_block *body = f->regions[0].first;
  reshaping to = {c, m->shape};
  for (size_t i = 0; i < body->arg_count; i++)
    body->args[i]->type = in_shape(c, body->args[i]->type, m->shape);
  ir_walk(f, give_shape, &to);
  const ir_type **takes = ARENA_ARRAY(ir_arena(c), const ir_type *, body->arg_count + 1);
  const ir_type **gives = ARENA_ARRAY(ir_arena(c), const ir_type *, body->last->operand_count + 1);
  for (size_t i = 0; i < body->arg_count; i++) takes[i] = body->args[i]->type;
  for (size_t i = 0; i < body->last->operand_count; i++)
    gives[i] = body->last->operands[i].value->type;
  ir_op_set(c, f, "function_type",
            ir_attr_type(
                c, ir_type_function(c, takes, body->arg_count, gives, body->last->operand_count)));
  return f;
}

/* The results of the pattern beyond the first, anywhere in the block of the first. */
static bool others_meet(matcher *m, const ir_op *results, size_t first, ir_block *block) {
  for (size_t i = first + 1; i < results->operand_count; i++) {
    const ir_value *v = results->operands[i].value;
    if (v->is_argument || bound_to(m, v)) continue;
    bool met = false;
    for (ir_op *op = block->first; op && !met; op = op->next) {
      size_t before = m->count;
      met = op_meets(m, v->op, op);
      if (!met) m->count = before;
    }
    if (!met) return false;
  }
  return true;
}

static bool place_call(ir_context *c, ir_op *root, const row *r, const matcher *m, ir_op *module,
                       size_t number) {
  const ir_block *takes = r->pattern->regions[0].first;
  const ir_op *gives = return_of(r->pattern);
  ir_value **operands = ARENA_ARRAY(ir_arena(c), ir_value *, takes->arg_count + 1);
  const ir_type **types = ARENA_ARRAY(ir_arena(c), const ir_type *, gives->operand_count + 1);
  for (size_t i = 0; i < takes->arg_count; i++) {
    operands[i] = bound_to(m, takes->args[i]);
    if (!operands[i]) return false; /* the pattern does not use it */
  }
  ir_op *f = replacement(c, r, m, number);
  const ir_op *made = return_of(f);
  for (size_t i = 0; i < gives->operand_count; i++) types[i] = made->operands[i].value->type;
  ir_op *call = ir_op_new(c, ir_opname_get(c, "func.call", 9), root->loc, operands,
                          takes->arg_count, types, gives->operand_count, 0, NULL, 0);
  const ir_attr *name = ir_op_get(f, "sym_name");
  ir_op_set(c, call, "callee", ir_attr_symbol(c, name->string.value, NULL, 0));
  ir_block_insert_before(root, call);
  for (size_t i = 0; i < gives->operand_count; i++) {
    ir_value *old = bound_to(m, gives->operands[i].value);
    if (old && !gives->operands[i].value->is_argument)
      ir_value_replace_all_uses(old, &call->results[i]);
  }
  ir_block_append(module->regions[0].first, f);
  return true;
}

typedef struct op_list {
  ir_op **items;
  size_t count, room;
  const ir_opname *name;
} op_list;

static bool collect(ir_op *op, void *user) {
  op_list *l = user;
  if (op->name != l->name) return true;
  if (l->count == l->room)
    l->items = realloc(l->items, (l->room = 2 * l->room + 16) * sizeof *l->items);
  if (l->items) l->items[l->count++] = op;
  return l->items != NULL;
}

/* The first result that an op of the pattern makes. */
static size_t root_of(const ir_op *gives) {
  size_t i = 0;
  while (i < gives->operand_count && gives->operands[i].value->is_argument) i++;
  return i;
}

/* Applies the row wherever it matches; returns how often. */
static size_t apply(ir_context *c, ir_op *module, const row *r) {
  const ir_op *gives = return_of(r->pattern);
  size_t first = root_of(gives), count = 0;
  if (first == gives->operand_count) return 0;
  const ir_value *v = gives->operands[first].value;
  op_list found = {.name = v->op->name};
  ir_walk(module, collect, &found);
  for (size_t i = 0; i < found.count; i++) {
    matcher m = {.any_shape = r->any_shape};
    ir_op *root = found.items[i];
    if (op_meets(&m, v->op, root) && others_meet(&m, gives, first, root->block))
      count += place_call(c, root, r, &m, module, count);
  }
  free(found.items);
  return count;
}

/* --- Rows --- */

typedef struct score {
  char *name;
  bool own[2]; /* by context */
  bool applied;
  size_t others;
  char *first; /* of the other cases */
} score;

typedef struct all_rows {
  char *text;
  size_t size;
  score *scores;
  size_t count;
} all_rows;

static bool read_rows(all_rows *a, const char *path) {
  strbuf_auto why = STRBUF_INIT;
  input in;
  if (!input_open(&in, path, &why)) {
    fprintf(stderr, "%s\n", strbuf_str(&why));
    return false;
  }
  a->text = strndup(in.bytes, in.size);
  a->size = in.size;
  input_close(&in);
  static const char head[] = "func.func private @";
  for (const char *at = a->text; (at = strstr(at, head));) {
    at += strlen(head);
    size_t n = strcspn(at, "(");
    if (memchr(at, '.', n)) continue; /* what replaces the one before */
    a->scores = realloc(a->scores, (a->count + 1) * sizeof *a->scores);
    a->scores[a->count++] = (score){.name = strndup(at, n)};
  }
  return a->count > 0;
}

/* --- Evaluating --- */

static const check_kind contexts[] = {CHECK_EVALUATE, CHECK_ARGUMENTS};
enum { CONTEXTS = sizeof contexts / sizeof *contexts };

/* Whether the results are those of the case; `why` says which are not. */
static bool right(case_program *p, const context_program *x, ir_op *module, strbuf *why) {
  interp_value **values = NULL;
  size_t count = 0;
  interp_options o = {.max_steps = 1000000}; /* a wrong rewrite may make an endless loop */
  diag_text_sink sink = diag_text_sink_to(why);
  bool ran = interp_run(p->context, module, "main", x->args.values, x->args.count, &o, &values,
                        &count, &sink.sink);
  bool met = ran && expectations_met(&p->expected, values, count, false, why);
  interp_release_all(values, count);
  return met;
}

static bool names_row(const char *text, const char *name) {
  size_t n = strlen(name);
  for (const char *at = text; (at = strstr(at, name)); at += n)
    if (strchr("( ", at[-1]) && strchr("),\n", at[n])) return true;
  return false;
}

/* Whether the case has the row's own check, and it is that one that fails or is never reached. */
static bool is_own(const score *s, const case_program *p, const char *why) {
  for (size_t i = 0; i < p->expected.count; i++) {
    const istr *name = p->expected.items[i].name;
    if (name && strcmp(name->bytes, s->name) == 0)
      return names_row(why, s->name) || strncmp(why, "result ", 7) != 0;
  }
  return false;
}

static void note(score *s, const case_program *p, size_t context, const char *why) {
  const corpus_case *c = p->c;
  if (is_own(s, p, why)) {
    s->own[context] = true;
    return;
  }
  if (s->first && strcmp(s->first, c->id) == 0) return; /* in its other context */
  s->others++;
  if (!s->first) s->first = strdup(c->id);
}

/* One row in one context of one case. */
static void try_row(case_program *p, const row *r, score *s, size_t k) {
  context_program x;
  strbuf_auto why = STRBUF_INIT, broken = STRBUF_INIT;
  int64_t rows;
  if (case_context(p, contexts[k], 0, &x, &rows, &why) == CONTEXT_DERIVED) {
    arena_guard g;
    volatile size_t times = 0;
    if (ARENA_GUARD(ir_arena(p->context), &g)) {
      times = apply(p->context, x.module, r);
      arena_guard_pop(ir_arena(p->context), &g);
    }
    diag_text_sink sink = diag_text_sink_to(&broken);
    strbuf_reset(&why);
    if (times && program_verify(x.module, &sink.sink)) {
      s->applied = true;
      if (!right(p, &x, x.module, &why)) note(s, p, k, strbuf_str(&why));
    }
  }
  context_free(&x);
}

static bool has_op(ir_op *op, void *user) { return op->name != user; }

/* Every row that can match in a case. */
static void try_case(const corpus_case *c, const all_rows *a) {
  FREED_BY(case_program_free) case_program p = {0};
  if (!case_program_load(&p, vs_builtin_opset(), c) || !case_program_usable(&p)) return;
  strbuf_auto why = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&why);
  ir_op *patterns = text_parse(p.context, a->text, a->size, NULL, &sink.sink);
  if (!patterns) {
    fprintf(stderr, "%s", strbuf_str(&why));
    exit(2);
  }
  ir_op *f = patterns->regions[0].first->first;
  for (size_t i = 0; i < a->count; i++, f = f->next->next) {
    row r = {a->scores[i].name, f, f->next, works_on_elements(f) && works_on_elements(f->next)};
    const ir_op *gives = return_of(f);
    size_t first = root_of(gives);
    if (first == gives->operand_count) continue;
    if (ir_walk(p.plain, has_op, (void *)(uintptr_t)gives->operands[first].value->op->name))
      continue;
    for (size_t k = 0; k < CONTEXTS; k++) try_row(&p, &r, &a->scores[i], k);
  }
}

static int print(const all_rows *a, bool all) {
  int status = 0;
  for (size_t i = 0; i < a->count; i++) {
    const score *s = &a->scores[i];
    bool own = s->own[0] || s->own[1];
    printf("%s\t%s\t%s%s%s", s->name,
           own         ? "caught"
           : s->others ? "others"
                       : "missed",
           s->own[0] ? "constants" : "", s->own[0] && s->own[1] ? "," : "",
           s->own[1] ? "arguments"
           : own     ? ""
                     : "-");
    if (all) printf("\t%zu\t%s", s->others, s->first ? s->first : "-");
    printf("\n");
    if (!own) {
      fprintf(stderr, "%s: %s\n", s->name,
              s->applied ? "the wrong rewrite changes no result" : "the pattern matches nowhere");
      status = 1;
    }
  }
  return status;
}

int main(int argc, char **argv) {
  all_rows a = {0};
  strbuf_auto why = STRBUF_INIT;
  corpus all;
  if (argc < 2 || argc > 3) {
    fprintf(stderr, "usage: rewrites FILE [REGEX]\n");
    return 2;
  }
  plan_filter *filter = plan_filter_new(vs_builtin_opset(),
                                        &(plan_options){.regex = argc > 2 ? argv[2] : NULL}, &why);
  if (!filter || !read_rows(&a, argv[1]) ||
      !corpus_load(&all, HLO_CTS_SOURCE "/corpus", vs_builtin_opset(), NULL))
    return 2;
  for (size_t i = 0; i < all.count; i++) {
    const corpus_case *c = &all.cases[i];
    if ((c->checks >> CHECK_EVALUATE & 1) && !c->devices.replicas && plan_takes_case(filter, c))
      try_case(c, &a);
  }
  int status = print(&a, argc < 3);
  for (size_t i = 0; i < a.count; i++) {
    free(a.scores[i].name);
    free(a.scores[i].first);
  }
  free(a.scores);
  free(a.text);
  plan_filter_free(filter);
  corpus_free(&all);
  return status;
}

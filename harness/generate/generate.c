/* SPDX-License-Identifier: Apache-2.0 */
/* Choices, and the program around the ops. */
#include <stdlib.h>
#include <string.h>

#include "artifact/program.h"
#include "internal.h"
#include "verify/verify.h"

const char *const generate_profile_names[GENERATE_PROFILES + 1] = {
#define GENERATE_PROFILE(name, yaml, ...) yaml,
#include "profiles.def"
#undef GENERATE_PROFILE
};
const char *const generate_size_names[] = {"small", "medium", "large", NULL};
static const int64_t limits[] = {40, 2000, 100000};
static const struct {
  bool evaluated, edges;
  unsigned ops, depth;
} profiles[] = {
#define GENERATE_PROFILE(name, yaml, evaluated, edges, ops, depth, words) \
  {evaluated, edges, ops, depth},
#include "profiles.def"
#undef GENERATE_PROFILE
};
static const maker *const tables[] = {
    makers_of_elements,     makers_of_shapes,  makers_of_indexing,    makers_of_folds,
    makers_of_contractions, makers_of_control, makers_of_collectives, makers_of_symbols};
#define TABLES (sizeof tables / sizeof *tables)

ir_op *new_function(generation *g, const char *name) {
  ir_op *f =
      ir_op_new(g->c, ir_opname_get(g->c, "func.func", 9), g->loc, NULL, 0, NULL, 0, 1, NULL, 0);
  set_string(g, f, "sym_name", name);
  return f;
}

/* --- Choices --- */

unsigned draw(generation *g, unsigned n) {
  unsigned x = 0;
  if (n < 2) return 0;
  for (unsigned most = 1; most<n; most = most> UINT32_MAX / 256 ? UINT32_MAX : most * 256) {
    x = x << 8 | (g->left ? *g->bytes : 0);
    g->bytes += g->left > 0;
    g->left -= g->left > 0;
  }
  return x % n;
}

bool chance(generation *g, unsigned of256) { return draw(g, 256) >= 256 - of256; }

int64_t between(generation *g, int64_t low, int64_t high) {
  return high > low ? low + draw(g, (unsigned)(high - low + 1)) : low;
}

/* --- The generator --- */

static bool listed(const char *list, const char *name) {
  size_t n = strlen(name);
  for (const char *at = list; at && (at = strstr(at, name)); at += n)
    if ((at == list || at[-1] == ',') && (at[n] == ',' || !at[n])) return true;
  return false;
}

static bool exists_at(const vs_opset *o, const vs_op *op, vs_version release) {
  const vs_op *at = vs_op_row(o, op->counterpart);
  if (!at) return false;
  while (at->older != VS_NO_ID) at = vs_op_row(o, at->older);
  return at->since <= release;
}

bool op_is_allowed(const generator *g, const char *name) {
  const vs_op *op = vs_stablehlo_op(g->o.opset, name, strlen(name));
  vs_version release = g->o.profile == GENERATE_DOWNGRADE ? vs_current(g->o.opset) : g->o.release;
  return op && (!g->o.ops || listed(g->o.ops, name)) && exists_at(g->o.opset, op, release);
}

/* The elements that each type set has: asked of verify/. */
static bool learn_sets(generator *g) {
  ir_context *c = ir_context_new(&g->o.opset->registry, NULL);
  arena_guard guard;
  bool ok = c && ARENA_GUARD(ir_arena(c), &guard);
  if (ok) {
    generation x = {.g = g, .c = c};
    for (unsigned set = 0; set < verify_type_sets(); set++)
      for (unsigned rank = 0; rank < 3; rank++)
        for (int e = 0; e < ELEMENTS; e++) {
          shape s = {{2, 2}, rank};
          if (verify_type_fits((uint8_t)set, tensor_type(&x, (element)e, &s)))
            g->accepted[set] |= ONE_OF(e);
        }
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
  return ok;
}

/* The elements that all operands of an op may have. */
static element_set operands_of(const generator *g, const vs_op *op) {
  const element_set classes[VS_ELEMENTS] = {ONE_OF(E_i1), integers, floats, complexes};
  element_set in = ALL_ELEMENTS;
  vs_argument a;
  for (const char *at = op->arguments; at && vs_next_argument(&at, &a);)
    if (a.kind == VS_ARGUMENT_OPERAND || a.kind == VS_ARGUMENT_RESULT) in &= g->accepted[a.set];
  for (unsigned i = 0; i < op->must_count; i++) {
    if (op->musts[i].what != VS_MUST_ELEMENTS) continue;
    element_set any = 0;
    for (unsigned k = 0; k < VS_ELEMENTS; k++)
      if (op->musts[i].elements >> k & 1) any |= classes[k];
    in &= any;
  }
  return in;
}

static bool is_made(const char *name) {
  for (size_t t = 0; t < TABLES; t++)
    for (const maker *m = tables[t]; m->op; m++)
      if (strcmp(m->op, name) == 0) return true;
  return false;
}

static bool wanted(const generator *g, const maker *m) {
  if (m->kind == NOT_EVALUATED && g->evaluated) return false;
  if (m->kind == COLLECTIVE && g->evaluated && !g->devices) return false;
  if (m->kind == ONLY_EDGES && !g->edges) return false;
  return true;
}

static void add_choice(generator *g, const maker *m, const vs_op *op) {
  if (g->choice_count == MAKERS_MOST || !wanted(g, m)) return;
  element_set in = operands_of(g, op);
  bool often = m->kind == COLLECTIVE && g->devices;
  g->choices[g->choice_count++] = (choice){m, op, in, m->weight * (often ? 6 : 1)};
}

/* Ops whose operands and result have one type come from their rows alone. */
static const maker row_maker = {"", make_by_row, 3, EVERYWHERE, false};

static bool is_by_row(const vs_op *op) {
  const ir_opdef *d = &op->def;
  if (!vs_stablehlo_name(d->name) || is_made(vs_stablehlo_name(d->name))) return false;
  uint16_t both = 1 << VS_TRAIT_COMPATIBLE_TYPES | 1 << VS_TRAIT_SAME_SHAPE;
  bool same = (op->checks.traits & both) == both || op->elementwise;
  bool musts = false;
  for (unsigned i = 0; i < op->must_count; i++) musts |= op->musts[i].what == VS_MUST_SAME_TYPE;
  return (same || musts) && d->result_count == 1 && d->operand_count && !d->region_count;
}

static bool list_choices(generator *g, strbuf *why) {
  const vs_opset *o = g->o.opset;
  for (size_t i = 0; i < o->op_count; i++) {
    const char *name = vs_stablehlo_name(o->ops[i].def.name);
    if (name && is_by_row(&o->ops[i]) && op_is_allowed(g, name))
      add_choice(g, &row_maker, &o->ops[i]);
  }
  for (size_t t = 0; t < TABLES; t++)
    for (const maker *m = tables[t]; m->op; m++)
      if (op_is_allowed(g, m->op)) add_choice(g, m, vs_stablehlo_op(o, m->op, strlen(m->op)));
  if (!g->choice_count)
    strbuf_addf(why, "no op of this list can be made%s",
                g->evaluated ? "; the profile serialize has more" : "");
  return g->choice_count > 0;
}

static bool read_lists(generator *g, strbuf *why) {
  static const char *const names[] = {
#define ELEMENT(name, class, bits) #name,
#define COMPLEX_ELEMENT(name, part) "complex<" #part ">",
#include "elements.def"
#undef ELEMENT
#undef COMPLEX_ELEMENT
  };
  strbuf_auto word = STRBUF_INIT;
  for (const char *at = g->o.ops, *end; at && *at; at = *end ? end + 1 : end) {
    end = at + strcspn(at, ",");
    if (vs_stablehlo_op(g->o.opset, at, (size_t)(end - at))) continue;
    strbuf_addf(why, "StableHLO has no op '%.*s'", (int)(end - at), at);
    return false;
  }
  g->elements = g->o.types ? 0 : ALL_ELEMENTS;
  for (const char *at = g->o.types, *end; at && *at; at = *end ? end + 1 : end) {
    end = at + strcspn(at, ",");
    strbuf_reset(&word);
    strbuf_add(&word, at, (size_t)(end - at));
    element_set had = g->elements;
    for (int e = 0; e < ELEMENTS; e++)
      if (strcmp(strbuf_str(&word), names[e]) == 0) g->elements |= ONE_OF(e);
    if (g->elements != had) continue;
    strbuf_addf(why, "'%s' is no element type of random programs", strbuf_str(&word));
    return false;
  }
  return true;
}

/* Takes away the element types that came after a release. */
static void limit_elements(generator *g, vs_version release) {
  ir_context *c = ir_context_new(&g->o.opset->registry, NULL);
  arena_guard guard;
  if (c && ARENA_GUARD(ir_arena(c), &guard)) {
    generation x = {.g = g, .c = c};
    for (int e = 0; e < ELEMENTS; e++) {
      const ir_type *t = vs_type_to_vhlo(c, ir_type_element(scalar_type(&x, (element)e)));
      if (t && t->kind == IR_TYPE_DEFINED && class_of((element)e) != IS_COMPLEX &&
          vs_type_row(g->o.opset, t->defined.def->id)->since > release)
        g->elements &= ~ONE_OF(e);
    }
    arena_guard_pop(ir_arena(c), &guard);
  }
  ir_context_free(c);
}

generator *generator_new(const generate_options *o, strbuf *why) {
  generator *g = calloc(1, sizeof *g);
  if (!g) {
    strbuf_adds(why, "out of memory");
    return NULL;
  }
  g->o = *o;
  if (g->o.release == VS_NONE) g->o.release = vs_current(o->opset);
  g->evaluated = profiles[o->profile].evaluated;
  g->edges = profiles[o->profile].edges;
  g->devices = o->profile == GENERATE_DEVICES;
  g->most_ops = profiles[o->profile].ops;
  g->most_depth = profiles[o->profile].depth;
  g->limit = limits[o->size];
  if (read_lists(g, why) && learn_sets(g)) {
    if (o->profile != GENERATE_DOWNGRADE) limit_elements(g, g->o.release);
    if (list_choices(g, why)) return g;
  }
  free(g);
  return NULL;
}

void generator_free(generator *g) { free(g); }

/* --- Ops --- */

/* Takes away what a maker added before it failed. */
static void undo(generation *g, const ir_op *last, const ir_op *last_input, size_t pool) {
  g->pool.count = pool;
  while (g->at->last != last) ir_op_erase(g->at->last);
  while (g->inputs && g->inputs->last != last_input) ir_op_erase(g->inputs->last);
}

static const choice *choose(generation *g) {
  if (!g->total) return NULL;
  unsigned k = draw(g, g->total);
  for (size_t i = 0; i < g->g->choice_count; i++) {
    const choice *x = &g->g->choices[i];
    if (!g->swarm_on[i]) continue;
    if (k < x->weight) return x;
    k -= x->weight;
  }
  return NULL;
}

static bool fits_release(generation *g, const ir_op *last);

/* A discardable attribute, as frameworks add it. */
static void add_note(generation *g, ir_op *op) {
  ir_named_attr note = {ir_cstr(g->c, "note"), ir_attr_string(g->c, "a", 1)};
  ir_op_set_discardable(g->c, op, ir_cstr(g->c, "mhlo.frontend_attributes"),
                        ir_attr_dict(g->c, &note, 1, NULL));
}

static bool make_of(generation *g, const choice *x) {
  if (!x || !x->weight || (x->maker->deeper && g->depth >= g->g->most_depth)) return false;
  const ir_op *last = g->at->last, *last_input = g->inputs ? g->inputs->last : NULL;
  size_t pool = g->pool.count;
  if (x->maker->make(g, x) && fits_release(g, last)) {
    if (!g->g->evaluated && chance(g, 6) && g->at->last != last) add_note(g, g->at->last);
    return true;
  }
  undo(g, last, last_input, pool);
  return false;
}

/* Swarm testing (Groce and others, 2012): each program has a part of the ops and types, so that
 * ops that hide others are sometimes absent. */
static void use_all(generation *g) {
  g->total = 0;
  for (size_t i = 0; i < g->g->choice_count; i++) {
    g->swarm_on[i] = true;
    g->total += g->g->choices[i].weight;
  }
  g->allowed = ALL_ELEMENTS;
}

static void draw_swarm(generation *g) {
  unsigned share = draw(g, 4); /* of the makers: all, 3/4, 1/2, 1/4 */
  for (size_t i = 0; i < g->g->choice_count; i++) {
    g->swarm_on[i] = !share || draw(g, 4) >= share;
    if (g->swarm_on[i]) g->total += g->g->choices[i].weight;
  }
  if (!g->total) use_all(g);
  if (chance(g, 128)) {
    g->allowed = 0;
    for (unsigned n = 1 + draw(g, 4); n; n--) g->allowed |= ONE_OF(draw(g, ELEMENTS));
  }
}

/* --- What a release lacks --- */

typedef struct outside {
  generation *g;
  ir_op *op;
  ir_block *block;
} outside;

static bool is_inside(const ir_op *op, const ir_value *v) {
  const ir_op *at = v->is_argument ? v->block->region->op : v->op;
  while (at && at != op) at = at->block && at->block->region ? at->block->region->op : NULL;
  return at == op;
}

static bool make_argument(ir_op *op, void *user) {
  outside *o = user;
  for (uint32_t i = 0; i < op->operand_count; i++) {
    ir_value *v = op->operands[i].value;
    if (!is_inside(o->op, v))
      ir_op_set_operand(op, i, ir_block_add_arg(o->g->c, o->block, v->type, o->g->loc));
  }
  return true;
}

/* The release that must have the ops; VS_NONE: any op may stay. */
static vs_version oldest_reader(const generation *g) {
  if (g->release != VS_NONE) return g->release;
  return g->g->o.release < vs_current(g->g->o.opset) ? g->g->o.release : VS_NONE;
}

/* Whether a release lacks what an op has: asked of a program with a copy of it alone. */
static bool is_newer(generation *g, const ir_op *op) {
  ir_op *module = ir_module_new(g->c, g->loc), *copy = ir_clone(g->c, op);
  ir_op *f = new_function(g, "main"), *back;
  outside o = {g, copy, ir_block_new(g->c)};
  ir_region_append(&f->regions[0], o.block);
  ir_walk(copy, make_argument, &o);
  const ir_type **types = ARENA_ARRAY(ir_arena(g->c), const ir_type *, o.block->arg_count + 1);
  for (uint32_t i = 0; i < o.block->arg_count; i++) types[i] = o.block->args[i]->type;
  ir_op_set(g->c, f, "function_type",
            ir_attr_type(g->c, ir_type_function(g->c, types, o.block->arg_count, NULL, 0)));
  back =
      ir_op_new(g->c, ir_opname_get(g->c, "func.return", 11), g->loc, NULL, 0, NULL, 0, 0, NULL, 0);
  ir_block_append(o.block, copy);
  ir_block_append(o.block, back);
  ir_block_append(module->regions[0].first, f);
  return !vs_legalize_to_vhlo(g->c, module, &(vs_options){0}, NULL) ||
         vs_explain(g->c, module, oldest_reader(g), &(vs_options){0}, NULL, NULL, NULL) > 0;
}

/* Whether the ops after `last` may stay: the release has all of them. If the program needs an op
 * that the release lacks (wants_newer), exactly one of them must be newer. */
static bool fits_release(generation *g, const ir_op *last) {
  unsigned newer = 0;
  if (oldest_reader(g) == VS_NONE || (g->release != VS_NONE && g->depth)) return true;
  for (const ir_op *op = last ? last->next : g->at->first; op; op = op->next)
    newer += is_newer(g, op);
  return newer == (g->wants_newer ? 1 : 0);
}

/* Each op in turn, from some op on. A try that fails gives back the bytes that it took but one. */
static void make_newer(generation *g) {
  enum { TRIES = 40 };
  size_t n = g->g->choice_count, first = draw(g, (unsigned)n);
  g->wants_newer = true;
  g->allowed = ALL_ELEMENTS;
  for (size_t i = 0; i < TRIES * n; i++) {
    const uint8_t *bytes = g->bytes;
    size_t left = g->left;
    g->budget = 20;
    if (make_of(g, &g->g->choices[(first + i) % n])) return;
    g->bytes = bytes + (left > 0);
    g->left = left - (left > 0);
  }
}

void make_ops(generation *g, unsigned most) {
  unsigned made = 0;
  for (unsigned tries = 4 * most + 4; tries && made < most && g->budget; tries--)
    made += make_of(g, choose(g));
}

/* --- The function --- */

/* Values that nothing uses become results, at most 24 of them; the others are used or stay. */
static void finish_function(generation *g, ir_op *f, ir_block *body) {
  enum { RESULTS = 24 };
  ir_value *values[RESULTS];
  const ir_type *types[RESULTS];
  size_t n = 0;
  for (size_t i = g->pool.count; i-- > 0 && n < RESULTS;) {
    ir_value *v = g->pool.items[i].v;
    bool whole = ir_type_is(v->type, IR_TYPE_TENSOR) && !v->uses && !v->is_argument;
    if (whole && (g->pool.items[i].element != E_OTHER || !g->g->evaluated)) values[n++] = v;
  }
  if (!n) values[n++] = input(g, draw_element(g, ALL_ELEMENTS), &(shape){{2}, 1}, STYLE_ANY);
  for (size_t i = 0; i < n / 2; i++) {
    ir_value *v = values[i];
    values[i] = values[n - 1 - i];
    values[n - 1 - i] = v;
  }
  for (size_t i = 0; i < n; i++) types[i] = values[i]->type;
  for (ir_op *op = g->inputs->last, *before; op; op = before) {
    before = op->prev;
    ir_op_unlink(op);
    if (body->first)
      ir_block_insert_before(body->first, op);
    else
      ir_block_append(body, op);
  }
  ir_block_append(body, ir_op_new(g->c, ir_opname_get(g->c, "func.return", 11), g->loc, values, n,
                                  NULL, 0, 0, NULL, 0));
  ir_op_set(g->c, f, "function_type",
            ir_attr_type(g->c, ir_type_function(g->c, NULL, 0, types, n)));
}

static void make_main(generation *g) {
  ir_op *f = new_function(g, "main");
  ir_block *body = ir_block_new(g->c);
  ir_region_append(&f->regions[0], body);
  g->inputs = ir_block_new(g->c);
  g->at = body;
  make_ops(g, 1 + draw(g, g->g->most_ops));
  if (g->g->o.profile == GENERATE_DOWNGRADE) make_newer(g);
  finish_function(g, f, body);
  ir_block_append(g->module->regions[0].first, f);
}

ir_op *generate_program(const generator *o, ir_context *c, const uint8_t *bytes, size_t n) {
  generation g = {.g = o, .c = c, .bytes = bytes, .left = n, .allowed = ALL_ELEMENTS};
  g.loc = ir_loc_unknown(c);
  g.module = ir_module_new(c, g.loc);
  g.budget = 3 * o->most_ops + 20;
  if (o->o.profile == GENERATE_DOWNGRADE) g.release = o->o.release;
  draw_swarm(&g);
  draw_processes(&g);
  make_main(&g);
  return g.module;
}

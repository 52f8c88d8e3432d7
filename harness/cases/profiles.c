/* SPDX-License-Identifier: Apache-2.0 */
#include "corpus.h"

#include <stdlib.h>
#include <string.h>

#include "text/text.h"
#include "versions/versions.h"

const char *const profile_names[PROFILE_COUNT + 1] = {
#define PROFILE_ROW(name, text, meaning) [PROFILE_##name] = text,
#include "versions/profiles.def"
#undef PROFILE_ROW
};

const char *const profile_meanings[PROFILE_COUNT] = {
#define PROFILE_ROW(name, text, meaning) [PROFILE_##name] = meaning,
#include "versions/profiles.def"
#undef PROFILE_ROW
};

#define BIT(name) (1u << PROFILE_##name)

/* --- The rule --- */

static uint32_t profiles_of_op(const ir_op *op) {
  const ir_opdef *def = op->name->def;
  return BIT(CORE) | (def ? vs_op_of(def)->profiles : 0u);
}

static uint32_t profiles_of_float(uint32_t width) {
  return width <= 8    ? BIT(SMALL_FLOATS)
         : width == 16 ? BIT(HALF_FLOATS)
         : width == 64 ? BIT(WIDE)
                       : BIT(CORE);
}

static uint32_t profiles_of_integer(uint32_t width) {
  if (width == 1) return BIT(CORE);
  return width < 8 ? BIT(SMALL_INTEGERS) : width == 64 ? BIT(WIDE) : BIT(CORE);
}

/* The profiles that an element type needs, or a type that is no tensor. */
static uint32_t profiles_of_element(const ir_type *t) {
  switch (t->kind) {
    case IR_TYPE_FLOAT: return profiles_of_float(t->format->width);
    case IR_TYPE_INTEGER: return profiles_of_integer(t->integer.width);
    case IR_TYPE_INDEX: return BIT(CORE);
    case IR_TYPE_COMPLEX: return BIT(COMPLEX) | profiles_of_element(t->element);
    case IR_TYPE_QUANTIZED:
      return BIT(QUANTIZED) | (t->quant->expressed ? profiles_of_element(t->quant->expressed) : 0);
    default: return BIT(RUNTIME); /* tokens, tuples, futures */
  }
}

static bool need_attr(const ir_attr *a, void *user) {
  (void)a, (void)user;
  return true;
}

static void need_shape(const ir_type *t, profile_needs *n) {
  if (t->shaped.rank > n->rank) n->rank = (uint32_t)t->shaped.rank;
  int64_t elements = ir_type_element_count(t);
  if (elements > 0 && (uint64_t)elements > n->elements) n->elements = (uint64_t)elements;
  for (size_t d = 0; d < t->shaped.rank; d++)
    if (t->shaped.dims[d] == IR_DYNAMIC) n->profiles |= BIT(DYNAMIC);
  if (t->shaped.encoding) n->profiles |= BIT(DYNAMIC); /* bounds */
}

typedef struct needs_search {
  profile_needs n;
  ir_seen seen;
} needs_search;

static bool need_type(const ir_type *t, void *user) {
  needs_search *s = user;
  profile_needs *n = &s->n;
  if (!t) return true;
  if (ir_type_is(t, IR_TYPE_TENSOR)) need_shape(t, n);
  if (ir_type_is(t, IR_TYPE_UNRANKED_TENSOR)) n->profiles |= BIT(DYNAMIC);
  n->profiles |= profiles_of_element(ir_type_element(t));
  if (t->kind == IR_TYPE_TUPLE || t->kind == IR_TYPE_DEFINED)
    return ir_seen_type(&s->seen, t) || ir_type_children(t, need_type, need_attr, s);
  return true;
}

/* How many ops with regions stand around it, below the function. */
static uint32_t nesting_of(const ir_op *op) {
  uint32_t depth = 0;
  for (const ir_op *p = ir_op_parent(op); p && !ir_op_is(p, OP_FUNC_FUNC); p = ir_op_parent(p))
    depth++;
  return depth;
}

static bool need_op(ir_op *op, void *user) {
  needs_search *s = user;
  profile_needs *n = &s->n;
  n->profiles |= profiles_of_op(op);
  for (size_t i = 0; i < op->result_count; i++) need_type(op->results[i].type, s);
  for (size_t r = 0; r < op->region_count; r++)
    for (const ir_block *b = op->regions[r].first; b; b = b->next)
      for (size_t i = 0; i < b->arg_count; i++) need_type(b->args[i]->type, s);
  uint32_t depth = ir_op_is(op, OP_FUNC_FUNC) ? 0 : nesting_of(op);
  if (depth > n->nesting) n->nesting = depth;
  return true;
}

profile_needs profile_needs_of(const ir_op *program) {
  needs_search s = {.n = {.profiles = BIT(CORE), .devices = 1}};
  ir_walk((ir_op *)program, need_op, &s);
  ir_seen_free(&s.seen);
  return s.n;
}

/* --- Claims --- */

profile_claim profile_claim_of(uint32_t profiles) {
  return (profile_claim){profiles, UINT64_MAX, UINT64_MAX, UINT64_MAX, UINT64_MAX};
}

bool profile_covers(const profile_claim *c, const profile_needs *n) {
  return c && n->profiles && !(n->profiles & ~c->profiles) && n->rank <= c->rank &&
         n->elements <= c->elements && n->nesting <= c->nesting && n->devices <= c->devices;
}

void profile_text(uint32_t profiles, const char *between, strbuf *out) {
  const char *comma = "";
  for (int p = 0; p < PROFILE_COUNT; p++) {
    if (!(profiles >> p & 1)) continue;
    strbuf_adds(out, comma);
    strbuf_adds(out, profile_names[p]);
    comma = between;
  }
}

static uint32_t profile_bits(const char *word, size_t n) {
  for (int p = 0; p < PROFILE_COUNT; p++)
    if (bytes_are(word, n, profile_names[p])) return 1u << p;
  return 0;
}

uint32_t profile_read(const char *list) { return corpus_read_set(list, profile_bits); }

/* --- Pairs --- */

typedef struct pair_search {
  ir_context *c;
  profile_pair_fn fn;
  void *user;
} pair_search;

static const char *element_text(ir_context *c, const ir_type *t) {
  strbuf_auto text = STRBUF_INIT;
  if (t->kind == IR_TYPE_QUANTIZED)
    strbuf_adds(&text, "quantized");
  else
    text_print_type(c, t, &text);
  const char *kept = arena_strndup(ir_arena(c), strbuf_str(&text), text.len);
  return kept;
}

static bool is_first(const ir_type *const *seen, size_t count, const ir_type *t) {
  for (size_t i = 0; i < count; i++)
    if (seen[i] == t) return false;
  return true;
}

static bool pairs_of_op(ir_op *op, void *user) {
  enum { MOST = 16 };
  const pair_search *s = user;
  const ir_type *seen[MOST];
  size_t count = 0;
  if (!op->name->def || strcmp(op->name->dialect->bytes, "stablehlo") != 0) return true;
  for (size_t i = 0; i < op->operand_count + op->result_count && count < MOST; i++) {
    const ir_type *t = i < op->operand_count ? op->operands[i].value->type
                                             : op->results[i - op->operand_count].type;
    const ir_type *e = ir_type_element(t);
    if (!is_first(seen, count, e)) continue;
    seen[count++] = e;
    s->fn(op->name->def->name, element_text(s->c, e), profiles_of_op(op) | profiles_of_element(e),
          s->user);
  }
  return true;
}

void profile_pairs(ir_context *c, const ir_op *program, profile_pair_fn fn, void *user) {
  pair_search s = {c, fn, user};
  ir_walk((ir_op *)program, pairs_of_op, &s);
}

typedef struct pair_collector {
  pair_uses *to;
  size_t index, first; /* of the program; where its pairs begin */
  bool elements;
} pair_collector;

static void add_pair(const char *op, const char *type, uint32_t profiles, void *user) {
  const pair_collector *c = user;
  pair_uses *u = c->to;
  if (c->elements && (*type == '!' || strncmp(type, "tuple<", 6) == 0)) return;
  for (size_t i = c->first; i < u->list.count; i++)
    if (u->list.items[i].op == op && strcmp(u->list.items[i].type, type) == 0) return;
  VEC_ADD(u->memory, &u->list,
          (pair_use){op, arena_strndup(u->memory, type, strlen(type)), profiles, (uint32_t)c->index,
                     0});
}

void pair_uses_add(pair_uses *u, ir_context *c, const ir_op *program, size_t index, bool elements) {
  pair_collector to = {u, index, u->list.count, elements};
  profile_pairs(c, program, add_pair, &to);
  for (size_t i = to.first; i < u->list.count; i++)
    u->list.items[i].pairs = (uint32_t)(u->list.count - to.first);
}

static int compare_pairs(const pair_use *x, const pair_use *y) {
  int order = strcmp(x->op, y->op);
  return order ? order : strcmp(x->type, y->type);
}

static int by_pair(const void *a, const void *b) {
  const pair_use *x = a, *y = b;
  int order = compare_pairs(x, y);
  if (order) return order;
  if (x->pairs != y->pairs) return x->pairs < y->pairs ? -1 : 1;
  return x->index < y->index ? -1 : x->index > y->index;
}

void pair_uses_sort(pair_uses *u) {
  if (u->list.count) qsort(u->list.items, u->list.count, sizeof *u->list.items, by_pair);
}

size_t pair_uses_end(const pair_uses *u, size_t from) {
  const pair_use *all = u->list.items;
  size_t to = from + 1;
  while (to < u->list.count && compare_pairs(&all[from], &all[to]) == 0) to++;
  return to;
}

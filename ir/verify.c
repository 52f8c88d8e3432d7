/* SPDX-License-Identifier: Apache-2.0 */
/* The structural checks. Wording and order: mlir/lib/IR/Verifier.cpp and the traits of
 * mlir/IR/OpDefinition.h, because people and tests compare them. */
#include <inttypes.h>
#include <string.h>

#include "base/limits.h"
#include "base/strbuf.h"
#include "context.h"

/* Facts about an isolated op and the ops inside, without those of isolated ops inside. */
typedef struct nest {
  const ir_op *op;
  bool branches_inside; /* an op has successors and is not the last of its block */
  bool disordered;      /* an operand is neither an argument nor before its use in a block around */
} nest;

typedef struct verifier {
  diag_sink *sink;
  ir_verify_hooks hooks;
  void *user;
  arena *scratch;
  ir_alike *sound; /* ops without regions; the word: everything holds */
  nest nest;       /* the one at hand */
} verifier;

/* "'name' op message", at the op's location. */
static bool op_error(verifier *v, const ir_op *op, diag_id id, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
static bool op_error(verifier *v, const ir_op *op, diag_id id, const char *format, ...) {
  strbuf_auto message = STRBUF_INIT;
  strbuf_addf(&message, "'%s' op ", op->name->full->bytes);
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&message, format, args);
  va_end(args);
  diag_error(v->sink, id, ir_loc_place(op->loc), "%s", strbuf_str(&message));
  return false;
}

/* A rule that the corpus breaks by name; the message ends with it. `note` may be NULL. */
static bool breaks_rule(verifier *v, const ir_op *op, diag_id id, const char *rule,
                        const diag *note, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
static bool breaks_rule(verifier *v, const ir_op *op, diag_id id, const char *rule,
                        const diag *note, const char *format, ...) {
  strbuf_auto message = STRBUF_INIT;
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&message, format, args);
  va_end(args);
  strbuf_addf(&message, " [%s]", rule);
  diag_emit(v->sink, &(diag){.id = id,
                             .severity = DIAG_ERROR,
                             .place = ir_loc_place(op->loc),
                             .message = strbuf_str(&message),
                             .rule = rule,
                             .notes = note,
                             .note_count = note != NULL});
  return false;
}

/* --- Counts against the definition --- */

typedef struct count_words {
  diag_id id;
  const char *none, *one, *many, *plural; /* texts when 0, 1, n or at least n are wanted */
  bool say_found;                         /* operands say how many there are, results do not */
} count_words;

static const count_words operand_words = {
    DIAG_IR_OPERANDS, "requires zero operands", "requires a single operand",
    "operands",       "or more operands",       true};
static const count_words result_words = {DIAG_IR_RESULTS,       "requires zero results",
                                         "requires one result", "results",
                                         "or more results",     false};
static const count_words region_words = {DIAG_IR_REGIONS,       "requires zero regions",
                                         "requires one region", "regions",
                                         "or more regions",     false};

static bool check_count(verifier *v, const ir_op *op, const count_words *w, const ir_slot *slots,
                        size_t slot_count, size_t found) {
  size_t least = 0;
  bool open = false;
  for (size_t i = 0; i < slot_count; i++) {
    if (slots[i].arity == IR_ONE)
      least++;
    else
      open = true;
  }
  if (open ? found >= least : found == least) return true;
  if (!open && least == 0) return op_error(v, op, w->id, "%s", w->none);
  if (!open && least == 1) return op_error(v, op, w->id, "%s", w->one);
  const char *noun = open ? w->plural : w->many;
  if (w->say_found)
    return op_error(v, op, w->id, "expected %zu %s, but found %zu", least, noun, found);
  return op_error(v, op, w->id, "expected %zu %s", least, noun);
}

typedef bool (*group_fn)(const ir_op *op, size_t slot, size_t *first, size_t *count);

/* Mostly the total, checked before, settles how values fall into groups. */
static bool check_groups(verifier *v, const ir_op *op, const ir_slot *slots, size_t n,
                         uint32_t segments_trait, group_fn group, const char *what) {
  size_t open = 0, first, count;
  for (size_t i = 0; i < n; i++)
    open += slots[i].arity == IR_OPTIONAL ? 2u : slots[i].arity != IR_ONE;
  if (open < 2 && !ir_op_has_trait(op, segments_trait)) return true;
  for (size_t i = 0; i < n; i++)
    if (!group(op, i, &first, &count))
      return op_error(v, op, DIAG_IR_SEGMENTS,
                      "has %s that cannot be divided among its groups of %s", what, what);
  return true;
}

static bool operands_divide(verifier *v, const ir_op *op) {
  const ir_opdef *def = op->name->def;
  return check_groups(v, op, def->operands, def->operand_count, IR_TRAIT_OPERAND_SEGMENTS,
                      ir_op_operand_group, "operands");
}

static bool check_definition(verifier *v, ir_op *op) {
  const ir_opdef *def = op->name->def;
  if (!check_count(v, op, &region_words, def->regions, def->region_count, op->region_count) ||
      !check_count(v, op, &result_words, def->results, def->result_count, op->result_count))
    return false;
  if (op->successor_count && !def->variadic_successors)
    return op_error(v, op, DIAG_IR_SUCCESSORS, "requires 0 successors but found %" PRIu32,
                    op->successor_count);
  if (!check_count(v, op, &operand_words, def->operands, def->operand_count, op->operand_count))
    return false;
  for (size_t i = 0; i < def->prop_count; i++) {
    if (op->props[i] || def->props[i].optional) continue;
    return (!v->hooks.missing || v->hooks.missing(op, v->sink, v->user)) &&
           op_error(v, op, DIAG_IR_MISSING_ATTRIBUTE, "requires attribute '%s'",
                    def->props[i].name);
  }
  /* MLIR rounds groups of one size down and leaves what that means to the op: see verify_nest. */
  if ((!(def->traits & IR_TRAIT_SAME_VARIADIC_OPERANDS) && !operands_divide(v, op)) ||
      !check_groups(v, op, def->results, def->result_count, IR_TRAIT_RESULT_SEGMENTS,
                    ir_op_result_group, "results"))
    return false;
  if (def->traits & IR_TRAIT_SINGLE_BLOCK)
    for (size_t r = 0; r < op->region_count; r++)
      if (op->regions[r].first != op->regions[r].last)
        return op_error(v, op, DIAG_IR_BLOCKS, "expects region #%zu to have 0 or 1 blocks", r);
  if ((def->traits & IR_TRAIT_TERMINATOR) && op->block && op->block->last != op)
    return op_error(v, op, DIAG_IR_TERMINATOR_PLACE,
                    "must be the last operation in the parent block");
  return true;
}

/* --- Isolation and symbols --- */

static bool region_inside(const ir_region *inner, const ir_op *outer) {
  for (const ir_region *r = inner; r;) {
    if (r->op == outer) return true;
    r = r->op->block ? r->op->block->region : NULL;
  }
  return false;
}

static const ir_block *block_of_value(const ir_value *value) {
  return value->is_argument ? value->block : value->op->block;
}

static const ir_region *region_of_value(const ir_value *value) {
  const ir_block *b = block_of_value(value);
  return b ? b->region : NULL;
}

static bool check_isolated_uses(verifier *v, const ir_op *op, const ir_op *isolated) {
  for (size_t i = 0; i < op->operand_count; i++) {
    const ir_value *value = op->operands[i].value;
    if (!value || block_of_value(value) == op->block) continue;
    if (region_inside(region_of_value(value), isolated)) continue;
    strbuf_auto message = STRBUF_INIT;
    strbuf_addf(&message, "'%s' op using value defined outside the region", op->name->full->bytes);
    diag_error_note(v->sink, DIAG_IR_ISOLATION, ir_loc_place(op->loc), strbuf_str(&message),
                    ir_loc_place(isolated->loc), "required by region isolation constraints");
    return false;
  }
  return true;
}

/* Isolated ops inside see to their own contents. Numbers the ops of each block on the way, for
 * dominates(). */
static bool check_isolation(verifier *v, const ir_op *root) {
  bool isolated = ir_op_has_trait(root, IR_TRAIT_ISOLATED);
  v->nest = (nest){.op = root};
  for (ir_op *op = ir_op_first_inside(root); op;) {
    op->scratch = op->prev ? op->prev->scratch + 1 : 1;
    if (op->successor_count && op->next) v->nest.branches_inside = true;
    if (isolated && !check_isolated_uses(v, op, root)) return false;
    bool enter = op->region_count && !ir_op_has_trait(op, IR_TRAIT_ISOLATED);
    ir_op *inside = enter ? ir_op_first_inside(op) : NULL;
    op = inside ? inside : op->next ? op->next : ir_op_after(op, root);
  }
  return true;
}

static bool check_symbols(verifier *v, const ir_op *table) {
  /* Names are interned, so a table keyed by address finds a repetition. */
  arena_mark mark = arena_save(v->scratch);
  map seen = {0};
  bool good = true;
  for (size_t r = 0; good && r < table->region_count; r++)
    for (ir_block *b = table->regions[r].first; good && b; b = b->next)
      for (ir_op *op = b->first; good && op; op = op->next) {
        const istr *name = ir_symbol_name(op);
        if (!name) continue;
        if (map_insert(v->scratch, &seen, name, op)) continue;
        const ir_op *first = map_get(&seen, name);
        diag note = {.severity = DIAG_NOTE,
                     .place = ir_loc_place(first->loc),
                     .message = "see existing symbol definition here"};
        good = breaks_rule(v, op, DIAG_IR_SYMBOL_REDEFINED, "symbol name", &note,
                           "redefinition of symbol named '%s'", name->bytes);
      }
  arena_release(v->scratch, mark);
  return good;
}

const char *const ir_visibilities[IR_VISIBILITIES] = {"public", "private", "nested"};

/* MLIR's rules for a symbol: its name and visibility, a body if it is public, and a symbol
 * table around it (mlir/include/mlir/IR/SymbolInterfaces.td). */
static bool check_symbol(verifier *v, const ir_op *op) {
  const ir_attr *name = ir_op_get(op, "sym_name"), *visibility = ir_op_get(op, "sym_visibility");
  bool is_module = ir_op_has_trait(op, IR_TRAIT_SYMBOL_TABLE); /* its name is optional */
  if (!name && is_module) return true;
  if (!ir_attr_is(name, IR_ATTR_STRING))
    return op_error(v, op, DIAG_IR_SYMBOL, "requires string attribute 'sym_name'");
  bool public = !visibility;
  if (visibility) {
    if (visibility->kind != IR_ATTR_STRING)
      return op_error(v, op, DIAG_IR_SYMBOL,
                      "requires visibility attribute 'sym_visibility' to be a string attribute");
    const istr *word = visibility->string.value;
    size_t i = 0;
    while (i < IR_VISIBILITIES && strcmp(word->bytes, ir_visibilities[i]) != 0) i++;
    if (i == IR_VISIBILITIES)
      return op_error(v, op, DIAG_IR_SYMBOL,
                      "visibility expected to be one of [\"public\", \"private\", \"nested\"], "
                      "but got \"%s\"",
                      word->bytes);
    public = i == 0;
  }
  if (public && !is_module && op->region_count && !op->regions[0].first)
    return op_error(v, op, DIAG_IR_SYMBOL, "symbol declaration cannot have public visibility");
  const ir_op *parent = ir_op_parent(op);
  if (parent && parent->name->def && !ir_op_has_trait(parent, IR_TRAIT_SYMBOL_TABLE))
    return op_error(v, op, DIAG_IR_SYMBOL, "symbol's parent must have the SymbolTable trait");
  return true;
}

/* --- Blocks --- */

/* Whether an op of unknown nature could be, or an op is, what the trait says. */
static bool may_have_trait(const ir_op *op, uint32_t trait) {
  return !op->name->def || (op->name->def->traits & trait);
}

static bool may_end_without_terminator(const ir_block *b) {
  if (!b->region) return true;
  if (b->region->first != b->region->last) return false;
  return may_have_trait(b->region->op, IR_TRAIT_NO_TERMINATOR);
}

static bool check_block(verifier *v, const ir_block *b) {
  if (!b->last) {
    if (may_end_without_terminator(b)) return true;
    return breaks_rule(v, b->region->op, DIAG_IR_EMPTY_BLOCK, "block empty", NULL,
                       "empty block: expect at least a terminator");
  }
  for (ir_op *op = b->first; v->nest.branches_inside && op; op = op->next)
    if (op->successor_count && op != b->last)
      return diag_error(v->sink, DIAG_IR_TERMINATOR_PLACE, ir_loc_place(op->loc),
                        "operation with block successors must terminate its parent block");
  for (uint32_t i = 0; i < b->last->successor_count; i++)
    if (ir_op_successors(b->last)[i] == b->region->first)
      return diag_error(v->sink, DIAG_IR_ENTRY_BLOCK, ir_loc_place(b->region->op->loc),
                        "entry block of region may not have predecessors");
  return true;
}

static bool check_terminator(verifier *v, const ir_block *b) {
  if (!b->last || may_end_without_terminator(b) || may_have_trait(b->last, IR_TRAIT_TERMINATOR))
    return true;
  return breaks_rule(v, b->last, DIAG_IR_NO_TERMINATOR, "block terminator", NULL,
                     "block with no terminator, has '%s'", b->last->name->full->bytes);
}

/* --- Dominance --- */

/* Immediate dominators of a region's blocks, by block->scratch in reverse postorder from 1; 0 marks
 * an unreachable block. Cooper, Harvey, Kennedy, "A Simple, Fast Dominance Algorithm" (2001). */
typedef struct domtree {
  const ir_block **order; /* by number; [0] unused */
  uint32_t *idom;
  uint32_t count;
} domtree;

static size_t successor_blocks(const ir_block *b, ir_block ***out) {
  *out = b->last ? ir_op_successors(b->last) : NULL;
  return b->last ? b->last->successor_count : 0;
}

static void number_blocks(verifier *v, const ir_region *r, domtree *t) {
  uint32_t blocks = 0;
  for (ir_block *b = r->first; b; b = b->next) {
    b->scratch = 0;
    blocks++;
  }
  t->order = ARENA_ARRAY(v->scratch, const ir_block *, blocks + 1);
  t->idom = ARENA_ARRAY(v->scratch, uint32_t, blocks + 1);
  /* Depth-first with an explicit stack; numbers are given from the back. */
  ir_block **stack = ARENA_ARRAY(v->scratch, ir_block *, blocks);
  uint32_t *at = ARENA_ARRAY(v->scratch, uint32_t, blocks);
  ir_block **post = ARENA_ARRAY(v->scratch, ir_block *, blocks);
  uint32_t depth = 0, done = 0;
  stack[depth++] = r->first;
  r->first->scratch = 1;
  while (depth) {
    ir_block **next, *b = stack[depth - 1];
    size_t n = successor_blocks(b, &next);
    if (at[depth - 1] == n) {
      post[done++] = b;
      depth--;
      continue;
    }
    ir_block *s = next[at[depth - 1]++];
    if (!s || s->region != r || s->scratch) continue;
    s->scratch = 1;
    at[depth] = 0;
    stack[depth++] = s;
  }
  for (uint32_t i = 0; i < done; i++) {
    post[i]->scratch = done - i;
    t->order[done - i] = post[i];
  }
  t->count = done;
}

static uint32_t common_dominator(const domtree *t, uint32_t a, uint32_t b) {
  while (a != b) {
    while (a > b) a = t->idom[a];
    while (b > a) b = t->idom[b];
  }
  return a;
}

static void build_domtree(verifier *v, const ir_region *r, domtree *t) {
  number_blocks(v, r, t);
  t->idom[1] = 1;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i <= t->count; i++) {
      ir_block **next;
      size_t n = successor_blocks(t->order[i], &next);
      if (!t->idom[i]) continue;
      for (size_t k = 0; k < n; k++) {
        if (!next[k] || next[k]->region != r) continue;
        uint32_t s = next[k]->scratch;
        if (s <= 1) continue;
        uint32_t d = t->idom[s] ? common_dominator(t, t->idom[s], i) : i;
        if (d != t->idom[s]) {
          t->idom[s] = d;
          changed = true;
        }
      }
    }
  }
}

static bool block_dominates(const domtree *t, const ir_block *a, const ir_block *b) {
  if (!b->scratch) return true; /* nothing is required of unreachable code */
  if (!a->scratch) return false;
  uint32_t n = b->scratch;
  while (n > a->scratch) n = t->idom[n];
  return n == a->scratch;
}

static bool is_graph(const ir_region *r) {
  return !r->op->name->def || (r->op->name->def->traits & IR_TRAIT_GRAPH_REGION);
}

static bool dominance_error(verifier *v, const ir_op *op, size_t i) {
  const ir_value *value = op->operands[i].value;
  const ir_region *here = op->block ? op->block->region : NULL, *there = region_of_value(value);
  strbuf_auto message = STRBUF_INIT, note = STRBUF_INIT;
  strbuf_addf(&message, "operand #%zu does not dominate this use", i);
  diag_place place;
  if (value->is_argument) {
    place = ir_loc_place(ir_arg_loc(value));
    strbuf_adds(&note, "operand defined as a block argument");
    uint32_t number = 0;
    if (there)
      for (ir_block *b = there->first; b && b != value->block; b = b->next) number++;
    strbuf_addf(&note, " (block #%" PRIu32, number);
    strbuf_adds(&note, there == here                                     ? " in the same region)"
                       : there && here && region_inside(here, there->op) ? " in a parent region)"
                       : there && here && region_inside(there, here->op)
                           ? " in a child region)"
                           : " neither in a parent nor in a child region)");
  } else {
    place = ir_loc_place(value->op->loc);
    strbuf_adds(&note, "operand defined here");
    strbuf_adds(&note, value->op->block == op->block ? " (op in the same block)"
                       : there == here               ? " (op in the same region)"
                       : there && here && region_inside(here, there->op)
                           ? " (op in a parent region)"
                       : there && here && region_inside(there, here->op)
                           ? " (op in a child region)"
                           : " (op is neither in a parent nor in a child region)");
  }
  diag_error_note(v->sink, DIAG_IR_DOMINANCE, ir_loc_place(op->loc), strbuf_str(&message), place,
                  strbuf_str(&note));
  return false;
}

/* Trees of the enclosing regions with several blocks, innermost first. */
typedef struct scope {
  const ir_region *region;
  const domtree *tree; /* NULL: at most one block */
  const struct scope *outer;
} scope;

/* Ops bear their numbers in their blocks, from check_isolation. */
static bool dominates(const scope *s, const ir_value *value, const ir_op *user) {
  const ir_block *home = value->is_argument ? value->block : value->op->block;
  if (!home || !home->region) return false;
  while (s && s->region != home->region) s = s->outer;
  if (!s) return false; /* not in an enclosing region */
  if (is_graph(home->region)) return true;
  const ir_op *at = user; /* the ancestor of user that stands in the value's region */
  while (at && at->block && at->block->region != home->region) at = ir_op_parent(at);
  if (!at || !at->block) return false;
  if (at->block == home) return value->is_argument || value->op->scratch < at->scratch;
  return !s->tree || block_dominates(s->tree, home, at->block);
}

/* Whether each operand is an argument of a block around, or stands there before the op or before
 * what the op is in. Then its definition dominates, and nothing else need be looked at. */
static bool in_order(const nest *n, const ir_op *op) {
  for (uint32_t i = 0; i < op->operand_count; i++) {
    const ir_value *value = op->operands[i].value;
    const ir_block *home = value ? block_of_value(value) : NULL;
    const ir_op *at = op;
    if (!home) return false;
    while (at->block != home)
      if (!(at = ir_op_parent(at)) || at == n->op) return false;
    if (!value->is_argument && value->op->scratch >= at->scratch) return false;
  }
  return true;
}

static bool check_dominance(verifier *v, ir_op *op, const scope *outer) {
  for (size_t r = 0; r < op->region_count; r++) {
    ir_region *region = &op->regions[r];
    if (!region->first) continue;
    arena_mark mark = arena_save(v->scratch);
    domtree tree;
    scope here = {region, NULL, outer};
    bool several = region->first != region->last;
    if (several) {
      build_domtree(v, region, &tree);
      here.tree = &tree;
    }
    for (ir_block *b = region->first; b; b = b->next) {
      bool reachable = !several || b->scratch;
      for (ir_op *inner = b->first; inner; inner = inner->next) {
        if (!reachable) continue;
        for (size_t i = 0; i < inner->operand_count; i++)
          if (!dominates(&here, inner->operands[i].value, inner)) {
            dominance_error(v, inner, i);
            arena_release(v->scratch, mark);
            return false;
          }
        /* An isolated op is checked on its own; it sees nothing of this scope. */
        if (inner->region_count && !ir_op_has_trait(inner, IR_TRAIT_ISOLATED) &&
            !check_dominance(v, inner, &here)) {
          arena_release(v->scratch, mark);
          return false;
        }
      }
    }
    arena_release(v->scratch, mark);
  }
  return true;
}

/* --- The walk --- */

static bool verify_isolated(verifier *v, ir_op *op, unsigned depth);

/* Isolated ops stand outside the nest around them: each is verified whole, when the op that they
 * stand in is done with everything else. */
static bool is_own_nest(const ir_op *op) {
  return op->region_count && ir_op_has_trait(op, IR_TRAIT_ISOLATED);
}

/* Whether all that is asked of an op is about what is alike in ops that are alike. */
static bool is_plain(const verifier *v, const ir_op *op) {
  static const uint32_t others = IR_TRAIT_TERMINATOR | IR_TRAIT_SYMBOL | IR_TRAIT_SYMBOL_TABLE;
  return v->hooks.hold_alike && op->name->def && !op->region_count && !op->successor_count &&
         !(op->name->def->traits & others);
}

static bool verify_plain(verifier *v, ir_op *op) {
  for (size_t i = 0; i < op->operand_count; i++)
    if (!op->operands[i].value) return op_error(v, op, DIAG_IR_NULL_OPERAND, "null operand found");
  const void **sound = ir_alike_word(v->sound, op);
  if (*sound) return true;
  if (!check_definition(v, op)) return false;
  if (v->hooks.before && !v->hooks.before(op, v->sink, v->user)) return false;
  if (ir_op_has_trait(op, IR_TRAIT_SAME_VARIADIC_OPERANDS) && !operands_divide(v, op)) return false;
  if (v->hooks.after && !v->hooks.after(op, v->sink, v->user)) return false;
  if (v->hooks.hold_alike(op, v->user)) *sound = op;
  return true;
}

static bool verify_nest(verifier *v, ir_op *op, unsigned depth) {
  if (depth > LIMIT_NESTING_DEPTH)
    return diag_error(v->sink, DIAG_LIMIT_PASSED, ir_loc_place(op->loc),
                      "operations are nested deeper than nesting_depth (%d)", LIMIT_NESTING_DEPTH);
  if (is_plain(v, op)) return verify_plain(v, op);
  for (size_t i = 0; i < op->operand_count; i++)
    if (!op->operands[i].value) return op_error(v, op, DIAG_IR_NULL_OPERAND, "null operand found");
  if (op->name->def && !check_definition(v, op)) return false;
  if ((depth == 0 || is_own_nest(op)) && !check_isolation(v, op)) return false;
  if (v->hooks.before && !v->hooks.before(op, v->sink, v->user)) return false;
  if (ir_op_has_trait(op, IR_TRAIT_SYMBOL) && !check_symbol(v, op)) return false;
  if (ir_op_has_trait(op, IR_TRAIT_SAME_VARIADIC_OPERANDS) && !operands_divide(v, op)) return false;
  bool others = false, good = true;
  for (size_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next) {
      if (!check_block(v, b)) return false;
      for (ir_op *inner = b->first; inner; inner = inner->next) {
        if (!v->nest.disordered && !in_order(&v->nest, inner)) v->nest.disordered = true;
        if (is_own_nest(inner))
          others = true;
        else if (!verify_nest(v, inner, depth + 1))
          return false;
      }
      if (!check_terminator(v, b)) return false;
    }
  for (size_t r = 0; others && r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next)
      for (ir_op *inner = b->first; inner; inner = inner->next) {
        if (!is_own_nest(inner)) continue;
        if (v->sink && v->sink->errors >= LIMIT_DIAGNOSTICS) return false;
        if (!verify_isolated(v, inner, depth + 1)) good = false;
      }
  if (!good) return false;
  if (!op->name->def && op->name->known_dialect)
    return diag_error(v->sink, DIAG_IR_UNREGISTERED, ir_loc_place(op->loc),
                      "unregistered operation '%s' found in dialect ('%s') that does not allow "
                      "unknown operations",
                      op->name->full->bytes, op->name->dialect->bytes);
  if (ir_op_has_trait(op, IR_TRAIT_SYMBOL_TABLE) && !check_symbols(v, op)) return false;
  return !v->hooks.after || v->hooks.after(op, v->sink, v->user);
}

static bool verify_isolated(verifier *v, ir_op *op, unsigned depth) {
  nest around = v->nest;
  bool good = verify_nest(v, op, depth) && (!v->nest.disordered || check_dominance(v, op, NULL));
  v->nest = around;
  return good;
}

bool ir_verify_hooked(ir_op *op, const ir_verify_hooks *hooks, void *user, diag_sink *sink) {
  arena *volatile scratch = arena_new(0), *volatile kept = arena_new(0);
  volatile bool good = false;
  arena_guard g, h;
  if (scratch && kept && ARENA_GUARD(scratch, &g) && ARENA_GUARD(kept, &h)) {
    verifier v = {.sink = sink,
                  .hooks = *hooks,
                  .user = user,
                  .scratch = scratch,
                  .sound = ir_alike_new(kept)};
    good = verify_isolated(&v, op, 0);
    arena_guard_pop(kept, &h);
    arena_guard_pop(scratch, &g);
  } else {
    diag_error(sink, DIAG_OUT_OF_MEMORY, ir_loc_place(op->loc), "out of memory while verifying");
  }
  arena_free(scratch);
  arena_free(kept);
  return good;
}

bool ir_verify(ir_op *op, diag_sink *sink) {
  return ir_verify_hooked(op, &(ir_verify_hooks){0}, NULL, sink);
}

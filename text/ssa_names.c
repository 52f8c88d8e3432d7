/* SPDX-License-Identifier: Apache-2.0 */
/* Numbers and names of values and blocks, as MLIR's printer gives them (SSANameState in
 * mlir/lib/IR/AsmPrinter.cpp): a region is numbered as a whole before the regions inside it, which
 * go on where it ended; regions side by side start from the same numbers. */
#include <stdio.h>

#include "form.h"

enum { NAMED = INT32_MIN }; /* ids from here on are indices of names */
#define UNNUMBERED UINT32_MAX

/* The id of a value, or the number of a block. What an op or a block owns stands side by side, from
 * the index in its `scratch` on: a block, then its arguments; the results of an op. That index
 * counts only where the owner stands there. */
typedef struct numbered {
  const void *owner;
  uint32_t id;
} numbered;

typedef struct used_name {
  const char *text;
  uint32_t len, hash;
} used_name;

typedef struct pending_region {
  const ir_region *region;
  uint32_t next_value, next_arg, next_conflict;
  size_t used; /* names that count here: those of the regions around it */
} pending_region;

struct ssa_names {
  arena *a;
  ir_context *ctx;
  form_table *forms;
  bool generic;
  VEC(numbered) numbers;
  VEC(used_name) names; /* by id - NAMED; never removed */
  VEC(uint32_t) used;   /* stack of names in scope */
  map used_names;       /* by hash -> index in `names`, of those in scope */
  uint32_t next_value, next_arg, next_conflict;
  strbuf *buffers; /* [0] what is asked for, [1] what is given */
  VEC(pending_region) pending;
};

size_t tx_ssa_number_count(const ssa_names *n) { return n->numbers.count; }

ir_context *tx_ssa_context(const ssa_names *n) { return n->ctx; }

strbuf *tx_ssa_buffer(ssa_names *n) {
  strbuf_reset(&n->buffers[0]);
  return &n->buffers[0];
}

/* --- Numbers --- */

static numbered *number_at(const ssa_names *n, const void *owner, size_t at) {
  return at < n->numbers.count && n->numbers.items[at].owner == owner ? &n->numbers.items[at]
                                                                      : NULL;
}

/* NULL: of an op or a block that was not walked over. */
static numbered *number_of(const ssa_names *n, const ir_value *v) {
  return v->is_argument ? number_at(n, v->block, (size_t)v->block->scratch + 1 + v->index)
                        : number_at(n, v->op, (size_t)v->op->scratch + v->index);
}

static bool has_number(const ssa_names *n, const ir_value *v) {
  return number_of(n, v)->id != UNNUMBERED;
}

static void set_number(ssa_names *n, const ir_value *v, uint32_t id) { number_of(n, v)->id = id; }

/* Makes room for the numbers of what `owner` owns. Everything of a context lies in its arena, in
 * plain memory. */
static void own_numbers(ssa_names *n, const void *owner, const uint32_t *scratch, size_t count) {
  *(uint32_t *)scratch = (uint32_t)n->numbers.count;
  VEC_RESERVE(n->a, &n->numbers, count);
  for (size_t i = 0; i < count; i++)
    n->numbers.items[n->numbers.count++] = (numbered){owner, UNNUMBERED};
}

/* --- Unique names --- */

static map_slot *find_used(const ssa_names *n, const used_name *name) {
  map_slot *s = map_first(&n->used_names, name->hash);
  for (; s; s = map_next(&n->used_names, s)) {
    const used_name *u = &n->names.items[s->number];
    if (u->len == name->len && memcmp(u->text, name->text, u->len) == 0) break;
  }
  return s;
}

static void used_truncate(ssa_names *n, size_t count) {
  while (n->used.count > count)
    map_remove(&n->used_names, find_used(n, &n->names.items[n->used.items[--n->used.count]]));
}

/* Replaces bytes that a name must not have: a space by '_', others by their hexadecimal code. */
static void sanitize(const char *name, size_t n, strbuf *out) {
  if (name[0] >= '0' && name[0] <= '9') strbuf_addc(out, '_');
  for (size_t i = 0; i < n; i++) {
    char ch = name[i];
    bool plain = (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') || (ch >= '0' && ch <= '9') ||
                 (ch && strchr("$._-", ch));
    if (plain)
      strbuf_addc(out, ch);
    else if (ch == ' ')
      strbuf_addc(out, '_');
    else
      strbuf_addf(out, "%X", (unsigned char)ch);
  }
}

void tx_ssa_suggest(ssa_names *n, const ir_value *v, const char *text, size_t len) {
  if (len == 0) {
    set_number(n, v, n->next_value++);
    return;
  }
  strbuf *s = &n->buffers[1];
  strbuf_reset(s);
  sanitize(text, len, s);
  size_t base = s->len;
  used_name name;
  for (bool first = true;; first = false) {
    name = (used_name){strbuf_str(s), (uint32_t)s->len, hash_bytes(strbuf_str(s), s->len, 0)};
    if (s->failed || !find_used(n, &name)) break;
    if (first)
      strbuf_addc(s, '_');
    else
      s->len = base + 1;
    strbuf_addu(s, n->next_conflict++);
  }
  name.text = arena_strndup(n->a, name.text, name.len);
  uint32_t index = (uint32_t)n->names.count;
  VEC_ADD(n->a, &n->names, name);
  VEC_ADD(n->a, &n->used, index);
  map_add(n->a, &n->used_names, name.hash)->number = index;
  set_number(n, v, (uint32_t)NAMED + index);
}

/* --- The walk --- */

static const form *form_of(const ssa_names *n, const ir_op *op) {
  return n->generic || !op || !op->name->def ? NULL : tx_form_of(n->forms, op->name->def);
}

static const form_names *suggestions(const ssa_names *n, const ir_op *op) {
  const form *f = form_of(n, op);
  return f ? f->names : NULL;
}

static bool names_groups(const ssa_names *n, const ir_op *op) {
  const ir_opdef *d = op->name->def;
  return !n->generic && d && d->result_count > 1 && !(d->traits & IR_TRAIT_RESULT_PACK);
}

static void number_op(ssa_names *n, const ir_op *op) {
  if (op->result_count == 0) return;
  own_numbers(n, op, &op->scratch, op->result_count);
  const form *f = form_of(n, op);
  const form_names *s = f ? f->names : NULL;
  if (s && s->results) s->results(n, op);
  if (f && f->called) tx_ssa_suggest(n, &op->results[0], f->called, strlen(f->called));
  if (names_groups(n, op)) {
    for (uint32_t i = 0, first; i < op->name->def->result_count; i++) {
      size_t at, count;
      const char *name = op->name->def->results[i].name;
      if (!ir_op_result_group(op, i, &at, &count) || count == 0) continue;
      first = (uint32_t)at;
      tx_ssa_suggest(n, &op->results[first], name, strlen(name));
    }
    if (has_number(n, &op->results[0])) return;
  } else if (f && has_number(n, &op->results[0])) {
    return;
  }
  set_number(n, &op->results[0], n->next_value++);
}

static void number_region(ssa_names *n, const ir_region *r) {
  const form_names *s = suggestions(n, r->op);
  uint32_t number = 0;
  for (const ir_block *b = r->first; b; b = b->next) {
    own_numbers(n, b, &b->scratch, (size_t)b->arg_count + 1);
    n->numbers.items[b->scratch].id = number++;
  }
  if (s && s->args && r->first) s->args(n, r);
  for (const ir_block *b = r->first; b; b = b->next) {
    for (uint32_t i = 0; i < b->arg_count; i++) {
      if (s && has_number(n, b->args[i])) continue;
      if (b == r->first) {
        char name[16];
        int len = snprintf(name, sizeof name, "arg%u", n->next_arg++);
        tx_ssa_suggest(n, b->args[i], name, (size_t)len);
      } else {
        set_number(n, b->args[i], n->next_value++);
      }
    }
    for (const ir_op *op = b->first; op; op = op->next) number_op(n, op);
  }
}

static void add_pending(ssa_names *n, const ir_op *op) {
  for (uint32_t i = 0; i < op->region_count; i++) {
    if (!op->regions[i].first) continue;
    VEC_ADD(n->a, &n->pending,
            (pending_region){&op->regions[i], n->next_value, n->next_arg, n->next_conflict,
                             n->used.count});
  }
}

ssa_names *tx_ssa_names_new(arena *a, ir_context *c, form_table *forms, const ir_op *root,
                            bool generic, strbuf *buffers) {
  ssa_names *n = ARENA_NEW(a, ssa_names);
  *n = (ssa_names){.a = a, .ctx = c, .forms = forms, .generic = generic, .buffers = buffers};
  add_pending(n, root);
  number_op(n, root);
  while (n->pending.count) {
    pending_region r = n->pending.items[--n->pending.count];
    /* In the generic form no number is repeated. */
    if (!generic) {
      n->next_value = r.next_value;
      n->next_arg = r.next_arg;
      n->next_conflict = r.next_conflict;
    }
    used_truncate(n, r.used);
    number_region(n, r.region);
    for (const ir_block *b = r.region->first; b; b = b->next)
      for (const ir_op *op = b->first; op; op = op->next)
        if (op->region_count) add_pending(n, op);
  }
  return n;
}

/* --- Asking --- */

void tx_ssa_group_of(const ssa_names *n, const ir_value *result, uint32_t *first, uint32_t *count) {
  const ir_op *op = result->op;
  *first = 0;
  *count = op->result_count;
  if (!names_groups(n, op)) return;
  for (uint32_t i = 0; i < op->name->def->result_count; i++) {
    size_t at, size;
    if (!ir_op_result_group(op, i, &at, &size)) return;
    if (result->index < at || result->index - at >= size) continue;
    *first = (uint32_t)at;
    *count = (uint32_t)size;
    return;
  }
}

/* %12 */
static void add_number(strbuf *out, uint32_t number) {
  char text[11];
  size_t at = sizeof text;
  do text[--at] = (char)('0' + number % 10);
  while ((number /= 10) != 0);
  text[--at] = '%';
  strbuf_add(out, text + at, sizeof text - at);
}

void tx_ssa_print_value(const ssa_names *n, const ir_value *v, bool with_number, strbuf *out) {
  uint32_t first = 0, count = 1;
  const ir_value *head = v;
  if (v && !v->is_argument && v->op->result_count > 1) {
    tx_ssa_group_of(n, v, &first, &count);
    head = &v->op->results[first];
  }
  const numbered *s = head ? number_of(n, head) : NULL;
  if (!s || s->id == UNNUMBERED) {
    strbuf_adds(out, "<<UNKNOWN SSA VALUE>>");
    return;
  }
  if (s->id >= (uint32_t)NAMED) {
    const used_name *name = &n->names.items[s->id - (uint32_t)NAMED];
    strbuf_addc(out, '%');
    strbuf_add(out, name->text, name->len);
  } else {
    add_number(out, s->id);
  }
  if (!with_number || count == 1) return;
  strbuf_addc(out, '#');
  strbuf_addu(out, v->index - first);
}

uint32_t tx_ssa_block_number(const ssa_names *n, const ir_block *b) {
  const numbered *s = number_at(n, b, b->scratch);
  return s ? s->id : UINT32_MAX;
}

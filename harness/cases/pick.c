/* SPDX-License-Identifier: Apache-2.0 */
#include "pick.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "base/vec.h"
#include "harness/data/input.h"

static const char dialect[] = "stablehlo.";
enum { DIALECT = sizeof dialect - 1 };

void pick_ops(const vs_opset *o, const char *text, size_t n, bool *seen) {
  for (const char *line = text, *end = text + n; line < end;) {
    const char *newline = memchr(line, '\n', (size_t)(end - line));
    const char *stop = newline ? newline : end;
    const char *comment = strbuf_find(line, (size_t)(stop - line), "//", 2);
    const char *at = line, *last = comment ? comment : stop;
    while ((at = strbuf_find(at, (size_t)(last - at), dialect, DIALECT)) != NULL) {
      bool op = at == text || (at[-1] != '#' && at[-1] != '!'); /* an attribute, a type */
      size_t length = 0;
      at += DIALECT;
      while (at + length < last && (isalnum((unsigned char)at[length]) || strchr("_-", at[length])))
        length++;
      const vs_op *named = op ? vs_stablehlo_op(o, at, length) : NULL;
      if (named) seen[named - o->ops] = true;
    }
    line = stop + 1;
  }
}

/* Names that were met. */
typedef struct name_set {
  const char **names;
  size_t count, room;
} name_set;

/* Whether the name is new; it is none of them any more. */
static bool is_new(name_set *s, const char *name, bool *failed) {
  for (size_t i = 0; i < s->count; i++)
    if (strcmp(s->names[i], name) == 0) return false;
  *failed = !vec_room(&s->names, s->count, &s->room, sizeof name);
  if (!*failed) s->names[s->count++] = name;
  return !*failed;
}

typedef struct picker {
  const vs_opset *opset;
  bool *have, *seen; /* by op */
  name_set features, tags;
  bool failed;
} picker;

static bool brings_op(picker *p, const corpus_case *c) {
  input in;
  strbuf_auto why = STRBUF_INIT;
  bool brings = false;
  memset(p->seen, 0, p->opset->op_count * sizeof *p->seen);
  if (c->path && input_open(&in, c->path, &why)) {
    pick_ops(p->opset, in.bytes, in.size, p->seen);
    input_close(&in);
  }
  for (size_t i = 0; i < p->opset->op_count; i++) {
    brings |= p->seen[i] && !p->have[i];
    p->have[i] |= p->seen[i];
  }
  return brings;
}

/* In which round a case is picked. Cases of rewrites and of crossed ops or options come last, and
 * for their ops alone: their programs are long, and each has features of many others. */
enum { ROUNDS = 3, LAST_ROUND = ROUNDS - 1 };
static int round_of(const corpus_case *c) {
  if (!(c->checks >> CHECK_EVALUATE & 1)) return 1;
  static const char *const long_ones[] = {"rewrite", "adjacent", "options"};
  for (size_t k = 0; c->tag_count && k < sizeof long_ones / sizeof *long_ones; k++)
    if (strcmp(c->tags[0], long_ones[k]) == 0) return LAST_ROUND;
  return 0;
}

static bool brings_something(picker *p, const corpus_case *c) {
  bool brings = false;
  if (round_of(c) == LAST_ROUND) return brings_op(p, c);
  if (c->breaks || c->edits) {
    for (size_t i = 0; i < c->tag_count; i++) brings |= is_new(&p->tags, c->tags[i], &p->failed);
    return brings;
  }
  for (size_t i = 0; i < c->form_count; i++)
    if (c->forms[i].feature) brings |= is_new(&p->features, c->forms[i].feature, &p->failed);
  return brings_op(p, c) || brings;
}

bool pick_quick(const corpus *all, const vs_opset *o, const plan_filter *f, bool *picked) {
  picker p = {.opset = o,
              .have = calloc(o->op_count, sizeof *p.have),
              .seen = calloc(o->op_count, sizeof *p.seen)};
  p.failed = !p.have || !p.seen;
  for (int round = 0; round < ROUNDS; round++)
    for (size_t i = 0; !p.failed && i < all->count; i++) {
      const corpus_case *c = &all->cases[i];
      bool due = round_of(c) == round && plan_takes_in_some_part(f, c);
      if (due && brings_something(&p, c)) picked[i] = true;
    }
  free(p.have);
  free(p.seen);
  free(p.features.names);
  free(p.tags.names);
  return !p.failed;
}

/* --- Samples --- */

typedef struct ticket {
  uint64_t number;
  size_t index;
} ticket;

static int by_number(const void *a, const void *b) {
  const ticket *x = a, *y = b;
  if (x->number != y->number) return x->number < y->number ? -1 : 1;
  return x->index < y->index ? -1 : x->index > y->index;
}

bool pick_sample(const corpus *all, const plan_filter *f, size_t n, bool *picked) {
  auto_free ticket *tickets = malloc((all->count ? all->count : 1) * sizeof *tickets);
  size_t count = 0;
  if (!tickets) return false;
  for (size_t i = 0; i < all->count; i++) {
    if (!plan_takes_in_some_part(f, &all->cases[i])) continue;
    uint64_t h = UINT64_C(0xcbf29ce484222325); /* FNV-1a, 64 bits, then a mixer: as for shards */
    for (const char *p = all->cases[i].id; *p; p++)
      h = (h ^ (unsigned char)*p) * UINT64_C(0x100000001b3);
    tickets[count++] = (ticket){hash_u64(h + 1), i}; /* + 1: no sample is a shard */
  }
  qsort(tickets, count, sizeof *tickets, by_number);
  for (size_t i = 0; i < count && i < n; i++) picked[tickets[i].index] = true;
  return true;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Evaluates chains: tile after tile, all steps on each. */
#include <stdlib.h>
#include <string.h>

#include "chain.h"
#include "fast/movement/nd.h"
#include "fast/split.h"

/* --- Views ------------------------------------------------------------------------------------ */

/* Elements of one row of a view: one element repeated, or what lies side by side. */
static void fill_row(uint8_t *out, const uint8_t *in, int64_t stride, size_t size, size_t n) {
  if (stride)
    memcpy(out, in, n * size);
  else
    ev_nd_fill(out, in, size, n);
}

/* Elements at, at + 1, … of a view. */
static void fill_view(const chain_view *v, const uint8_t *in, size_t size, size_t at, size_t n,
                      uint8_t *out) {
  int64_t index[CHAIN_RANK], offset = 0;
  uint32_t last = v->rank - 1;
  for (uint32_t d = v->rank; d-- > 0;) {
    index[d] = (int64_t)(at % (size_t)v->dims[d]);
    at /= (size_t)v->dims[d];
    offset += index[d] * v->strides[d];
  }
  while (n) {
    size_t row = (size_t)(v->dims[last] - index[last]);
    if (row > n) row = n;
    fill_row(out, in + offset * (int64_t)size, v->strides[last], size, row);
    out += row * size;
    n -= row;
    index[last] += (int64_t)row;
    offset += (int64_t)row * v->strides[last];
    for (uint32_t d = last; d > 0 && index[d] == v->dims[d]; d--) {
      offset += v->strides[d - 1] - v->dims[d] * v->strides[d];
      index[d] = 0;
      index[d - 1]++;
    }
  }
}

/* --- Values ----------------------------------------------------------------------------------- */

typedef struct place {
  uint8_t *data;       /* of a tile, or of element 0 of a tensor */
  const uint8_t *from; /* CHAIN_ONE, CHAIN_VIEW: the elements of the slot */
  interp_value *value; /* of a tensor that leaves */
  uint32_t step;       /* bytes from an element to the next tile's: 0 in a tile */
} place;

static interp_value *value_in(proc *p, const chain_reg *r) {
  interp_value *v = ev_proc_top(p)->env->slots[r->slot];
  return v && v->kind == VALUE_TENSOR && v->num == r->num && v->count == r->count ? v : NULL;
}

static bool has_inputs(proc *p, const chain *c, place *places) {
  for (uint32_t k = 0; k < c->reg_count; k++) {
    const chain_reg *r = &c->regs[k];
    if (r->kind == CHAIN_CONSTANT || r->kind == CHAIN_STEP) continue;
    const interp_value *v = value_in(p, r);
    if (!v) return false;
    places[k].from = places[k].data = v->data;
    places[k].step = ev_num_rows[r->num].bytes;
  }
  return true;
}

static void release_outputs(const chain *c, place *places) {
  for (uint32_t k = 0; k < c->reg_count; k++) interp_release(places[k].value);
}

/* New tensors for what leaves. */
static bool new_outputs(proc *p, const chain *c, place *places) {
  for (uint32_t k = 0; k < c->reg_count; k++) {
    const chain_reg *r = &c->regs[k];
    if (!r->leaves) continue;
    places[k].value = ev_value_tensor(p->run->pool, r->type, r->num, r->count);
    if (!places[k].value) return false;
    places[k].data = places[k].value->data;
    places[k].step = ev_num_rows[r->num].bytes;
  }
  return true;
}

/* Constants that are needed after the chain too. Without diagnostics: they come when the ops are
 * evaluated one by one. */
static bool evaluate_before(proc *p, const chain *c, insn *first) {
  diag_sink *sink = p->run->sink;
  bool failed = p->run->failed, ok = true;
  p->run->sink = NULL;
  for (uint32_t k = 0; ok && k < c->before_count; k++) {
    insn *i = first + c->before[k];
    interp_value *out = NULL, **slot = &ev_proc_top(p)->env->slots[i->out];
    ok = i->eval(p, i, NULL, &out) == EVAL_OK;
    if (!ok) continue;
    interp_release(*slot);
    *slot = out;
  }
  p->run->sink = sink;
  p->run->failed = failed;
  return ok;
}

/* --- Running ---------------------------------------------------------------------------------- */

/* Tiles one after the other; those of one element are filled here, for all steps. */
static void place_tiles(const chain *c, size_t tile, uint8_t *memory, place *places) {
  for (uint32_t k = 0; k < c->reg_count; k++) {
    const chain_reg *r = &c->regs[k];
    if (!r->buffered) continue;
    places[k].data = memory + r->before * tile;
    places[k].step = 0;
    if (r->kind == CHAIN_CONSTANT || r->kind == CHAIN_ONE)
      ev_nd_fill(places[k].data, r->kind == CHAIN_ONE ? places[k].from : r->bits,
                 ev_num_rows[r->num].bytes, tile);
  }
}

/* The state of one thread. */
typedef struct tiles {
  const chain *c;
  place *places;
  uint8_t *memory; /* of the places and the tiles */
  size_t tile;     /* elements */
} tiles;

static void *at_tile(const tiles *t, uint32_t reg, size_t at) {
  return t->places[reg].data + at * t->places[reg].step;
}

static void run_step(const tiles *t, const chain_step *s, size_t at, size_t n) {
  const chain_reg *r = &t->c->regs[s->out];
  const void *in[3];
  if (!s->k.fn) {
    const place *v = &t->places[s->out];
    fill_view(r->view, v->from, ev_num_rows[r->num].bytes, at, n, v->data);
    return;
  }
  for (unsigned a = 0; a < s->k.e.arity; a++) in[a] = at_tile(t, s->in[a], at);
  s->k.fn(&s->k, in, at_tile(t, s->out, at), n);
}

static void run_tile(const tiles *t, size_t at, size_t n) {
  for (uint32_t s = 0; s < t->c->step_count; s++) run_step(t, &t->c->steps[s], at, n);
}

static bool count_steps(proc *p, const chain *c, const insn *first) {
  for (uint32_t k = 0; k < c->length; k++) {
    p->at = first + k;
    if (!ev_run_count_steps(p, 1)) return false;
  }
  return true;
}

static void put_outputs(proc *p, const chain *c, place *places) {
  interp_value **slots = ev_proc_top(p)->env->slots;
  for (uint32_t k = 0; k < c->reg_count; k++) {
    const chain_reg *r = &c->regs[k];
    if (!r->leaves) continue;
    interp_release(slots[r->slot]);
    slots[r->slot] = places[k].value;
  }
  for (uint32_t k = 0; k < c->free_count; k++) {
    interp_release(slots[c->frees[k]]);
    slots[c->frees[k]] = NULL;
  }
}

static size_t tile_of(const chain *c) { return c->elements < c->tile ? c->elements : c->tile; }

static size_t head_bytes(const chain *c) {
  return (c->reg_count * sizeof(place) + 63) & ~(size_t)63;
}

static bool new_memory(const chain *c, tiles *t) {
  *t = (tiles){.c = c, .tile = (tile_of(c) + 63) & ~(size_t)63};
  t->memory = ev_aligned(head_bytes(c) + c->bytes * t->tile);
  if (!t->memory) return false;
  memset(t->memory, 0, head_bytes(c));
  t->places = (place *)(void *)t->memory;
  return true;
}

#define CHAIN_LEAST 65536 /* elements times steps that are worth a thread */

static void run_tiles(void *user, size_t part, size_t from, size_t to) {
  const tiles *t = (const tiles *)user + part;
  for (size_t at = from; at < to; at += t->tile)
    run_tile(t, at, to - at < t->tile ? to - at : t->tile);
}

/* The places of the tensors of `first` are known. */
static void run_all(proc *p, const chain *c, const tiles *first) {
  tiles t[SPLIT_MOST];
  size_t parts = ev_split_parts(p->run->options->threads, c->elements,
                                CHAIN_LEAST / (c->step_count + 1) + first->tile),
         made = 1;
  t[0] = *first;
  for (; made < parts && new_memory(c, &t[made]); made++)
    memcpy(t[made].places, first->places, c->reg_count * sizeof *first->places);
  for (size_t k = 0; k < made; k++)
    place_tiles(c, first->tile, t[k].memory + head_bytes(c), t[k].places);
  ev_split(made, c->elements, first->tile, run_tiles, t);
  for (size_t k = 1; k < made; k++) free(t[k].memory);
}

static bool run_in(proc *p, const chain *c, const tiles *t, eval_status *status) {
  insn *first = (insn *)(uintptr_t)p->at;
  if (!has_inputs(p, c, t->places) || !evaluate_before(p, c, first)) return false;
  if (!new_outputs(p, c, t->places)) {
    release_outputs(c, t->places);
    return false;
  }
  *status = EVAL_FAIL;
  if (!count_steps(p, c, first)) {
    release_outputs(c, t->places);
    return true;
  }
  run_all(p, c, t);
  put_outputs(p, c, t->places);
  ev_proc_top(p)->pc += c->length;
  *status = EVAL_OK;
  return true;
}

bool ev_chain_run(proc *p, const chain *c, eval_status *status) {
  tiles t;
  bool ran = new_memory(c, &t) && run_in(p, c, &t, status);
  free(t.memory);
  return ran;
}

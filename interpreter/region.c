/* SPDX-License-Identifier: Apache-2.0 */
#include "region.h"

#include <stdlib.h>
#include <string.h>

/* A block as a function of scalars, kept in block_plan.scalars. */
struct scalars {
  num_kind *args, *results;
  size_t arg_count, result_count;
};

static struct scalars *scalars_of(proc *p, block_plan *b) {
  if (b->scalars) return b->scalars;
  const insn *last = &b->insns[b->count - 1];
  struct scalars *s = ev_run_alloc(p->run, 1, sizeof *s);
  if (!s) return NULL;
  s->arg_count = b->arg_count;
  s->result_count = last->in_count;
  s->args = ev_run_alloc(p->run, s->arg_count, sizeof *s->args);
  s->results = ev_run_alloc(p->run, s->result_count, sizeof *s->results);
  if (!s->args || !s->results) return NULL;
  for (size_t k = 0; k < s->arg_count; k++)
    s->args[k] = ev_storage_kind(ir_type_element(b->block->args[k]->type));
  for (size_t k = 0; k < s->result_count; k++)
    s->results[k] = ev_storage_kind(ir_type_element(last->op->operands[k].value->type));
  return b->scalars = s;
}

bool ev_region_open(proc *p, insn *i, uint32_t k, size_t arg_count, size_t result_count,
                    region *r) {
  *r = (region){.p = p, .i = i, .arg_count = arg_count, .result_count = result_count};
  r->block = i->blocks[k];
  const struct scalars *s = scalars_of(p, r->block);
  if (!s) return false;
  for (size_t q = 0; q < arg_count + result_count; q++)
    if ((q < arg_count ? s->args[q] : s->results[q - arg_count]) == NUM_NONE)
      return ev_error(p, i, DIAG_INTERP_BAD_TYPE,
                      "a computation has elements that the interpreter does not compute with");
  r->args = s->args;
  r->results = s->results;
  return true;
}

bool ev_region_apply(const region *r, size_t lane, const void *const *args, void *const *results) {
  interp_value *few[16];
  interp_value **v = r->arg_count <= 16 ? few : ev_scratch(r->p, r->i, r->arg_count, sizeof *v);
  if (!v) return false;
  bool ok = true;
  size_t k = 0;
  for (; ok && k < r->arg_count; k++) {
    v[k] = ev_value_tensor(r->p->run->pool, r->block->block->args[k]->type, r->args[k], 1);
    size_t size = ev_num_rows[r->args[k]].bytes;
    if (v[k])
      memcpy(v[k]->data, (const uint8_t *)args[k] + lane * size, size);
    else
      ok = ev_no_memory(r->p, r->i);
  }
  if (!ok)
    while (k > 0) interp_release(v[--k]);
  ok = ok && ev_proc_nested(r->p, r->block, v, r->arg_count);
  if (v != few) free(v);
  for (size_t q = 0; ok && q < r->result_count; q++) {
    size_t size = ev_num_rows[r->results[q]].bytes;
    memcpy((uint8_t *)results[q] + lane * size, r->p->ret[q]->data, size);
  }
  ev_proc_clear_ret(r->p);
  return ok;
}

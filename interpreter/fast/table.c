/* SPDX-License-Identifier: Apache-2.0 */
/* The ops that fast/ evaluates: each row serves a row of hlo-bench, and its audit is the
 * definition of the op, which interp_options.audit compares it with. */
#include "fills.h"

#include "fast/elementwise/chain.h"
#include "fast/elementwise/kern.h"

#define E(op, gain) \
  { OP_STABLEHLO_##op, FAST_ANYWHERE, ev_fast_elementwise, gain }
#define ROW(op, place, fill, gain) \
  { OP_STABLEHLO_##op, place, fill, gain }
static const fast_row rows[] = {
#include "table.def"
};
#undef E
#undef ROW

#define ROWS (sizeof rows / sizeof *rows)

static const fast_row *broken;

const fast_row *ev_fast_rows(size_t *count) {
  *count = ROWS;
  return rows;
}
void ev_fast_break(const fast_row *row) { broken = row; }

static const fast_row *row_of(uint16_t op) {
  for (size_t r = 0; r < ROWS; r++)
    if (rows[r].op == op) return &rows[r];
  return NULL;
}

static fast_status fill(const fast_row *row, definition *d) {
  fast_status s = row->fill(d);
  interp_value *last = d->out[d->i->out_count - 1];
  if (s == FAST_DONE && row == broken && last->size) last->data[0] ^= 1;
  return s;
}

const fast_engine ev_fast_engine = {.row_of = row_of,
                                    .fill = fill,
                                    .find_chains = ev_chains_find,
                                    .run_chain = ev_chain_run,
                                    .run_loop = ev_loop_run};

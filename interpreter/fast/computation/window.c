/* SPDX-License-Identifier: Apache-2.0 */
#include "body.h"

#include <string.h>

#include "fast/movement/nd.h"

/* Below this many elements a window is cheaper when it is taken element by element. */
enum { LEAST_WINDOW = 12 };

/* --- Prefixes ---------------------------------------------------------------------------------
 *
 * Let f(w) be the reduction of window w = (e1, ..., ek) from `init`, in order. The next window is
 * (e2, ..., ek, e). When e1 is padding, thus equal to init, and body(init, init) is init, then
 * f(w) = f(e2, ..., ek), and the next result is body(f(w), e): the same operations on the same
 * values as in the stated order. Cumulative sums are such windows: whatever leaves one is padding.
 */

/* The only dimension in which windows have more than one element; rank if there is none or more
 * than one. */
static size_t sliding_dimension(const window_op *wo) {
  size_t found = wo->w->rank;
  for (size_t d = 0; d < wo->w->rank; d++) {
    if (wo->w->stride[d] != 1 || wo->w->dilation[d] != 1) return wo->w->rank;
    if (wo->w->size[d] == 1) continue;
    if (found != wo->w->rank) return wo->w->rank;
    found = d;
  }
  return found;
}

static bool is_prefix(const window_op *wo, size_t d) {
  return d < wo->w->rank && wo->w->size[d] >= LEAST_WINDOW && wo->w->results[d] - 2 < wo->w->low[d];
}

/* Whether body(init, init) is init, bit for bit. */
static bool init_stays(body *b, const window_op *wo, const void **args, void **results,
                       bool *stays) {
  uint8_t few[8][NUM_MAX_BYTES];
  *stays = wo->inputs <= 8;
  if (!*stays) return true;
  for (size_t q = 0; q < wo->inputs; q++) {
    args[q] = args[wo->inputs + q] = wo->init[q]->data;
    results[q] = few[q];
  }
  if (!ev_body_run(b, 1, args, results)) return false;
  for (size_t q = 0; q < wo->inputs; q++)
    *stays &= !memcmp(few[q], wo->init[q]->data, ev_num_rows[wo->init[q]->num].bytes);
  return true;
}

/* One step: by a kernel where it has a single lane, unless a NaN comes out. */
static bool step(body *b, const fold_kernel *kernel, size_t lanes, const void **args,
                 void **results) {
  const int64_t first = 0;
  if (kernel && lanes == 1) {
    memmove(results[0], args[0], ev_num_rows[b->r.results[0]].bytes);
    if (kernel->scatter(results[0], &first, args[1], 1))
      return ev_run_count_steps(b->r.p, b->r.block->count);
  }
  return ev_body_run(b, lanes, args, results);
}

/* Rows of `inner` lanes: the first window is folded, each further one is a step from the last. The
 * padding before it changes nothing. */
static bool slide_rows(body *b, const window_op *wo, size_t d, const void **args, void **results) {
  size_t inner = ev_nd_count(wo->w->padded + d + 1, wo->w->rank - d - 1),
         outer = ev_nd_count(wo->w->padded, d), n = wo->inputs;
  size_t steps = (size_t)wo->w->size[d], count = (size_t)wo->w->results[d],
         length = (size_t)wo->w->padded[d], low = (size_t)wo->w->low[d];
  const fold_kernel *kernel = ev_body_fold_kernel(b);
  for (size_t o = 0; o < outer; o++)
    for (size_t k = low < steps ? low : steps; k < steps + count - 1; k++) {
      size_t row = k < steps ? 0 : k - steps + 1;
      for (size_t q = 0; q < n; q++) {
        size_t bytes = inner * ev_num_rows[wo->out[q]->num].bytes;
        uint8_t *out = wo->out[q]->data + o * count * bytes;
        results[q] = out + row * bytes;
        args[q] = k < steps ? results[q] : out + (row - 1) * bytes;
        args[n + q] = wo->in[q]->data + (o * length + k) * bytes;
      }
      if (!step(b, kernel, inner, args, results)) return false;
    }
  return true;
}

window_status ev_window_slide(proc *p, insn *i, body *b, const window_op *wo) {
  size_t d = sliding_dimension(wo);
  if (!is_prefix(wo, d)) return WINDOWS_OTHER;
  auto_free const void **args = ev_scratch(p, i, 3 * wo->inputs, sizeof *args);
  if (!args) return WINDOWS_FAILED;
  void **results = (void **)(void *)(args + 2 * wo->inputs);
  bool stays = false;
  if (!init_stays(b, wo, args, results, &stays)) return WINDOWS_FAILED;
  if (!stays) return WINDOWS_OTHER;
  return slide_rows(b, wo, d, args, results) ? WINDOWS_DONE : WINDOWS_FAILED;
}

/* SPDX-License-Identifier: Apache-2.0 */
#include "window.h"

#include <string.h>

#include "fast/movement/nd.h"

/* Below this many elements a window is cheaper when it is taken element by element. */
enum { LEAST_WINDOW = 12 };

/* Elements in the dimensions `from` to `to`. */
static size_t span(const int64_t *dims, size_t from, size_t to) {
  return ev_nd_count(dims + from, to - from);
}

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

/* Rows of `inner` lanes: the first window is folded, each further one is a step from the last. */
static bool slide_rows(body *b, const window_op *wo, size_t d, const void **args, void **results) {
  size_t inner = span(wo->w->padded, d + 1, wo->w->rank), outer = span(wo->w->padded, 0, d),
         n = wo->inputs;
  size_t steps = (size_t)wo->w->size[d], count = (size_t)wo->w->results[d],
         length = (size_t)wo->w->padded[d];
  for (size_t o = 0; o < outer; o++)
    for (size_t k = 0; k < steps + count - 1; k++) {
      size_t row = k < steps ? 0 : k - steps + 1;
      for (size_t q = 0; q < n; q++) {
        size_t bytes = inner * ev_num_rows[wo->out[q]->num].bytes;
        uint8_t *out = wo->out[q]->data + o * count * bytes;
        results[q] = out + row * bytes;
        args[q] = k < steps ? results[q] : out + (row - 1) * bytes;
        args[n + q] = wo->in[q]->data + (o * length + k) * bytes;
      }
      if (!ev_body_run(b, inner, args, results)) return false;
    }
  return true;
}

/* Lines whose elements stand side by side. */
static bool slide_lines(body *b, const window_op *wo, size_t d, const void **x, void **acc,
                        void **trail) {
  size_t outer = span(wo->w->padded, 0, d), steps = (size_t)wo->w->size[d];
  size_t count = (size_t)wo->w->results[d], length = (size_t)wo->w->padded[d];
  for (size_t o = 0; o < outer; o++) {
    /* The accumulator ends as the last result; until then its place holds the initial value. */
    for (size_t q = 0; q < wo->inputs; q++) {
      size_t bytes = ev_num_rows[wo->out[q]->num].bytes;
      acc[q] = wo->out[q]->data + ((o + 1) * count - 1) * bytes;
      x[q] = wo->in[q]->data + o * length * bytes;
    }
    if (!ev_body_fold(b, steps - 1, acc, x)) return false;
    for (size_t q = 0; q < wo->inputs; q++) {
      size_t bytes = ev_num_rows[wo->out[q]->num].bytes;
      x[q] = (const uint8_t *)x[q] + (steps - 1) * bytes;
      trail[q] = wo->out[q]->data + o * count * bytes;
    }
    if (!ev_body_scan(b, count, acc, x, trail)) return false;
  }
  return true;
}

static window_status slide_prefixes(proc *p, insn *i, body *b, const window_op *wo, size_t d) {
  auto_free const void **args = ev_scratch(p, i, 4 * wo->inputs, sizeof *args);
  if (!args) return WINDOWS_FAILED;
  void **results = (void **)(void *)(args + 2 * wo->inputs), **trail = results + wo->inputs;
  bool stays = false;
  bool ok = init_stays(b, wo, args, results, &stays);
  if (ok && stays)
    ok = d + 1 == wo->w->rank || span(wo->w->padded, d + 1, wo->w->rank) == 1
             ? slide_lines(b, wo, d, args, results, trail)
             : slide_rows(b, wo, d, args, results);
  return !ok ? WINDOWS_FAILED : stays ? WINDOWS_DONE : WINDOWS_OTHER;
}

window_status ev_window_slide(proc *p, insn *i, body *b, const window_op *wo) {
  size_t d = sliding_dimension(wo);
  if (span(wo->w->size, 0, wo->w->rank) < LEAST_WINDOW || !is_prefix(wo, d)) return WINDOWS_OTHER;
  return slide_prefixes(p, i, b, wo, d);
}

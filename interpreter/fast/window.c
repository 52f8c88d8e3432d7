#include "window.h"

#include <string.h>

#include "nd.h"

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

/* The dimension along which the windows slide; rank when there is none or it is not alone. */
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

/* --- Exact bodies -----------------------------------------------------------------------------
 *
 * Where the body gives the same bits in any order (ev_body_is_exact), a window of k elements that
 * begins inside a block of k is the end of this block and the beginning of the next one (van Herk;
 * Gil and Werman). Two scans, one backward and one forward within each block, serve all windows
 * with one more step each, whatever k is; and dimensions can be taken one after the other. */

/* One dimension: `from` has length * inner elements for each of `outer`, `to` has count * inner. */
typedef struct block_pass {
  size_t outer, length, inner, size, count, stride;
  const uint8_t *from;
  uint8_t *to;
  uint8_t
      *ends; /* room for length * inner elements: reductions from an element to its block's end */
  uint8_t *head; /* room for inner elements: from a block's beginning to an element */
} block_pass;

static bool step(body *b, size_t lanes, const void *x, const void *y, void *to) {
  return ev_body_run(b, lanes, (const void *[]){x, y}, (void *[]){to});
}

static bool slide_blocks(body *b, const block_pass *a) {
  size_t row = a->inner * ev_num_rows[b->r.results[0]].bytes, k = a->size;
  for (size_t o = 0; o < a->outer; o++) {
    const uint8_t *x = a->from + o * a->length * row;
    uint8_t *to = a->to + o * a->count * row;
    memcpy(a->ends, x, a->length * row);
    for (size_t e = a->length - 1; e-- > 0;)
      if ((e + 1) % k &&
          !step(b, a->inner, x + e * row, a->ends + (e + 1) * row, a->ends + e * row))
        return false;
    for (size_t e = 0; e < a->length; e++) {
      if (e % k == 0)
        memcpy(a->head, x + e * row, row);
      else if (!step(b, a->inner, a->head, x + e * row, a->head))
        return false;
      if (e + 1 < k || (e + 1 - k) % a->stride) continue;
      size_t first = e + 1 - k; /* of the window that ends here */
      uint8_t *result = to + first / a->stride * row;
      if (first / a->stride >= a->count) break;
      if (first % k == 0)
        memcpy(result, a->head, row); /* the window is a block */
      else if (!step(b, a->inner, a->ends + first * row, a->head, result))
        return false;
    }
  }
  return true;
}

static window_status slide_exact(proc *p, insn *i, body *b, const window_op *wo) {
  size_t bytes = ev_num_rows[b->r.results[0]].bytes, all = span(wo->w->padded, 0, wo->w->rank),
         most = 0;
  for (size_t d = 0; d < wo->w->rank; d++) {
    size_t room = (size_t)wo->w->padded[d] * span(wo->w->padded, d + 1, wo->w->rank);
    if (room > most) most = room;
  }
  auto_free int64_t *dims = ev_scratch(p, i, wo->w->rank + 1, sizeof *dims);
  auto_free uint8_t *from = ev_scratch(p, i, all, bytes), *to = ev_scratch(p, i, all, bytes);
  auto_free uint8_t *ends = ev_scratch(p, i, most, bytes), *head = ev_scratch(p, i, most, bytes);
  bool ok = dims && from && to && ends && head;
  if (ok) {
    memcpy(dims, wo->w->padded, wo->w->rank * sizeof *dims);
    memcpy(from, wo->in[0]->data, all * bytes);
  }
  for (size_t d = 0; ok && d < wo->w->rank; d++) {
    if (wo->w->size[d] == 1 && wo->w->stride[d] == 1) continue;
    block_pass a = {.outer = span(dims, 0, d),
                    .length = (size_t)dims[d],
                    .inner = span(dims, d + 1, wo->w->rank),
                    .size = (size_t)wo->w->size[d],
                    .count = (size_t)wo->w->results[d],
                    .stride = (size_t)wo->w->stride[d],
                    .from = from,
                    .to = to,
                    .ends = ends,
                    .head = head};
    ok = slide_blocks(b, &a);
    dims[d] = wo->w->results[d];
    uint8_t *done = to;
    to = from;
    from = done;
  }
  ok = ok && step(b, wo->out[0]->count, wo->out[0]->data, from, wo->out[0]->data);
  return ok ? WINDOWS_DONE : WINDOWS_FAILED;
}

window_status ev_window_slide(proc *p, insn *i, body *b, const window_op *wo) {
  size_t d = sliding_dimension(wo), elements = span(wo->w->size, 0, wo->w->rank);
  if (elements < LEAST_WINDOW) return WINDOWS_OTHER;
  if (is_prefix(wo, d)) {
    window_status s = slide_prefixes(p, i, b, wo, d);
    if (s != WINDOWS_OTHER) return s;
  }
  for (size_t e = 0; e < wo->w->rank; e++)
    if (wo->w->dilation[e] != 1) return WINDOWS_OTHER;
  return wo->inputs == 1 && ev_body_is_exact(b) ? slide_exact(p, i, b, wo) : WINDOWS_OTHER;
}

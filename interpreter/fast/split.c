/* SPDX-License-Identifier: Apache-2.0 */
#include "split.h"

#include <pthread.h>
#include <stdbool.h>

size_t ev_split_parts(unsigned threads, size_t count, size_t least) {
  size_t parts = threads < SPLIT_MOST ? threads : SPLIT_MOST;
  if (count / least < parts) parts = count / least;
  return parts ? parts : 1;
}

typedef struct piece {
  split_fn fn;
  void *user;
  size_t part, from, to;
  pthread_t thread;
  bool apart;
} piece;

static void *run_piece(void *p) {
  const piece *w = p;
  w->fn(w->user, w->part, w->from, w->to);
  return NULL;
}

void ev_split(size_t parts, size_t count, size_t step, split_fn fn, void *user) {
  piece pieces[SPLIT_MOST];
  size_t steps = (count + step - 1) / step;
  for (size_t k = 0; k < parts; k++) {
    size_t to = k + 1 < parts ? steps * (k + 1) / parts * step : count;
    pieces[k] =
        (piece){.fn = fn, .user = user, .part = k, .from = steps * k / parts * step, .to = to};
    pieces[k].apart =
        k + 1 < parts && pthread_create(&pieces[k].thread, NULL, run_piece, &pieces[k]) == 0;
  }
  for (size_t k = parts; k-- > 0;)
    if (!pieces[k].apart) run_piece(&pieces[k]);
  for (size_t k = 0; k < parts; k++)
    if (pieces[k].apart) pthread_join(pieces[k].thread, NULL);
}

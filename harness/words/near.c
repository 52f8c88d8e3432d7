/* SPDX-License-Identifier: Apache-2.0 */
#include "near.h"

#include <stdint.h>
#include <string.h>

enum { NAME_MAX_LENGTH = 128 };

/* How many letters have to be put in, taken out, exchanged or swapped with their neighbour. */
static size_t distance(const char *a, const char *b) {
  size_t n = strlen(a), m = strlen(b);
  size_t rows[3][NAME_MAX_LENGTH + 1], *before = rows[0], *last = rows[1], *now = rows[2];
  if (n > NAME_MAX_LENGTH || m > NAME_MAX_LENGTH) return SIZE_MAX;
  for (size_t k = 0; k <= m; k++) last[k] = k;
  for (size_t i = 1; i <= n; i++) {
    now[0] = i;
    for (size_t k = 1; k <= m; k++) {
      size_t best = last[k - 1] + (a[i - 1] != b[k - 1]);
      if (last[k] + 1 < best) best = last[k] + 1;
      if (now[k - 1] + 1 < best) best = now[k - 1] + 1;
      if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1] &&
          before[k - 2] + 1 < best)
        best = before[k - 2] + 1;
      now[k] = best;
    }
    size_t *free_row = before;
    before = last;
    last = now;
    now = free_row;
  }
  return last[m];
}

near_list near_to(const char *given) {
  return (near_list){.given = given, .limit = strlen(given) / 3 + 1};
}

void near_try(near_list *l, const char *name) {
  size_t d = distance(l->given, name);
  /* A part of a name is near, the more so the less is missing. */
  if (strlen(l->given) > 2 && strstr(name, l->given) && d > l->limit) d = l->limit;
  if (d > l->limit) return;
  for (size_t i = 0; i < l->count; i++)
    if (strcmp(l->names[i], name) == 0) return;
  size_t at = l->count < NEAR_MOST ? l->count++ : NEAR_MOST;
  for (; at > 0 && l->distances[at - 1] > d; at--) {
    if (at == NEAR_MOST) continue;
    l->distances[at] = l->distances[at - 1];
    l->names[at] = l->names[at - 1];
  }
  if (at == NEAR_MOST) return;
  l->distances[at] = d;
  l->names[at] = name;
}

void near_offer(const near_list *l, strbuf *out) {
  for (size_t i = 0; i < l->count; i++)
    strbuf_addf(out, "%s'%s'",
                !i                 ? "; did you mean "
                : i + 1 < l->count ? ", "
                                   : " or ",
                l->names[i]);
  if (l->count) strbuf_addc(out, '?');
}

#include "near.h"

#include <stdlib.h>
#include <string.h>

enum { NAME_MAX_LENGTH = 128, SUGGESTIONS = 5 };

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

void near_ids(const corpus *c, const char *id, strbuf *out) {
  size_t best[SUGGESTIONS], found[SUGGESTIONS], count = 0, limit = strlen(id) / 3 + 1;
  for (size_t i = 0; i < c->count; i++) {
    const char *other = c->cases[i].id;
    size_t d = distance(id, other);
    /* A part of a name is near, the more so the less is missing. */
    if (*id && strstr(other, id) && d > limit) d = limit;
    if (d > limit) continue;
    size_t at = count < SUGGESTIONS ? count++ : SUGGESTIONS;
    while (at > 0 && best[at - 1] > d) {
      if (at < SUGGESTIONS) {
        best[at] = best[at - 1];
        found[at] = found[at - 1];
      }
      at--;
    }
    if (at == SUGGESTIONS) continue;
    best[at] = d;
    found[at] = i;
  }
  for (size_t i = 0; i < count; i++)
    strbuf_addf(out, "%s'%s'", i ? ", " : "; near are ", c->cases[found[i]].id);
}

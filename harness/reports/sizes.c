/* SPDX-License-Identifier: Apache-2.0 */
/* Verdicts per size class, and from which size on an op is wrong. */
#include <stdlib.h>
#include <string.h>

#include "render.h"

/* The case of the class that asks the same op and type: ids differ in their ends alone. */
static bool same_op(const corpus_case *a, const corpus_case *b) {
  const char *x = strrchr(a->id, '_'), *y = strrchr(b->id, '_');
  return x && y && x - a->id == y - b->id && strncmp(a->id, b->id, (size_t)(x - a->id)) == 0;
}

/* The least class of one size in which the op of this case fails; SIZE_CLASSES: none. Cases of one
 * op and type stand side by side. */
static size_class first_failure(const results *r, size_t *index) {
  size_class least = SIZE_CLASSES;
  size_t first = *index;
  for (; *index < r->case_count && same_op(r->cases[first], r->cases[*index]); ++*index) {
    size_class k = sizes_class_of(r->cases[*index]);
    if (k < least && results_case_failed(r, *index)) least = k;
  }
  return least;
}

static void add_op(const corpus_case *c, size_t shown, strbuf *out) {
  enum { MOST = 12 };
  const char *name = c->id + strlen("size_");
  if (shown < MOST)
    strbuf_addf(out, "%s%.*s", shown ? ", " : "", (int)(strrchr(name, '_') - name), name);
  else if (shown == MOST)
    strbuf_adds(out, ", …");
}

/* "wrong from 15, 16, 17 on: abs_f32, add_f32" */
static void add_beginnings(const results *r, const char *before, strbuf *out) {
  for (int k = 0; k < SIZE_CLASSES; k++) {
    size_t found = 0;
    for (size_t i = 0; i < r->case_count;) {
      const corpus_case *c = r->cases[i];
      if (!sizes_has(c)) {
        i++;
        continue;
      }
      if (first_failure(r, &i) != (size_class)k) continue;
      if (!found)
        strbuf_addf(out, "%swrong %s %s: ", before, k < SIZE_SKEWED ? "from" : "with",
                    size_meanings[k]);
      add_op(c, found++, out);
    }
    if (found) strbuf_addf(out, " (%zu)\n", found);
  }
}

void report_sizes(const results *r, const char *before, strbuf *out) {
  bool failed = false;
  for (int k = 0; k < SIZE_CLASSES && !r->missing; k++) {
    score_part s;
    size_t cases = results_size(r, (size_class)k, &s);
    if (!cases) continue;
    strbuf_addf(out, "%ssize %s (%s): ", before, size_words[k], size_meanings[k]);
    report_part(&s, cases, out);
    failed |= s.failed > 0;
  }
  if (failed) add_beginnings(r, before, out);
}

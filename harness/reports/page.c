/* SPDX-License-Identifier: Apache-2.0 */
#include "page.h"

#include <string.h>

#include "harness/results/verdict.h"

void page_fill(const char *page, size_t n, const page_part *parts, size_t count, const void *user,
               strbuf *out) {
  for (size_t i = 0; i < count; i++) {
    const char *at = strbuf_find(page, n, parts[i].mark, strlen(parts[i].mark));
    if (!at) {
      out->failed = true;
      return;
    }
    strbuf_add(out, page, (size_t)(at - page));
    parts[i].add(user, out);
    at += strlen(parts[i].mark);
    n -= (size_t)(at - page);
    page = at;
  }
  strbuf_add(out, page, n);
}

void page_add_names(json_writer *w, const char *name, const char *const *names, size_t n) {
  json_line_open(w, name, '[');
  for (size_t i = 0; i < n; i++) json_add(w, names[i]);
  json_close(w, ']');
}

void page_add_numbers(json_writer *w, const size_t *numbers, size_t n) {
  json_open(w, '[');
  for (size_t i = 0; i < n; i++) json_add_count(w, numbers[i]);
  json_close(w, ']');
}

void page_add_verdicts(json_writer *w) {
  json_line_open(w, "verdicts", '[');
  for (int v = 1; v < VERDICT_COUNT; v++) {
    json_open(w, '{');
    json_member(w, "letter", (char[]){verdict_letters[v], '\0'});
    json_member(w, "name", verdict_names[v]);
    json_member(w, "meaning", verdict_meanings[v]);
    json_member_flag(w, "failed", verdict_failed((verdict)v));
    json_member_flag(w, "answer", verdict_is_answer((verdict)v));
    json_close(w, '}');
  }
  json_close(w, ']');
}

void page_add_raw(json_writer *w, const char *name, const page_pool *pool) {
  json_line_open(w, name, '[');
  for (size_t i = 0; i < pool->texts.count; i++) {
    json_break(w);
    json_add_raw(w, pool->texts.items[i], strlen(pool->texts.items[i]));
  }
  json_close(w, ']');
  w->out->failed |= pool->failed;
}

/* --- Strings that stand once --- */

void page_pool_free(page_pool *t) { arena_free(t->memory); }

/* `memory` unwinds when there is no more. */
static size_t add_text(page_pool *t, const char *text) {
  if (!t->known) t->known = intern_new(t->memory);
  const istr *unique = intern_get(t->known, text, strlen(text));
  if (map_insert_number(t->memory, &t->numbers, unique, t->texts.count))
    VEC_ADD(t->memory, &t->texts, unique->bytes);
  return (size_t)map_find(&t->numbers, unique)->number;
}

size_t page_pool_add(page_pool *t, const char *text) {
  arena_guard g;
  if (!t->memory) t->memory = arena_new(0);
  if (t->failed || !t->memory || !ARENA_GUARD(t->memory, &g)) {
    t->failed = true;
    return 0;
  }
  size_t number = add_text(t, text);
  arena_guard_pop(t->memory, &g);
  return number;
}

#include "page.h"

#include <stdlib.h>
#include <string.h>

#include "base/intern.h"
#include "harness/suite/verdict.h"
#include "harness/tools/json_text.h"

void page_fill(const char *page, size_t n, const page_part *parts, size_t count, const void *user,
               strbuf *out) {
  for (size_t i = 0; i < count; i++) {
    const char *at = memmem(page, n, parts[i].mark, strlen(parts[i].mark));
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

void page_add_names(strbuf *out, const char *name, const char *const *names, size_t n) {
  strbuf_addf(out, ",\n\"%s\":[", name);
  for (size_t i = 0; i < n; i++) {
    if (i) strbuf_addc(out, ',');
    json_text_in_script(out, names[i]);
  }
  strbuf_addc(out, ']');
}

void page_add_verdicts(strbuf *out) {
  strbuf_adds(out, ",\n\"verdicts\":[");
  for (int v = 1; v < VERDICT_COUNT; v++)
    strbuf_addf(out, "%s{\"letter\":\"%c\",\"name\":\"%s\",\"failed\":%s}", v > 1 ? "," : "",
                verdict_letters[v], verdict_names[v],
                verdict_failed((verdict)v) ? "true" : "false");
  strbuf_addc(out, ']');
}

/* --- Strings that stand once: a hash table with open addressing --- */

void page_pool_free(page_pool *t) {
  for (size_t i = 0; i < t->count; i++) free(t->texts[i]);
  free(t->texts);
  free(t->slots);
}

static bool grow(page_pool *t) {
  size_t slots = t->slot_count ? 2 * t->slot_count : 256, room = slots / 2;
  uint32_t *fresh = calloc(slots, sizeof *fresh);
  char **texts = realloc(t->texts, room * sizeof *texts);
  if (texts) t->texts = texts;
  if (!fresh || !texts) {
    free(fresh);
    return false;
  }
  for (size_t i = 0; i < t->count; i++) {
    size_t at = hash_bytes(texts[i], strlen(texts[i]), 0) & (slots - 1);
    while (fresh[at]) at = (at + 1) & (slots - 1);
    fresh[at] = (uint32_t)i + 1;
  }
  free(t->slots);
  t->slots = fresh;
  t->slot_count = slots;
  t->room = room;
  return true;
}

size_t page_pool_add(page_pool *t, const char *text) {
  if (t->failed || (t->count == t->room && !grow(t))) {
    t->failed = true;
    return 0;
  }
  size_t at = hash_bytes(text, strlen(text), 0) & (t->slot_count - 1);
  for (; t->slots[at]; at = (at + 1) & (t->slot_count - 1))
    if (strcmp(t->texts[t->slots[at] - 1], text) == 0) return t->slots[at] - 1;
  t->texts[t->count] = strdup(text);
  if (!t->texts[t->count]) {
    t->failed = true;
    return 0;
  }
  t->slots[at] = (uint32_t)++t->count;
  return t->count - 1;
}

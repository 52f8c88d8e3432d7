/* What the HTML pages share: a page is a constant text with marks, and each mark is filled. */
#ifndef HLO_CTS_HARNESS_PAGE_H
#define HLO_CTS_HARNESS_PAGE_H

#include "base/strbuf.h"

typedef struct page_part {
  const char *mark; /* "@DATA@" */
  void (*add)(const void *user, strbuf *out);
} page_part;

/* Appends the page with its marks filled; each stands in it once, in this order. */
void page_fill(const char *page, size_t n, const page_part *parts, size_t count, const void *user,
               strbuf *out);

/* ,"name":["…", …] for a script element. */
void page_add_names(strbuf *out, const char *name, const char *const *names, size_t n);

/* ,"verdicts":[{"letter": …, "name": …, "failed": …}, …] */
void page_add_verdicts(strbuf *out);

/* Strings that stand once, numbered as they come. */
typedef struct page_pool {
  char **texts;
  size_t count, room;
  uint32_t *slots; /* index + 1; 0: free */
  size_t slot_count;
  bool failed;
} page_pool;

void page_pool_free(page_pool *t);
/* The number of the string; 0 when out of memory, which `failed` says. */
size_t page_pool_add(page_pool *t, const char *text);

#endif

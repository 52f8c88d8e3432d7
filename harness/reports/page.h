/* Shared by the HTML pages: a page is a constant text with marks, which are replaced. */
#ifndef HLO_CTS_HARNESS_PAGE_H
#define HLO_CTS_HARNESS_PAGE_H

#include "base/intern.h"
#include "base/map.h"
#include "base/strbuf.h"
#include "base/vec.h"

typedef struct page_part {
  const char *mark; /* "@DATA@" */
  void (*add)(const void *user, strbuf *out);
} page_part;

/* Appends the page with its marks replaced. Each mark occurs once, in this order. */
void page_fill(const char *page, size_t n, const page_part *parts, size_t count, const void *user,
               strbuf *out);

/* ,"name":["…", …] for a script element. */
void page_add_names(strbuf *out, const char *name, const char *const *names, size_t n);

/* ,"verdicts":[{"letter": …, "name": …, "failed": …}, …] */
void page_add_verdicts(strbuf *out);

/* A pool that stores each string once and numbers them in order of arrival. */
typedef struct page_pool {
  arena *memory;
  intern *known;
  map numbers;
  VEC(const char *) texts;
  bool failed;
} page_pool;

void page_pool_free(page_pool *t);
/* The number of the string; 0 when out of memory, which `failed` says. */
size_t page_pool_add(page_pool *t, const char *text);

#endif

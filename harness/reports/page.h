/* SPDX-License-Identifier: Apache-2.0 */
/* The HTML page of a run: a constant text with marks, which are replaced, among them the results as
 * JSON. */
#ifndef HLO_CTS_HARNESS_PAGE_H
#define HLO_CTS_HARNESS_PAGE_H

#include "base/intern.h"
#include "base/map.h"
#include "base/strbuf.h"
#include "base/vec.h"
#include "harness/data/input.h"
#include "json.h"
#include "render.h"

typedef struct page_part {
  const char *mark; /* "@DATA@" */
  void (*add)(const void *user, strbuf *out);
} page_part;

/* Appends the page with its marks replaced. Each mark occurs once, in this order. */
void page_fill(const char *page, size_t n, const page_part *parts, size_t count, const void *user,
               strbuf *out);

/* The members of an object: a list of names, of all verdicts. */
void page_add_names(json_writer *w, const char *name, const char *const *names, size_t n);
void page_add_verdicts(json_writer *w);
void page_add_numbers(json_writer *w, const size_t *numbers, size_t n); /* a list */

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
/* A member with the list of its strings, which are JSON. */
void page_add_raw(json_writer *w, const char *name, const page_pool *pool);

typedef struct html_run {
  const results *r;
  const report_header *h;
  summary s;
  causes of[CAUSES_KINDS];
} html_run;

/* The program of a case, as it stands in the corpus now. */
bool html_open_program(const html_run *run, const corpus_case *c, input *in);
void html_grid_add(const html_run *run, json_writer *w);
void html_data_add(const html_run *run, strbuf *out);

#endif

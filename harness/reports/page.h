/* SPDX-License-Identifier: Apache-2.0 */
/* The HTML page of a run, and the results as JSON in it. */
#ifndef HLO_CTS_HARNESS_PAGE_H
#define HLO_CTS_HARNESS_PAGE_H

#include "harness/data/input.h"
#include "json.h"
#include "render.h"

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

/* SPDX-License-Identifier: Apache-2.0 */
/* The results of a run as the JSON that the HTML report renders. */
#ifndef HLO_CTS_HARNESS_HTML_DATA_H
#define HLO_CTS_HARNESS_HTML_DATA_H

#include "causes.h"
#include "harness/data/input.h"
#include "harness/words/json_writer.h"
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

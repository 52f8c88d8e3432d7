/* SPDX-License-Identifier: Apache-2.0 */
/* The parts of results.json that the page has, too. */
#ifndef HLO_CTS_HARNESS_JSON_H
#define HLO_CTS_HARNESS_JSON_H

#include "causes.h"
#include "harness/words/json_text.h"

/* The members about the run as a whole, up to `releases`. */
void json_run(json_writer *w, const results *r, const report_header *h, const summary *s);
/* Opens an entry of `causes`, with its members. */
void json_cause_open(json_writer *w, const cause *c, causes_kind kind);
/* `flaky`: rows that failed, and passed when they were made again; nothing if there are none. */
void json_flaky(json_writer *w, const results *r);

#endif

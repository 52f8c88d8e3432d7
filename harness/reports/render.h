/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that the renderers share. */
#ifndef HLO_CTS_HARNESS_RENDER_H
#define HLO_CTS_HARNESS_RENDER_H

#include "causes.h"
#include "harness/results/score.h"
#include "harness/words/json_text.h"
#include "report.h"

/* Whether the detail is about a pair inside the compatibility window. */
bool report_counts(const results *r, const detail *d);
/* Appends the command that explains the detail, and a newline. */
void report_explain(const results *r, const report_header *h, const detail *d, strbuf *out);
/* The only release of a consumer that implements one release: every verdict has it in its pair. The
 * number of releases if there is no such release. */
size_t report_hub(const results *r);
/* "113 cases, 33 × 33 releases"; of a part of them, "1 case, 65 pairs of releases". */
void report_extent(const results *r, const summary *s, const char *between, strbuf *out);
/* A line for each profile that the consumer claims, or with `all`, that has cases in the run; each
 * with `before` and a newline. */
void report_profiles(const results *r, bool all, const char *before, strbuf *out);
/* A line for each size class of the run, and which ops are wrong from which one on; each with
 * `before` and a newline. Nothing when it has none. */
void report_sizes(const results *r, const char *before, strbuf *out);
/* "cases written: same bytes 812, same program 31, same meaning 4"; nothing when none was. */
void report_agreement(const results *r, const char *before, strbuf *out);
/* Likewise: what refusals of something too new name. */
void report_naming(const results *r, const char *before, strbuf *out);
/* All these lines, and one for refusals by phase. */
void report_notes(const results *r, bool all, const char *before, strbuf *out);
/* Appends what an incomplete run lacks; follows the word "incomplete". */
void report_incomplete(const summary *s, strbuf *out);
/* ", 2 cases are flaky", after `before`; nothing when none is. */
void report_flaky(const results *r, const char *before, strbuf *out);
/* Appends how the first `most` flaky rows failed before they passed, and in which attempt they
 * passed: each with `before` and a newline. Returns how many more there are. */
size_t report_flaky_rows(const results *r, const char *before, size_t most, strbuf *out);

/* The member `grid` of report_more. */
void report_grid(const results *r, const report_header *h, json_writer *w);
/* The facts that reports.py needs and results.json does not state, as JSON. */
void report_more(const results *r, const report_header *h, strbuf *out);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Functions that the reader and the writer of journals share. */
#ifndef HLO_CTS_HARNESS_JOURNAL_LINES_H
#define HLO_CTS_HARNESS_JOURNAL_LINES_H

#include "harness/results/record.h"
#include "journal.h"

enum { JOURNAL_VERSION = 2, FINGERPRINT_TEXT = 33 };

/* A line about a case. */
typedef struct journal_case {
  corpus_case c;
  const char *fingerprint;
} journal_case;

extern const record journal_head_record, journal_case_record;

void journal_add_head(const journal_head *h, const vs_opset *o, size_t cases, strbuf *out);
void journal_add_case(const corpus_case *c, const vs_opset *o, const char *fingerprint,
                      strbuf *out);
void journal_add_row(const results *r, const finished_row *row, strbuf *out);
void journal_add_seconds(double seconds, strbuf *out);
/* Appends a line of a journal that was read, unchanged. `at` is as in journal_record.rows. */
void journal_copy_line(const journal_record *from, uint64_t at, strbuf *out);

/* Finds the index of the case with this id in the results. Returns false if there is none. */
bool journal_find_case(const results *r, const char *id, uint32_t *out);

#endif

/* What the reader, the writer and the merging of journals share. */
#ifndef HLO_CTS_HARNESS_JOURNAL_LINES_H
#define HLO_CTS_HARNESS_JOURNAL_LINES_H

#include "journal.h"

enum { JOURNAL_VERSION = 1, FINGERPRINT_TEXT = 33 };

void journal_add_head(const journal_head *h, const vs_opset *o, size_t cases, strbuf *out);
void journal_add_case(const corpus_case *c, const char *fingerprint, strbuf *out);
void journal_add_row(const results *r, const finished_row *row, strbuf *out);
void journal_add_seconds(double seconds, strbuf *out);
/* A line of a journal that was read, as it stands there. */
void journal_copy_line(const journal_record *from, uint64_t at, strbuf *out);

/* Where the case of this id stands among the results. */
bool journal_find_case(const results *r, const char *id, uint32_t *out);
/* The first option in which two runs differ; NULL: they are the same run. */
const char *journal_differing_option(const journal_head *a, const journal_head *b);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* hlo-cts new-release: begins the files that a release under review lacks: the file of its rows,
 * and the cases that its rows demand. Text that only a person can write is marked
 * TODO(new-release), and the gate fails while a mark is left. */
#ifndef HLO_CTS_HARNESS_SKELETON_H
#define HLO_CTS_HARNESS_SKELETON_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "harness/cases/corpus.h"

#define SKELETON_MARK "TODO(new-release)"

/* Writes the file of the release and, if the folder has none, a file for StableHLO's dialect. Files
 * that exist are not changed. Appends the name of each new file, with a newline, to `wrote`.
 * `today` is the first date of the release. Returns false with a sentence in `why` if that
 * fails. */
bool skeleton_rows(const char *folder, const char *version, const char *today, strbuf *wrote,
                   strbuf *why);

typedef struct skeleton_ground {
  const vs_opset *rows;
  vs_version release;
  const corpus *own;    /* the cases of the proposal */
  const corpus *others; /* cases from which new ones are derived */
  const char *corpus;   /* the folder of `own` */
} skeleton_ground;

/* Begins a case for each demand of the release's rows that `own` does not meet, and adds the cases
 * to one manifest. *demands is the number of all demands, met or not. Returns false, with a
 * sentence in `why` or errors in the sink, if that fails. */
bool skeleton_cases(const skeleton_ground *g, strbuf *wrote, size_t *demands, strbuf *why,
                    diag_sink *sink);
/* Whether the case still has the mark and must be completed by a person. */
bool skeleton_is_open(const corpus_case *c);

#endif

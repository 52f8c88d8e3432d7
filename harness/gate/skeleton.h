/* hlo-cts new-release: what a release under review lacks, begun: the file of its rows, and cases
 * that its rows demand. What only a person can say stands in them as TODO(new-release), which the
 * gate does not let pass. */
#ifndef HLO_CTS_HARNESS_SKELETON_H
#define HLO_CTS_HARNESS_SKELETON_H

#include "base/diag.h"
#include "base/strbuf.h"
#include "harness/suite/corpus.h"

#define SKELETON_MARK "TODO(new-release)"

/* Writes the file of the release and, where the folder has none, one for StableHLO's dialect.
 * Appends each name, with a newline, to `wrote`; `today` is its first date. Nothing when they are
 * there. False with a sentence. */
bool skeleton_rows(const char *folder, const char *version, const char *today, strbuf *wrote,
                   strbuf *why);

typedef struct skeleton_ground {
  const vs_opset *rows;
  vs_version release;
  const corpus *own;    /* the cases of the proposal */
  const corpus *others; /* cases to begin from */
  const char *corpus;   /* the folder of `own` */
} skeleton_ground;

/* Begins a case for each demand of the release's rows that `own` does not meet: adds them to one
 * manifest. `demands` gets how many demands there are, met or not. False with a sentence, or with
 * errors in the sink. */
bool skeleton_cases(const skeleton_ground *g, strbuf *wrote, size_t *demands, strbuf *why,
                    diag_sink *sink);
/* Whether the case is as it was begun. */
bool skeleton_is_open(const corpus_case *c);

#endif

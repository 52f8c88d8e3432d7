/* Folders for files that last as long as a run. A run locks its own folder. The next run removes
 * the folders of killed runs, which have no lock. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_SCRATCH_H
#define HLO_CTS_HARNESS_CONSUMERS_SCRATCH_H

#include "base/strbuf.h"

typedef struct scratch_space {
  char *path; /* NULL: none */
  int lock;   /* a descriptor that our processes share and no other gets */
} scratch_space;

/* Makes a folder below $TMPDIR, else /tmp, after removing those of runs that are gone. False with a
 * sentence in `why`. */
bool scratch_begin(scratch_space *s, strbuf *why);
void scratch_end(scratch_space *s);

#endif

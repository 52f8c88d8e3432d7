/* SPDX-License-Identifier: Apache-2.0 */
/* Folders for files that last as long as a run. A run locks its own folder. The next run removes
 * the folders of killed runs, which have no lock. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_SCRATCH_H
#define HLO_CTS_HARNESS_CONSUMERS_SCRATCH_H

#include "base/strbuf.h"

typedef struct scratch_space {
  char *path; /* NULL: none */
  int lock;   /* a descriptor of the lock; only processes of the suite have it */
} scratch_space;

/* Removes the folders of killed runs, and makes a folder below $TMPDIR, else /tmp. Returns false
 * with a sentence in `why` if that fails. */
bool scratch_begin(scratch_space *s, strbuf *why);
void scratch_end(scratch_space *s);

#endif

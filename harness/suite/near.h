/* What is offered where a name is not known. */
#ifndef HLO_CTS_HARNESS_CELLS_NEAR_H
#define HLO_CTS_HARNESS_CELLS_NEAR_H

#include "base/strbuf.h"
#include "corpus.h"

/* Appends "; near are 'a', 'b'": ids that a slip of the hand, or a part of a name, could mean;
 * nothing when none is near. */
void near_ids(const corpus *c, const char *id, strbuf *out);

#endif

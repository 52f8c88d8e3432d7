/* What is offered where a name is not known, and the line that explains a failure. */
#ifndef HLO_CTS_HARNESS_CELLS_NEAR_H
#define HLO_CTS_HARNESS_CELLS_NEAR_H

#include "base/strbuf.h"
#include "corpus.h"

/* Appends "; near are 'a', 'b'": ids that a slip of the hand, or a part of a name, could mean;
 * nothing when none is near. */
void near_ids(const corpus *c, const char *id, strbuf *out);

/* "hlo-cts explain ID --pair=P,C …", as a line for a shell. The file may be NULL. */
/* What the options of a run add to it: " --consumer='FILE' --inputs=arguments". */
void explain_options(const char *file, bool arguments, const char *opset, strbuf *out);
void explain_line(const char *id, const char *producer, const char *consumer, const char *file,
                  bool arguments, const char *opset, strbuf *out);

#endif

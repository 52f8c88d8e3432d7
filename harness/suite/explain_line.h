/* The command that explains a verdict, as a line for a shell. */
#ifndef HLO_CTS_HARNESS_EXPLAIN_LINE_H
#define HLO_CTS_HARNESS_EXPLAIN_LINE_H

#include "base/strbuf.h"
#include "journal.h"

/* The options that a run was given and that its explanations need; each NULL where it was not
 * given. */
typedef struct explain_settings {
  const char *corpus, *golden, *opset, *consumer, *fault, *contexts;
} explain_settings;

/* Those of a run. Borrows its strings. */
explain_settings explain_settings_of(const journal_head *run);
/* " --consumer='FILE' --context=all", quoted for a shell. */
void explain_options(const explain_settings *s, strbuf *out);
/* "hlo-cts explain ID --pair=P,C" and the options. */
void explain_line(const char *id, const char *producer, const char *consumer,
                  const explain_settings *s, strbuf *out);

#endif

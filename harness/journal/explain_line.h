/* SPDX-License-Identifier: Apache-2.0 */
/* The command that explains a verdict, as a line for a shell. */
#ifndef HLO_CTS_HARNESS_EXPLAIN_LINE_H
#define HLO_CTS_HARNESS_EXPLAIN_LINE_H

#include "base/strbuf.h"
#include "journal.h"

/* The options of a run that its explanations need. NULL: the run did not have the option. */
typedef struct explain_settings {
  const char *corpus, *golden, *opset, *consumer, *fault, *contexts;
} explain_settings;

/* The settings of a run. Borrows its strings. */
explain_settings explain_settings_of(const journal_head *run);
/* Appends " --consumer='FILE' --context=all", quoted for a shell. */
void explain_options(const explain_settings *s, strbuf *out);
/* Appends "hlo-cts explain ID --pair=P,C" and the options. */
void explain_line(const char *id, const char *producer, const char *consumer,
                  const explain_settings *s, strbuf *out);

#endif

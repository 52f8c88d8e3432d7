/* A trace: every request to a consumer and what it answered, a JSON object a line
 * (docs/testee-protocol.md). Processes of the suite write to one file, each line at once. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_TRACE_H
#define HLO_CTS_HARNESS_CONSUMERS_TRACE_H

#include <jansson.h>

#include "harness/suite/description.h"
#include "harness/tools/child.h"

/* Does nothing where no trace is asked for. `answer` NULL: there was none, and `why` says why. */
void trace_testee(const consumer_setting *s, const json_t *request, const json_t *answer,
                  const char *why);
/* `artifact` and `program`: what the files held; NULL: there was no such file. */
void trace_process(const consumer_setting *s, char *const *argv, const strbuf *artifact,
                   const strbuf *program, const child_result *r);

#endif

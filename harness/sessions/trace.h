/* SPDX-License-Identifier: Apache-2.0 */
/* A trace: every request to a consumer and its answer, one JSON object per line
 * (docs/testee-protocol.md). The suite's processes write to one file, each line by one write. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_TRACE_H
#define HLO_CTS_HARNESS_CONSUMERS_TRACE_H

#include <jansson.h>

#include "harness/consumer/description.h"
#include "harness/host/child.h"

/* Does nothing without --trace. `answer` is NULL if there was none; `why` has the reason. */
void trace_testee(const consumer_setting *s, const json_t *request, const json_t *answer,
                  const char *why);
/* `artifact` and `program`: the contents of the files; NULL: there was no such file. */
void trace_process(const consumer_setting *s, char *const *argv, const strbuf *artifact,
                   const strbuf *program, const child_result *r);

#endif

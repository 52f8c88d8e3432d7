/* The messages of the testee protocol (docs/testee-protocol.md): what they ask to a testee, what
 * its answers mean. Knows nothing of processes. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_MESSAGE_H
#define HLO_CTS_HARNESS_CONSUMERS_MESSAGE_H

#include <jansson.h>

#include "frame.h"
#include "session.h"
#include "testee.h"

/* The first request. NULL when out of memory, as the next. */
json_t *message_hello(void);
/* A request; tensors and artifacts go into files when the description says so. NULL with what it
 * came to in the action, which is left alone on success. */
json_t *message_request(const consumer_setting *s, ir_context *c, const request *q, json_int_t id,
                        action *a);

/* Who the testee says that it is. The profile's strings live in `memory`, under the caller's guard.
 * False with a sentence. */
bool message_read_hello(const json_t *answer, const vs_opset *o, arena *memory,
                        consumer_profile *out, strbuf *why);
/* What the answer to a request comes to, in the action and the reply. False with a sentence when it
 * is none. Types of values are made in `c`, under the caller's guard. */
bool message_read_answer(const consumer_setting *s, ir_context *c, const request *q, json_int_t id,
                         const json_t *answer, reply *r, action *a, strbuf *why);

#endif

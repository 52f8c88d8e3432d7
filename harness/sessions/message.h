/* SPDX-License-Identifier: Apache-2.0 */
/* The messages of the testee protocol (docs/testee-protocol.md): makes requests and interprets
 * answers. Does not depend on processes. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_MESSAGE_H
#define HLO_CTS_HARNESS_CONSUMERS_MESSAGE_H

#include <jansson.h>

#include "frame.h"
#include "session.h"
#include "testee.h"

/* The first request. NULL when out of memory. The caller owns it. */
json_t *message_hello(void);
/* A request, which the caller owns; tensors and artifacts go into files when the description says
 * so. On failure returns NULL and sets the action; on success the action does not change. */
json_t *message_request(const consumer_setting *s, ir_context *c, const request *q, json_int_t id,
                        action *a);

/* Reads the testee's profile from its answer to hello. The profile's strings live in `memory`,
 * under the caller's guard. On failure returns false and appends a sentence to `why`. */
bool message_read_hello(const json_t *answer, const vs_opset *o, arena *memory,
                        consumer_profile *out, strbuf *why);
/* Reads an answer to a request into the action and the reply. Makes the types of values in `c`,
 * under the caller's guard. Returns false with a sentence in `why` if it is no valid answer. */
bool message_read_answer(const consumer_setting *s, ir_context *c, const request *q, json_int_t id,
                         const json_t *answer, reply *r, action *a, strbuf *why);

#endif

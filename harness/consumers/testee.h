/* A testee: one long-lived process that is asked in frames of JSON over its standard input and
 * answers over its standard output. The protocol is docs/testee-protocol.md. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_TESTEE_H
#define HLO_CTS_HARNESS_CONSUMERS_TESTEE_H

#include "session.h"

typedef struct testee testee;

/* Nothing is started yet. NULL when out of memory. */
testee *testee_new(const consumer_setting *s);
void testee_free(testee *t); /* ends the process */
/* Starts the process if it does not run, and takes its hello. False with what it came to. The
 * profile's strings live as long as the testee. */
bool testee_hello(testee *t, consumer_profile *out, action *a);
/* Who the testee has to be after a restart. */
void testee_expect(testee *t, const consumer_profile *p);
void testee_act(testee *t, ir_context *c, const request *q, reply *r, action *a);
/* Forgets the process, which belongs to another one after a fork. */
void testee_forget(testee *t);

/* For check-testee: sends any frame and waits for the answer. NULL with what it came to. */
struct json_t *testee_ask(testee *t, struct json_t *message, double timeout, action *a);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* A testee: one long-lived process that receives requests as frames of JSON on its standard input
 * and answers on its standard output. docs/testee-protocol.md defines the protocol. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_TESTEE_H
#define HLO_CTS_HARNESS_CONSUMERS_TESTEE_H

#include "session.h"

typedef struct testee testee;

/* A testee whose process is not started yet. NULL when out of memory. */
testee *testee_new(const consumer_setting *s);
void testee_free(testee *t); /* ends the process */
/* Starts the process if it does not run, and reads its hello. On failure returns false and sets the
 * action. The profile's strings live as long as the testee. */
bool testee_hello(testee *t, consumer_profile *out, action *a);
/* Sets the profile that the testee must have after a restart. */
void testee_expect(testee *t, const consumer_profile *p);
void testee_act(testee *t, ir_context *c, const request *q, reply *r, action *a);
/* Drops the process without ending it: after a fork it belongs to the other process. */
void testee_forget(testee *t);

#endif

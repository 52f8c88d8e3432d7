/* SPDX-License-Identifier: Apache-2.0 */
/* Consumers that are not part of the suite: processes and testees. A session runs the consumer for
 * the releases that it implements. For all others the built-in consumer stands in. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_SESSION_H
#define HLO_CTS_HARNESS_CONSUMERS_SESSION_H

#include <stdio.h>

#include "harness/consumer/consumer.h"
#include "harness/consumer/description.h"

typedef struct session session;

/* Reads the description and prepares the consumer; a testee is started once, for its hello. NULL
 * with errors in the sink. */
session *session_open(const char *path, const vs_opset *o, diag_sink *sink);
/* In place of a description a path may be one of these and what follows it: the file of a plugin,
 * or the command of a testee for a shell. */
#define SOURCE_PLUGIN "plugin:"
#define SOURCE_TESTEE "testee:"
/* The same with options of the plugin's client: "name=value". */
session *session_open_plugin(const char *file, const char *const *options, size_t count,
                             const vs_opset *o, diag_sink *sink);
/* The same for a testee that has no description: its argument list. */
session *session_open_command(const char *const *argv, size_t count, const vs_opset *o,
                              diag_sink *sink);
void session_close(session *x); /* NULL is allowed; its scratch files are gone afterwards */
/* The consumer_table of the session. Borrows x. */
consumer_table session_consumer(session *x);
const consumer_profile *session_profile(const session *x);
/* The name in a testee's hello if its description has another name; else NULL. */
const char *session_other_name(const session *x);
/* The contents of the description; the defaults for a consumer without one. */
const consumer_description *session_description(const session *x);
const consumer_setting *session_setting(const session *x);
/* Starts to write requests and answers to the file (docs/testee-protocol.md). False with a sentence
 * in `why`. */
bool session_trace(session *x, const char *path, strbuf *why);
/* The same to a file that is open already; the session closes it. */
void session_trace_to(session *x, int fd);
/* Sets the timeout of an action, in seconds; it overrides the description. */
void session_set_timeout(session *x, double seconds);
/* An upper limit of the time of a check, in seconds. */
double session_timeout(const session *x);
/* Performs single actions for a script, until `in` ends (answer.c). */
void session_answer(session *x, FILE *in, FILE *out);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Shared by the files of this room: requests, their ways to processes and testees, and traces. */
#ifndef HLO_CTS_HARNESS_SESSIONS_INTERNAL_H
#define HLO_CTS_HARNESS_SESSIONS_INTERNAL_H

#include <jansson.h>

#include "frame.h"
#include "harness/host/child.h"
#include "session.h"

/* One action; the fields that its verb needs are set. */
typedef struct request {
  consumer_verb verb;
  const void *artifact; /* deserialize, evaluate */
  size_t artifact_size;
  const void *program; /* serialize; evaluate, if the consumer wants the program */
  size_t program_size;
  vs_version own, target;
  interp_value *const *args; /* evaluate */
  size_t arg_count;
} request;

/* The types of the values belong to the context of the request. */
typedef struct reply {
  strbuf bytes;          /* deserialize: a program; serialize: an artifact */
  interp_value **values; /* evaluate */
  size_t value_count;
} reply;

/* Folders for files that last as long as a run. A run locks its own folder. The next run removes
 * the folders of killed runs, which have no lock. */
typedef struct scratch_space {
  char *path; /* NULL: none */
  int lock;   /* a descriptor of the lock; only processes of the suite have it */
} scratch_space;

/* Removes the folders of killed runs, and makes a folder below $TMPDIR, else /tmp. Returns false
 * with a sentence in `why` if that fails. */
bool scratch_begin(scratch_space *s, strbuf *why);
void scratch_end(scratch_space *s);
/* Appends the path of this process's scratch folder to `out`; makes the folder if it is missing. */
bool scratch_folder(const consumer_setting *s, strbuf *out, strbuf *why);

void process_act(const consumer_setting *s, ir_context *c, const request *q, reply *r, action *a);
/* Adds a dense attribute's value to a reply; false when there is no memory. */
bool reply_add_value(reply *r, interp_value *v);
void reply_free(reply *r);

/* --- Testees: processes that stay, and answer frames of JSON on their standard output --- */

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

/* --- The messages of the testee protocol (docs/testee-protocol.md), apart from processes --- */

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

/* --- Traces: each request and its answer, one JSON object per line, written at once --- */

/* Does nothing without --trace. `answer` is NULL if there was none; `why` has the reason. */
void trace_testee(const consumer_setting *s, const json_t *asked, const json_t *answer,
                  const char *why);
/* `artifact` and `program`: the contents of the files; NULL: there was no such file. */
void trace_process(const consumer_setting *s, char *const *argv, const strbuf *artifact,
                   const strbuf *program, const child_result *r);

#endif

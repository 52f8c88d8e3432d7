/* Consumers that are not part of the suite: processes and testees. At the releases that one
 * implements it is asked; at all others the built-in consumer stands in for the other side of a
 * pair. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_SESSION_H
#define HLO_CTS_HARNESS_CONSUMERS_SESSION_H

#include "harness/suite/consumer.h"
#include "harness/suite/description.h"

typedef struct session session;

/* Reads the description and prepares the consumer; a testee is started once, for its hello. NULL
 * with errors in the sink. */
session *session_open(const char *path, const vs_opset *o, diag_sink *sink);
/* The same for a testee that has no description: its argument list. */
session *session_open_command(const char *const *argv, size_t count, const vs_opset *o,
                              diag_sink *sink);
void session_close(session *x); /* NULL is allowed; its scratch files are gone afterwards */
/* As the harness runs it. Borrows x. */
consumer_table session_consumer(session *x);
const consumer_profile *session_profile(const session *x);
/* What a testee calls itself, where its description calls it otherwise; else NULL. */
const char *session_other_name(const session *x);
/* As the file says; of a consumer without one, the defaults. */
const consumer_description *session_description(const session *x);
const consumer_setting *session_setting(const session *x);
/* From now on requests and answers are written to the file (trace.h). False with a sentence. */
bool session_trace(session *x, const char *path, strbuf *why);
/* From now on an action may take so many seconds, whatever the description says. */
void session_set_timeout(session *x, double seconds);
/* Seconds after which a check has certainly ended. */
double session_timeout(const session *x);

/* --- What process.c and testee.c do for session.c --- */

/* One action; the fields that its verb needs are set. */
typedef struct request {
  consumer_verb verb;
  const void *artifact; /* deserialize, evaluate */
  size_t artifact_size;
  const void *program; /* serialize; evaluate, when somebody asks for it */
  size_t program_size;
  vs_version own, target;
  interp_value *const *args; /* evaluate */
  size_t arg_count;
} request;

/* Values are of types of the context that was given. */
typedef struct reply {
  strbuf bytes;          /* deserialize: a program; serialize: an artifact */
  interp_value **values; /* evaluate */
  size_t value_count;
} reply;

/* The folder for scratch files of this process, made when it is not there; appended to `out`. */
bool scratch_folder(const consumer_setting *s, strbuf *out, strbuf *why);

void process_act(const consumer_setting *s, ir_context *c, const request *q, reply *r, action *a);
/* Adds a dense attribute's value to a reply; false when there is no memory. */
bool reply_add_value(reply *r, interp_value *v);
void reply_free(reply *r);

#endif

/* Who writes and reads artifacts. A consumer is a table of actions; the plan, the verdicts and the
 * reports do not know which kind it is. */
#ifndef HLO_CTS_HARNESS_CONSUMER_H
#define HLO_CTS_HARNESS_CONSUMER_H

#include "interpreter/interpreter.h"
#include "ir/ir.h"
#include "verdict.h"
#include "versions/versions.h"

/* How an action ended. `message` holds what was said, whether it went well or not. */
typedef struct action {
  outcome outcome;
  strbuf message; /* owned by the caller */
} action;

typedef struct implementation implementation;
struct implementation {
  const char *name;
  int variant; /* the implementation's own business */
  /* As the software of release `own`: writes `program` (StableHLO; used up) for `target`. */
  void (*write)(const implementation *self, ir_context *c, ir_op *program, vs_version own,
                vs_version target, strbuf *bytes, action *a);
  /* Writes with equal keys give equal bytes; each is done once for a case. A release number. */
  vs_version (*write_key)(const implementation *self, vs_version own, vs_version target);
  /* As the software of release `own`: reads an artifact into a StableHLO program of context `c`,
   * which the bytes outlive. NULL unless done. */
  ir_op *(*read)(const implementation *self, ir_context *c, const void *bytes, size_t n,
                 vs_version own, action *a);
  /* Evaluates @main without arguments. On success *results are as interp_run gives them. */
  void (*evaluate)(const implementation *self, ir_context *c, const ir_op *program,
                   interp_value ***results, size_t *count, action *a);
};

/* Faults that the built-in consumer can be given, to test the suite itself. */
typedef enum fault {
  FAULT_NONE,
  FAULT_IGNORE_TARGET,  /* writes its own newest form, whatever is asked for */
  FAULT_DROP_ATTRIBUTE, /* reads a program without its first discardable attribute */
  FAULT_OFF_BY_ONE_ULP, /* the first float of every result is its neighbour */
} fault;

/* The built-in consumer of any release. */
implementation builtin_consumer(fault f);
/* By the name on the command line; false when there is none. */
bool fault_by_name(const char *name, fault *out);
extern const char *const fault_names[]; /* NULL at the end; [FAULT_NONE] is "none" */

#endif

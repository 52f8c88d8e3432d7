/* The state of a case while it runs. Only execute.c, ask.c, carry.c and negative.c include this
 * header. */
#ifndef HLO_CTS_HARNESS_JOB_H
#define HLO_CTS_HARNESS_JOB_H

#include "execute.h"
#include "harness/host/input.h"
#include "harness/programs/contexts.h"
#include "harness/programs/devices.h"
#include "harness/programs/flush.h"

/* The artifact that was written for one release. */
typedef struct artifact {
  bool made;
  bool carried; /* the consumer did not run, because it wrote the right bytes for release `from` */
  size_t from;
  action act;
  strbuf bytes;
  char hash[SHA256_TEXT]; /* filled by job_hash */
} artifact;

/* How the consumer, as one release, read one artifact. */
typedef struct reading {
  bool made;
  action act;
  bool equal, preserved, same_bytes, values_met;
  bool stopped; /* the structures differ, so the attributes were not compared */
  bool hidden;  /* the case keeps locations, but the consumer does not print them */
  outcome reserialized, evaluated;
  bool rewritten; /* the program that was read equals that of the case, so the built-in consumer
                     wrote the latter */
  strbuf equal_why, preserve_why, reserialize_why, evaluate_why;
} reading;

/* The program in one context. */
typedef struct context_job {
  bool made;
  context_end end;
  context_program program;
  strbuf why;
  strbuf *bytes; /* its artifacts, by the release that they are written for */
  bool in_rows;  /* results have an additional leading dimension of size `rows` */
  int64_t rows;
  bool evaluated; /* the built-in consumer evaluated it; that counts for every release */
  outcome evaluation;
  bool met;
  strbuf message;
} context_job;

/* One program for each context. Then follow the further sizes of CHECK_LARGE. The last one is the
 * unchanged program, for CHECK_EVALUATE of a case that the suite makes itself. */
enum { CONTEXT_PROGRAMS = CHECK_COUNT - CHECK_CONTEXT_FIRST + LARGE_SIZES };

typedef struct negative_job negative_job;

struct case_job {
  const vs_opset *opset;
  const corpus_case *c;
  const consumer_table *tested;
  const golden_set *golden;
  void (*acting)(bool begins, void *user); /* NULL: no observer */
  void *acting_user;
  size_t releases, keys;
  input source, normal_source;
  ir_context *context;
  ir_op *plain;  /* the program that is written */
  ir_op *normal; /* the program that reading the artifact must give */
  expectations expected;
  strbuf made;         /* text of a program that the suite makes itself */
  strbuf broken;       /* why the case cannot be used; empty if it can */
  artifact *artifacts; /* by write key */
  reading **readings;  /* by write key, then by consumer; NULL for artifacts that were not read */
  bool evaluated;      /* the consumer evaluated the normal program */
  outcome evaluation;
  bool evaluation_met;
  strbuf evaluation_why;
  const plan_filter *carried; /* case_job_carry_over; NULL: no action counts for other releases */
  artifact *references;       /* by release: the artifacts that the suite writes itself, to compare
                                 releases without running the consumer; NULL: none so far */
  uint8_t *alike; /* by release: whether the next release writes the case in the same way; NULL: not
                     known */
  flushed flushed; /* the results that a consumer that flushes subnormals must give */
  context_job contexts[CONTEXT_PROGRAMS];
  device_run run;         /* for a case on several devices */
  negative_job *negative; /* for a case that must be refused; else NULL */
};

typedef struct cell {
  case_job *j;
  size_t producer, consumer;
  planned plan;
  uint32_t wanted;
  const case_observer *observer;
} cell;

/* Reads a program and derives the plain program. `legal`: it must satisfy every constraint. Returns
 * NULL, with the error in j->broken, if that fails. */
ir_op *job_load(case_job *j, input *in, const char *path, const char *name, bool legal,
                expectations *e);
ir_op *job_copy(ir_context *c, const ir_op *program);
/* Whether the consumer under test implements this release. Otherwise the built-in consumer replaces
 * it. */
bool job_implements(const case_job *j, size_t own);
bool job_able(const case_job *j, uint32_t ability);
/* The program in a context, derived at the first call. `number` is below job_context_count, which
 * is above 1 only for CHECK_LARGE. */
context_job *job_context(case_job *j, check_kind k, size_t number);
size_t job_context_count(const case_job *j, check_kind k);
artifact *job_write(case_job *j, size_t own, size_t target);
const char *job_hash(artifact *a); /* hash of its bytes, computed at the first call */

void job_tell(const cell *x, check_kind k, observation o, const strbuf *text);
/* Run an action of the consumer under test, and notify the observer before and after it. */
void job_ask_write(const case_job *j, ir_context *c, ir_op *program, vs_version own,
                   vs_version target, strbuf *bytes, action *a);
ir_op *job_ask_read(const case_job *j, ir_context *c, const strbuf *bytes, vs_version own,
                    action *a);
void job_ask_evaluate(const case_job *j, ir_context *c, const evaluation *e,
                      interp_value ***results, size_t *count, action *a);

/* Whether the action ended with an answer, which may count for equal artifacts. A crash or a lost
 * reply may happen only once, so it never counts for another artifact. */
bool job_answered(const action *a);

/* --- Actions that are not repeated (carry.c) --- */

/* Whether the consumer need not write for the target, because it wrote the right bytes for an equal
 * artifact of another target. If so, fills the artifact. */
bool carry_writing(case_job *j, size_t own, size_t target, artifact *a);
/* Appends that an artifact is carried over, and from which release. */
void carry_tell(const case_job *j, const artifact *a, strbuf *why);
/* The key of the first artifact that equals this one. Its evaluation counts for this artifact, too.
 * Sets *read to whether the consumer must read this artifact as well. */
size_t carry_first(case_job *j, size_t key, size_t consumer, bool *read);
void carry_evaluation(const reading *from, reading *to);
void carry_reading(const reading *from, reading *to);
void carry_rewriting(const reading *from, reading *to);

/* --- Cases that must be refused --- */

bool negative_is(const corpus_case *c);
/* Prepares a case that must be refused. Returns false, with the error in j->broken, if that
 * fails. */
bool negative_load(case_job *j);
void negative_free(negative_job *n);
/* Makes the check `refuse` of a cell of such a case. */
void negative_cell(cell *x);
/* Appends the edits on the artifact of the case, if any, because they are part of its hash. */
void negative_print(const case_job *j, strbuf *out);

#endif

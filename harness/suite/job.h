/* What a case is while it runs; the business of execute.c and negative.c alone. */
#ifndef HLO_CTS_HARNESS_SUITE_JOB_H
#define HLO_CTS_HARNESS_SUITE_JOB_H

#include "contexts.h"
#include "devices.h"
#include "execute.h"
#include "flush.h"
#include "harness/tools/input.h"

/* What was written for one release. */
typedef struct artifact {
  bool made;
  bool carried; /* the consumer did not run: it was right for release `from` */
  size_t from;
  action act;
  strbuf bytes;
  char hash[SHA256_TEXT]; /* see job_hash */
} artifact;

/* What one release made of one artifact. */
typedef struct reading {
  bool made;
  action act;
  bool equal, preserved, same_bytes, values_met;
  bool stopped; /* not equal in structure: the attributes were not compared */
  bool hidden;  /* the case keeps locations, and the consumer does not show them */
  outcome reserialized, evaluated;
  bool rewritten; /* by the built-in consumer, from the case's own program */
  strbuf equal_why, preserve_why, reserialize_why, evaluate_why;
} reading;

/* The program in one context. */
typedef struct context_job {
  bool made;
  context_end end;
  context_program program;
  strbuf why;
  strbuf *bytes; /* by release that it is written for */
  bool in_rows;  /* results have a leading dimension more, of so many rows */
  int64_t rows;
  bool evaluated; /* by the built-in consumer, for every release */
  outcome evaluation;
  bool met;
  strbuf message;
} context_job;

/* One for each context; behind them are further sizes of CHECK_LARGE, and the program as it is, of
 * a case that the suite makes itself. */
enum { CONTEXT_PROGRAMS = CHECK_COUNT - CHECK_CONTEXT_FIRST + LARGE_SIZES };

typedef struct negative_job negative_job;

struct case_job {
  const vs_opset *opset;
  const corpus_case *c;
  const consumer_table *tested;
  const golden_set *golden;
  void (*acting)(bool begins, void *user); /* NULL: nobody is told */
  void *acting_user;
  size_t releases, keys;
  input source, normal_source;
  ir_context *context;
  ir_op *plain;  /* what is written */
  ir_op *normal; /* what reading back must give */
  expectations expected;
  strbuf made;         /* the text of a program that the suite makes itself */
  strbuf broken;       /* why the case cannot be used; empty: it can */
  artifact *artifacts; /* by write key */
  reading **readings;  /* by write key, of those that were read; each by consumer */
  bool evaluated;      /* the normal program, by this consumer */
  outcome evaluation;
  bool evaluation_met;
  strbuf evaluation_why;
  const plan_filter *carried; /* see case_job_carry_over; NULL: nothing is */
  artifact *references; /* by release: what the suite writes itself, where the consumer would be
                           asked; NULL: none so far */
  uint8_t *alike;       /* by release: whether the next says the case alike; NULL: not known */
  flushed flushed;      /* what a consumer that flushes subnormals must give */
  context_job contexts[CONTEXT_PROGRAMS];
  device_run run;         /* of a case on several devices */
  negative_job *negative; /* of a case that must be refused; NULL: of any other */
};

typedef struct cell {
  case_job *j;
  size_t producer, consumer;
  planned plan;
  uint32_t wanted;
  const case_observer *observer;
} cell;

/* Reads a program and takes its checks out; `legal`: it must satisfy every constraint. NULL, with
 * what is wrong in j->broken. */
ir_op *job_load(case_job *j, input *in, const char *path, const char *name, bool legal,
                expectations *e);
ir_op *job_copy(ir_context *c, const ir_op *program);
/* Whether the software of this release is the one that is tested, and not one that stands in. */
bool job_implements(const case_job *j, size_t own);
bool job_able(const case_job *j, uint32_t ability);
/* The program in a context, made at the first call; `number` 0, or of CHECK_LARGE one of its
 * job_context_count. */
context_job *job_context(case_job *j, check_kind k, size_t number);
size_t job_context_count(const case_job *j, check_kind k);
artifact *job_write(case_job *j, size_t own, size_t target);
const char *job_hash(artifact *a); /* of its bytes, made at the first call */

void job_tell(const cell *x, check_kind k, observation o, const strbuf *text);
/* Runs the action on the consumer under test; notifies the observer before and after. */
void job_ask_write(const case_job *j, ir_context *c, ir_op *program, vs_version own,
                   vs_version target, strbuf *bytes, action *a);
ir_op *job_ask_read(const case_job *j, ir_context *c, const strbuf *bytes, vs_version own,
                    action *a);
void job_ask_evaluate(const case_job *j, ir_context *c, const evaluation *e,
                      interp_value ***results, size_t *count, action *a);

/* Whether a consumer gave an answer, which can stand for another one. A crash or a lost reply may
 * come once, so each is asked for. */
bool job_answered(const action *a);

/* --- Actions that are not repeated (carry.c) --- */

/* Whether the consumer need not write for the target, because it was right for an equal artifact of
 * another target. Fills the artifact then. */
bool carry_writing(case_job *j, size_t own, size_t target, artifact *a);
/* Adds that an artifact is carried over, and from where. */
void carry_tell(const case_job *j, const artifact *a, strbuf *why);
/* The first artifact that equals this one, by key; its evaluation counts for this one. Sets `read`
 * if the consumer must read this one as well. */
size_t carry_first(case_job *j, size_t key, size_t consumer, bool *read);
void carry_evaluation(const reading *from, reading *to);
void carry_reading(const reading *from, reading *to);
void carry_rewriting(const reading *from, reading *to);

/* --- Cases that must be refused --- */

bool negative_is(const corpus_case *c);
/* False with what is wrong in j->broken. */
bool negative_load(case_job *j);
void negative_free(negative_job *n);
/* Makes the check `refuse` of a cell of such a case. */
void negative_cell(cell *x);
/* What the program of the case becomes part of, for its hash: the edits on its artifact. */
void negative_print(const case_job *j, strbuf *out);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The state of a case while it runs. Only the files that write, read, evaluate, refuse and tell
 * include this header. */
#ifndef HLO_CTS_HARNESS_JOB_H
#define HLO_CTS_HARNESS_JOB_H

#include "case_job.h"
#include "harness/programs/flush.h"

/* The artifact that was written for one release. */
typedef struct artifact {
  bool made;
  check_answer act; /* the consumer did not run if act.found.carried: it wrote the same before */
  strbuf bytes;
  char hash[SHA256_TEXT]; /* filled by hash_of */
  bool judged;            /* the rest: job_agreement has been asked */
  check_answer agrees;
  const ir_op *means; /* what reading it must give, if that is not the case's own program */
} artifact;

/* How the consumer, as one release, read one artifact. */
typedef struct reading {
  bool made;
  vs_version alike_until; /* as in action */
  check_answer read;      /* the action itself */
  check_answer equal;     /* the program has the structure of the case's */
  check_answer preserved; /* so do its attributes and locations */
  check_answer rewritten; /* what it wrote again */
  check_answer evaluated;
  bool stopped;     /* the structures differ, so the attributes were not compared */
  bool hidden;      /* the case keeps locations, but the consumer does not print them */
  bool wrote_again; /* the program that was read equals that of the case, so the built-in consumer
                       wrote the latter */
} reading;

/* The program in one context. */
typedef struct context_job {
  bool made;
  context_end end;
  context_program program;
  strbuf why;
  strbuf *bytes;  /* its artifacts, by the release that they are written for */
  int64_t rows;   /* results have an additional leading dimension of this size; 0: they have none */
  bool evaluated; /* the built-in consumer evaluated it; that counts for every release */
  check_answer evaluation;
} context_job;

/* One program for each context. Then follow the further sizes of CHECK_LARGE. The last one is the
 * unchanged program, for CHECK_EVALUATE of a case that the suite makes itself. */
enum { CONTEXT_PROGRAMS = CHECK_COUNT - CHECK_CONTEXT_FIRST + LARGE_SIZES };

typedef struct twin_answers twin_answers;

struct case_job {
  const vs_opset *opset;
  const corpus_case *c;
  const consumer_table *tested;
  const golden_set *golden;
  const case_observer *observer; /* of the cell that is being made */
  size_t releases, keys;
  case_program program;
  const asking *asked; /* case_job_ask_less; NULL: no answer counts for other releases */
  size_t index;        /* likewise */
  unsigned repeat;     /* case_job_repeat */
  artifact *artifacts; /* by write key */
  reading **readings;  /* by write key, then by consumer; NULL for artifacts that were not read */
  check_answer *evaluation; /* of the normal program by the built-in consumer; NULL: not yet */
  flushed flushed;          /* the results that a consumer that flushes subnormals must give */
  context_job contexts[CONTEXT_PROGRAMS];
  twin_answers *twins; /* for a case that must be refused; NULL: not asked yet */
};

typedef struct cell {
  case_job *j;
  size_t producer, consumer;
  planned plan;
  uint32_t wanted;
} cell;

/* --- ask.c --- */

/* Whether the consumer under test implements this release. Otherwise the built-in consumer replaces
 * it. */
bool job_implements(const case_job *j, size_t own);
bool job_able(const case_job *j, uint32_t ability);
void job_starts(const case_job *j, check_kind k);
/* Lets the consumer under test write, as that release; uses the program up. */
check_answer job_ask_write(const case_job *j, ir_context *c, ir_op *program, size_t own,
                           size_t target, strbuf *bytes);
/* Lets a consumer (the one under test, or another) read, as that release. *program is NULL unless
 * the outcome is OUTCOME_DONE. `alike_until` (may be NULL): as in action. */
check_answer job_ask_read(const case_job *j, const consumer_table *who, ir_context *c,
                          const strbuf *bytes, size_t own, ir_op **program,
                          vs_version *alike_until);
/* Likewise: evaluate. The results are as interp_run returns them. */
check_answer job_ask_evaluate(const case_job *j, const consumer_table *who, ir_context *c,
                              const evaluation *e, interp_value ***results, size_t *count);
/* Whether the action ended with an answer, which may count for equal artifacts. A crash or a lost
 * reply may happen only once, so it never counts for another artifact. */
bool job_answered(const check_answer *a);

/* --- write.c --- */

size_t job_key(const case_job *j, size_t own, size_t target);
artifact *job_write(case_job *j, size_t own, size_t target);
/* The suite writes a program of the case's context, unverified. Returns false with a sentence in
 * `why` if it cannot. */
bool job_serialize(const case_job *j, const ir_op *program, size_t target, strbuf *bytes,
                   strbuf *why);
/* NULL: there is none. */
const golden_row *job_golden_row(const case_job *j, size_t target);
bool job_is_golden(const case_job *j, artifact *a, size_t target);
/* Whether release `own` must write the golden bytes. For others any program will do that means the
 * same, and only how far it agrees is told. */
bool job_writes_golden(const case_job *j, size_t own);
/* The answer of `serialize`. For consumers that must write the golden bytes, compares the header
 * with the tables and the bytes with the golden ones; of others, job_agreement. */
check_answer job_check_bytes(case_job *j, artifact *a, size_t own, size_t target);
/* Compares two byte strings. A difference in encoding alone is a remark and no failure. */
void job_compare_bytes(const case_job *j, const strbuf *have, const char *want, size_t n,
                       check_answer *out);
/* Appends the place of the first difference, and bytes of both sides. */
void job_add_difference(const strbuf *have, const char *want, size_t n, check_answer *out);

/* --- meaning.c --- */

/* How the artifact agrees with the case: the same bytes, the same program, what the known
 * expansions make of it, or another program of the target with the same signature that gives the
 * case's values, with its constants and with arguments for them. The outcome is
 * OUTCOME_INAPPLICABLE if that can be neither shown nor excluded. */
const check_answer *job_agreement(case_job *j, artifact *a, size_t own, size_t target);
/* The same for bytes that are no artifact of the job. Sets *means (may be NULL) as in artifact. */
check_answer job_agreement_of(case_job *j, const strbuf *bytes, size_t own, size_t target,
                              const ir_op **means);

/* --- read.c --- */

/* Whether a program of context `c` has the structure of the case's: discardable attributes and
 * locations do not count. */
bool job_alike_without_attributes(case_job *j, ir_context *c, const ir_op *program);

/* Makes release `consumer` read the artifact of `key` (job_key), evaluate it and write it again:
 * the checks in `wanted`. NULL when out of memory. */
const reading *job_read(case_job *j, artifact *a, size_t key, size_t consumer, uint32_t wanted);

/* --- evaluate.c --- */

/* Lets a consumer evaluate, and compares with the case's values. `in_rows`: see
 * expectations_met. */
check_answer job_evaluate(case_job *j, const consumer_table *who, ir_context *c,
                          const evaluation *e, bool in_rows);
/* Evaluates what was read from the artifact; `program` is NULL if the consumer does not show it. */
void job_evaluate_reading(case_job *j, ir_context *c, const ir_op *program, const artifact *a,
                          size_t consumer, reading *r);
/* Evaluates the programs of a context. All sizes have to pass; the answer is that of the first one
 * that does not. */
check_answer job_evaluate_context(case_job *j, check_kind k, size_t consumer);
/* The program in a context, derived at the first call. */
context_job *job_context(case_job *j, check_kind k, size_t number);
void context_job_free(context_job *x, size_t releases);

/* --- refuse.c: cases that must be refused --- */

void refuse_cell(const cell *x);
void twin_answers_free(twin_answers *t, size_t releases);

/* --- tell.c --- */

bool cell_wants(const cell *x, check_kind k);
/* Makes the verdict of a check, tells the observer, and frees the answer's text. */
void cell_tell(const cell *x, check_kind k, check_answer *a);
/* The same answer for every check that is wanted. */
void cell_tell_all(const cell *x, outcome o, const char *why);
/* The check that a producer's refusal or crash counts against. */
check_kind cell_writing_check(const cell *x);
void cell_tell_unwritten(cell *x);
void cell_tell_failed_writing(const cell *x, const check_answer *written);
/* `bytes`: the answer of `serialize`. */
void cell_tell_written(const cell *x, check_answer *bytes);
/* `found`: how the artifact that the producer wrote all the same agrees with the case; NULL: there
 * is none, or nobody asks. */
void cell_tell_refusal(const cell *x, const check_answer *a, const check_answer *found);
void cell_tell_reading(const cell *x, const reading *r);

#endif

/* One case: its program, its artifacts, and the checks of its cells. */
#ifndef HLO_CTS_HARNESS_EXECUTE_H
#define HLO_CTS_HARNESS_EXECUTE_H

#include "consumer.h"
#include "derive.h"
#include "golden.h"
#include "plan.h"

typedef struct case_job case_job;

/* Parses and verifies the case's program and takes its checks out. Never NULL unless out of memory;
 * when the program cannot be used, every check is a suite bug that says why. */
case_job *case_job_new(const vs_opset *o, const corpus_case *c, const consumer_table *tested,
                       const golden_set *golden);
void case_job_free(case_job *j);
/* Calls `acting` when an action of the consumer under test begins and when it has ended. */
void case_job_watch(case_job *j, void (*acting)(bool begins, void *user), void *user);
/* Makes one action count for several releases, so that the consumer runs fewer actions. Adjacent
 * releases whose artifacts differ only in the version in the producer's name form a group. In a
 * group the consumer evaluates the first artifact, and reads the first, the middle and the last. It
 * writes for the first release, for the last if the next release has another form of the case, and
 * for one more in one case of eight. The other releases get these verdicts, with a note. If the
 * consumer wrote other bytes than the golden ones, it runs for every release. `asked` is the filter
 * of the pairs that count. */
void case_job_carry_over(case_job *j, const plan_filter *asked);

/* Called with the check that begins, before any action that may not return. */
typedef void (*check_started)(check_kind k, void *user);
/* Receives each verdict; `text` says what happened when it is not a pass. */
typedef void (*check_done)(check_kind k, verdict v, const char *text, void *user);

typedef struct case_observer {
  check_started started;
  check_done done;
  void *user;
} case_observer;

/* Makes the checks `wanted` of one artifact of one cell. */
void case_job_cell(case_job *j, size_t producer, size_t consumer, int slot, uint32_t wanted,
                   const case_observer *observer);

/* How a plain program is printed. */
typedef struct plain_form {
  bool generic;   /* in the generic form, which loses nothing */
  bool locations; /* with a location on everything, be it unknown: as goldens are written */
} plain_form;

/* The plain program as text, or, for a check that evaluates in a context, the program that is
 * evaluated there; false with a sentence in `why` when the case cannot be used (so). Locations that
 * are written are printed in any form. */
bool case_job_print(case_job *j, check_kind k, plain_form form, strbuf *out, const char **why);

/* SHA-256 of the plain program, printed in the generic form: names of values, comments and layout
 * of the file do not count, nor do the values expected. False with a sentence in `why` when the
 * case cannot be used. */
bool case_job_program(case_job *j, char hash[SHA256_TEXT], const char **why);

/* The program that reading back must give, with its context, and what its results should be. NULL,
 * with a sentence in `why`, when the case cannot be used. As long as the job. */
const ir_op *case_job_normal(const case_job *j, ir_context **c, const char **why);
/* The plain program itself, likewise. */
const ir_op *case_job_plain(const case_job *j, ir_context **c, const char **why);
const expectations *case_job_expected(const case_job *j);

/* The bytes that the consumer's software of the case's producer writes for release `target`; NULL
 * with a sentence when it does not. Valid as long as the job. */
const strbuf *case_job_artifact(case_job *j, size_t producer, size_t target, const char **why);

#endif

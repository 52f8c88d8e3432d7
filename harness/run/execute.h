/* Runs one case: prepares its program, writes its artifacts, and makes the checks of its cells. */
#ifndef HLO_CTS_HARNESS_EXECUTE_H
#define HLO_CTS_HARNESS_EXECUTE_H

#include "consumer.h"
#include "harness/cases/plan.h"
#include "harness/golden/golden.h"
#include "harness/programs/derive.h"

typedef struct case_job case_job;

/* Parses and verifies the program of the case and derives the plain program. Returns NULL only when
 * out of memory. If the program cannot be used, every check of the job ends as a bug of the suite,
 * with the reason. */
case_job *case_job_new(const vs_opset *o, const corpus_case *c, const consumer_table *tested,
                       const golden_set *golden);
void case_job_free(case_job *j);
/* Calls `acting` when an action of the consumer under test begins and when it has ended. */
void case_job_watch(case_job *j, void (*acting)(bool begins, void *user), void *user);
/* Makes one action count for several releases, so that the consumer runs fewer actions. Adjacent
 * releases whose artifacts differ only in the version in the producer's name form a group. In a
 * group the consumer evaluates the first artifact, and reads the first, the middle and the last. It
 * writes for the first release, for the last if the next release has another form of the case, and
 * for one more in one case of eight. The other releases get the same verdicts, with a note. If the
 * consumer wrote bytes that differ from the golden bytes, it runs for every release. `asked` is the
 * filter that selects the pairs of the run. */
void case_job_carry_over(case_job *j, const plan_filter *asked);

/* Called when a check begins, before any action that may never return. */
typedef void (*check_started)(check_kind k, void *user);
/* Receives each verdict. `text` says what happened if the verdict is not a pass. */
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
  bool generic;   /* print the generic form, which keeps everything */
  bool locations; /* print every location, also unknown ones, as the programs of golden bytes have
                     them */
} plain_form;

/* Prints the plain program or, if the check evaluates in a context, the program of that context.
 * Returns false with a sentence in `why` if the case cannot be used or the context does not apply.
 * Every form prints the locations that the program states. */
bool case_job_print(case_job *j, check_kind k, plain_form form, strbuf *out, const char **why);

/* SHA-256 of the plain program, printed in the generic form. So it does not depend on names of
 * values, comments, the layout of the file or the expected values. Returns false with a sentence in
 * `why` if the case cannot be used. */
bool case_job_program(case_job *j, char hash[SHA256_TEXT], const char **why);

/* The program that a consumer must get when it reads the artifact, and its context. Returns NULL
 * with a sentence in `why` if the case cannot be used. The program lives as long as the job. */
const ir_op *case_job_normal(const case_job *j, ir_context **c, const char **why);
/* The same for the plain program itself. */
const ir_op *case_job_plain(const case_job *j, ir_context **c, const char **why);
const expectations *case_job_expected(const case_job *j);

/* The bytes that the consumer, as the software of release `producer`, writes for release `target`.
 * Returns NULL with a sentence in `why` if it writes none. The bytes live as long as the job. */
const strbuf *case_job_artifact(case_job *j, size_t producer, size_t target, const char **why);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Runs one case: writes its artifacts, and makes the checks of its cells. */
#ifndef HLO_CTS_HARNESS_CASE_JOB_H
#define HLO_CTS_HARNESS_CASE_JOB_H

#include "asked.h"
#include "harness/consumer/consumer.h"
#include "harness/golden/golden.h"
#include "harness/programs/case_program.h"
#include "harness/results/verdict.h"

typedef struct case_job case_job;

/* Loads the programs of the case. Returns NULL only when out of memory. If the case cannot be used,
 * every check of the job ends as a bug of the suite, with the reason. */
case_job *case_job_new(const vs_opset *o, const corpus_case *c, const consumer_table *tested,
                       const golden_set *golden);
void case_job_free(case_job *j);
/* Lets one answer count for several releases (asked.h). `index` is that of the case in the run. */
void case_job_ask_less(case_job *j, const asking *a, size_t index);
/* Lets each evaluation run n times. */
void case_job_repeat(case_job *j, unsigned n);

typedef struct case_observer {
  /* A check begins, before any action that may never return. */
  void (*started)(check_kind k, void *user);
  /* An action of the consumer under test begins, or has ended; may be NULL. */
  void (*acting)(bool begins, void *user);
  /* A verdict. `text` says what happened if the verdict is not a pass. */
  void (*done)(check_kind k, const finding *f, const char *text, void *user);
  void *user;
} case_observer;

/* Makes the checks `wanted` of one artifact of one cell. */
void case_job_cell(case_job *j, size_t producer, size_t consumer, int slot, uint32_t wanted,
                   const case_observer *observer);

/* The programs of the case. They live as long as the job. */
const case_program *case_job_program(const case_job *j);

/* The bytes that the consumer, as the software of release `producer`, writes for release `target`.
 * Returns NULL with a sentence in `why` if it writes none. The bytes live as long as the job. */
const strbuf *case_job_artifact(case_job *j, size_t producer, size_t target, const char **why);

#endif

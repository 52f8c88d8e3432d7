/* SPDX-License-Identifier: Apache-2.0 */
/* Runs child processes that are not trusted. Each has its own process group and limits. When its
 * time is over, it is killed with all its descendants. Does not depend on programs.
 *
 * A child inherits none of our descriptors, and none of its descendants outlives it. Orphans become
 * our children (os_adopt_orphans) and are killed too, even those that left the group. */
#ifndef HLO_CTS_HARNESS_CONSUMERS_CHILD_H
#define HLO_CTS_HARNESS_CONSUMERS_CHILD_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/strbuf.h"

/* 0: no limit. */
typedef struct child_limits {
  double wall, cpu; /* seconds */
  uint64_t memory;  /* bytes of address space */
  uint64_t output;  /* bytes of standard output, of standard error, and of each file */
} child_limits;

typedef struct child {
  pid_t pid; /* also its group; 0: none */
  int in;    /* pipe to its standard input; -1: it has none */
  int out, err;
  int ended; /* a descriptor that is readable when the process has ended; -1: the system offers none
              */
  pid_t before[8]; /* our children that existed before */
  unsigned before_count;
} child;

/* Starts argv (NULL at the end; argv[0] is looked up in PATH) in folder `cwd`. The descriptors do
 * not block. With `with_input`, standard input is a pipe, else it is empty. Returns false with a
 * sentence in `why` if that fails. */
bool child_start(child *c, char *const *argv, const char *cwd, const child_limits *l,
                 bool with_input, strbuf *why);
/* Whether the process has ended; it is not yet reaped. */
bool child_has_ended(const child *c);
/* Kills the process group and every other descendant of the child, and closes the descriptors.
 * Returns the wait status of the process. */
int child_end(child *c);

/* Writes the ids of up to `most` of our children, and returns how many it wrote. */
unsigned child_list(pid_t *pids, unsigned most);
/* Kills our children that are not in `known`, and the orphans that become ours when these die. So
 * nothing is left of other processes of the suite. */
void child_end_others(const pid_t *known, unsigned count);

typedef enum child_verdict {
  CHILD_EXITED,      /* status: the exit status */
  CHILD_DIED,        /* status: the number of the signal */
  CHILD_TIMED_OUT,   /* wall or processor time; `why` says which */
  CHILD_FLOODED,     /* wrote more than its limit */
  CHILD_NOT_STARTED, /* `why` says why */
} child_verdict;

typedef struct child_result {
  child_verdict verdict;
  int status;
  strbuf out, err, why; /* the caller frees them */
} child_result;

/* Sets the verdict, status and `why` from a wait status; `why` names a limit that was exceeded. */
void child_judge(int wait_status, const child_limits *l, child_result *r);
/* Starts a process, reads its output until it ends, and sets the result. The caller frees the
 * result. */
void child_run(char *const *argv, const char *cwd, const child_limits *l, child_result *r);
void child_result_free(child_result *r);

#endif

/* Child processes that are not trusted: each has its own group and limits, and ends with all its
 * descendants when its time is over. Does not depend on programs.
 *
 * No descriptor of ours reaches a child, no process of it outlives it: orphans come back to us
 * (PR_SET_CHILD_SUBREAPER) and are ended too, even those that left the group. */
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
  int in;    /* to its standard input; -1: it has none */
  int out, err;
  int ended;       /* readable when the process has ended; -1: not to be had here */
  pid_t before[8]; /* our own children from before */
  unsigned before_count;
} child;

/* Starts argv (NULL at the end; argv[0] is looked up in PATH) in folder `cwd`. The descriptors do
 * not block. False with a sentence in `why`. `with_input`: standard input is a pipe, else empty. */
bool child_start(child *c, char *const *argv, const char *cwd, const child_limits *l,
                 bool with_input, strbuf *why);
/* Whether the process has ended; it is not yet reaped. */
bool child_has_ended(const child *c);
/* Ends the group and whatever else the child left behind; closes the descriptors. The wait status
 * of the process. */
int child_end(child *c);

/* Our own children, so many of them at most; how many those are. */
unsigned child_list(pid_t *pids, unsigned most);
/* Ends those of our own children, and what comes to us from them when they die, that are not among
 * `known`: what others of our processes left behind. */
void child_end_others(const pid_t *known, unsigned count);

typedef enum child_verdict {
  CHILD_EXITED,      /* status: of the exit */
  CHILD_DIED,        /* status: the signal */
  CHILD_TIMED_OUT,   /* wall or processor time; `why` says which */
  CHILD_FLOODED,     /* wrote more than it may */
  CHILD_NOT_STARTED, /* `why` says why */
} child_verdict;

typedef struct child_result {
  child_verdict verdict;
  int status;
  strbuf out, err, why; /* the caller frees them */
} child_result;

/* A wait status in words; it names the limit that was exceeded. */
void child_judge(int wait_status, const child_limits *l, child_result *r);
/* Runs a process from start to end. */
void child_run(char *const *argv, const char *cwd, const child_limits *l, child_result *r);
void child_result_free(child_result *r);

#endif

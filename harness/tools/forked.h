/* Runs a part of the suite's work in its own process, so that a crash caused by a consumer costs
 * only this part. The process sends bytes to its parent, which ends it when it makes no step for
 * too long. */
#ifndef HLO_CTS_HARNESS_FORKED_H
#define HLO_CTS_HARNESS_FORKED_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/strbuf.h"

typedef struct forked {
  pid_t pid;        /* 0: none */
  int pipe;         /* what it sends; -1: closed */
  strbuf pending;   /* received, and not yet taken by the owner */
  uint64_t steps;   /* seen last */
  double since;     /* when that was, or when something was received */
  double timed_out; /* the seconds that were too few; 0: it was not ended */
} forked;

/* Forks a process that calls `work` and then exits with status 0. It dies with its parent, and
 * leaves it to the parent to act on SIGINT, SIGTERM and SIGHUP. False with a sentence in `why`. */
bool forked_start(forked *f, void (*work)(int pipe, void *user), void *user, strbuf *why);
/* In the process: sends all bytes; exits when the parent is gone. */
void forked_send(int pipe, const void *bytes, size_t n);
/* Receives what is there into `pending`; false at the end of the process. Blocks when nothing is.
 */
bool forked_receive(forked *f);
/* Ends the process when `steps` have stayed the same, and nothing was received, for `timeout`
 * seconds. `busy` false: it is waiting for work, which takes any time. */
void forked_watch(forked *f, uint64_t steps, bool busy, double timeout);

typedef enum forked_ending {
  FORKED_EXITED, /* with status 0 */
  FORKED_DIED,   /* of a signal, or with another status */
  FORKED_TIMED_OUT
} forked_ending;
/* Waits for the process, which has closed its end or was ended, and closes the pipe. Appends how it
 * ended, unless that was well, to `how`. `pending` stays the owner's. */
forked_ending forked_reap(forked *f, strbuf *how);
/* Ends the process wherever it is; what it had sent is in `pending`. */
void forked_kill(forked *f);

/* "was killed by signal 11 (Segmentation fault)", "ended with status 3": what a wait status means.
 */
void wait_status_text(int status, strbuf *out);
/* "no end after 20 s" */
void timeout_text(double seconds, strbuf *out);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* Runs a part of the suite's work in its own process, so that a crash caused by a consumer costs
 * only this part. The process sends bytes to its parent. The parent kills it if it makes no
 * progress for too long. */
#ifndef HLO_CTS_HARNESS_FORKED_H
#define HLO_CTS_HARNESS_FORKED_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include "base/strbuf.h"

typedef struct forked {
  pid_t pid;        /* 0: none */
  int pipe;         /* the end from which the parent reads; -1: closed */
  strbuf pending;   /* bytes that were received and that the owner has not yet taken */
  uint64_t steps;   /* the last count of steps that was seen */
  double since;     /* when the count last changed or bytes were received */
  double timed_out; /* the timeout in seconds that it exceeded; 0: none */
} forked;

/* Forks a process that calls `work` and then exits with status 0. The process dies with its parent,
 * and ignores SIGINT, SIGTERM and SIGHUP, which the parent handles. Returns false with a sentence
 * in `why` if that fails. */
bool forked_start(forked *f, void (*work)(int pipe, void *user), void *user, strbuf *why);
/* Called in the process: sends all bytes to the parent. Exits if the parent no longer exists. */
void forked_send(int pipe, const void *bytes, size_t n);
/* Appends the available bytes to `pending`. Blocks until there are some. Returns false at the end
 * of the pipe. */
bool forked_receive(forked *f);
/* Kills the process if, for `timeout` seconds, `steps` did not change and nothing was received. If
 * `busy` is false, the process waits for work, and may do so for any time. */
void forked_watch(forked *f, uint64_t steps, bool busy, double timeout);

typedef enum forked_ending {
  FORKED_EXITED, /* with status 0 */
  FORKED_DIED,   /* by a signal, or with another status */
  FORKED_TIMED_OUT
} forked_ending;
/* Waits for the process, which has closed its end of the pipe or was killed, and closes the pipe.
 * Appends to `how` how it ended, unless it exited with status 0. The owner still frees
 * `pending`. */
forked_ending forked_reap(forked *f, strbuf *how);
/* Kills the process at once. Bytes that it had sent are in `pending`. */
void forked_kill(forked *f);

/* Appends the meaning of a wait status: "was killed by signal 11 (Segmentation fault)", "ended with
 * status 3". */
void wait_status_text(int status, strbuf *out);
/* Appends "no end after 20 s". */
void timeout_text(double seconds, strbuf *out);

#endif

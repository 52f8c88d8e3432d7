/* SPDX-License-Identifier: Apache-2.0 */
#include "forked.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/os/process.h"
#include "clock.h"
#include "harness/data/input.h"
#include "interrupt.h"

bool forked_start(forked *f, void (*work)(int pipe, void *user), void *user, strbuf *why) {
  int ends[2];
  if (pipe(ends) != 0) return strbuf_refuse(why, "cannot make a pipe: %s", strerror(errno));
  fflush(NULL);
  pid_t parent = getpid(), pid = fork();
  if (pid == 0) {
    close(ends[0]);
    os_die_with_parent();
    if (getppid() != parent) _exit(1);
    for (int k = 1; k < NSIG; k++) signal(k, SIG_DFL); /* whoever called us may handle some */
    signal(SIGXFSZ, SIG_IGN);                          /* the error of the write tells */
    interrupt_ignore();
    work(ends[1], user);
    _exit(0);
  }
  close(ends[1]);
  if (pid < 0) {
    close(ends[0]);
    return strbuf_refuse(why, "cannot start a process: %s", strerror(errno));
  }
  *f = (forked){.pid = pid, .pipe = ends[0], .since = clock_now()};
  return true;
}

void forked_send(int pipe, const void *bytes, size_t n) {
  if (!output_all(pipe, bytes, n)) _exit(1);
}

bool forked_receive(forked *f) {
  char buffer[65536];
  ssize_t n = read(f->pipe, buffer, sizeof buffer);
  if (n < 0 && errno == EINTR) return true;
  if (n <= 0) return false;
  strbuf_add(&f->pending, buffer, (size_t)n);
  f->since = clock_now();
  return true;
}

void forked_watch(forked *f, uint64_t steps, bool busy, double timeout) {
  double now = clock_now();
  if (steps != f->steps || !busy) {
    f->steps = steps;
    f->since = now;
  } else if (!f->timed_out && now - f->since > timeout) {
    f->timed_out = timeout;
    kill(f->pid, SIGKILL);
  }
}

static int reap(forked *f) {
  int status = 0;
  while (waitpid(f->pid, &status, 0) < 0 && errno == EINTR) continue;
  close(f->pipe);
  f->pid = 0;
  f->pipe = -1;
  return status;
}

forked_ending forked_reap(forked *f, strbuf *how) {
  int status = reap(f);
  if (f->timed_out) {
    timeout_text(f->timed_out, how);
    return FORKED_TIMED_OUT;
  }
  if (WIFEXITED(status) && WEXITSTATUS(status) == 0) return FORKED_EXITED;
  wait_status_text(status, how);
  return FORKED_DIED;
}

void forked_kill(forked *f) {
  if (!f->pid) return;
  kill(f->pid, SIGKILL);
  while (forked_receive(f)) continue;
  reap(f);
}

void wait_status_text(int status, strbuf *out) {
  if (WIFSIGNALED(status))
    strbuf_addf(out, "was killed by signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
  else
    strbuf_addf(out, "ended with status %d", WEXITSTATUS(status));
}

void timeout_text(double seconds, strbuf *out) { strbuf_addf(out, "no end after %g s", seconds); }

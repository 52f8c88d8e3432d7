/* SPDX-License-Identifier: Apache-2.0 */
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/os/process.h"
#include "clock.h"
#include "forked.h"

/* --- Our own children --- */

unsigned child_list(pid_t *pids, unsigned most) { return os_children(getpid(), pids, most); }

static bool is_among(pid_t pid, const pid_t *known, unsigned count) {
  for (unsigned i = 0; i < count; i++)
    if (known[i] == pid) return true;
  return false;
}

/* Ends the processes that a dead child left, which are our children now, and then theirs. */
void child_end_others(const pid_t *known, unsigned count) {
  enum { MOST = 512 };
  pid_t pids[MOST];
  for (int round = 0; round < 1000; round++) {
    unsigned n = child_list(pids, MOST), killed = 0;
    for (unsigned i = 0; i < n; i++) {
      if (is_among(pids[i], known, count)) continue;
      kill(pids[i], SIGKILL);
      while (waitpid(pids[i], NULL, 0) < 0 && errno == EINTR) continue;
      killed++;
    }
    if (!killed) return;
  }
}

/* --- Starting --- */

static void limit(int what, uint64_t value) {
  struct rlimit l = {value, value};
  setrlimit(what, &l);
}

/* In the child, between fork and exec: system calls only. */
static void become(char *const *argv, const char *cwd, const child_limits *l, pid_t parent,
                   const int std[3], int report) {
  setpgid(0, 0);
  os_die_with_parent();
  if (getppid() != parent) _exit(127);
  for (int s = 1; s < NSIG; s++) signal(s, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  /* The four descriptors move out of each other's way first. */
  int high[4] = {std[0], std[1], std[2], report};
  for (int i = 0; i < 4; i++) high[i] = fcntl(high[i], F_DUPFD_CLOEXEC, 10);
  for (int i = 0; i < 3; i++)
    if (high[i] < 0 || dup2(high[i], i) < 0) _exit(127);
  if (dup2(high[3], 3) < 0) _exit(127);
  fcntl(3, F_SETFD, FD_CLOEXEC);
  os_close_from(4);
  limit(RLIMIT_CORE, 0);
  if (l->cpu > 0) {
    struct rlimit cpu = {(rlim_t)ceil(l->cpu), (rlim_t)ceil(l->cpu) + 2};
    setrlimit(RLIMIT_CPU, &cpu);
  }
  if (l->output) limit(RLIMIT_FSIZE, l->output);
  if (l->memory) limit(RLIMIT_AS, l->memory);
  if (chdir(cwd) == 0) execvp(argv[0], argv);
  int error = errno;
  if (write(3, &error, sizeof error) < 0) _exit(126);
  _exit(127);
}

static void close_some(const int *fds, int count) {
  for (int i = 0; i < count; i++)
    if (fds[i] >= 0) close(fds[i]);
}

/* The error of chdir or exec, 0 when the program runs. */
static int start_error(int report) {
  int error = 0;
  ssize_t n;
  while ((n = read(report, &error, sizeof error)) < 0 && errno == EINTR) continue;
  return n == (ssize_t)sizeof error ? error : 0;
}

bool child_start(child *c, char *const *argv, const char *cwd, const child_limits *l,
                 bool with_input, strbuf *why) {
  enum { IN_R, IN_W, OUT_R, OUT_W, ERR_R, ERR_W, SAY_R, SAY_W, FDS };
  int fds[FDS] = {-1, -1, -1, -1, -1, -1, -1, -1};
  *c = (child){.in = -1, .out = -1, .err = -1, .ended = -1};
  bool piped = os_pipe(fds + OUT_R) && os_pipe(fds + ERR_R) && os_pipe(fds + SAY_R);
  if (piped && with_input)
    piped = os_pipe(fds + IN_R);
  else if (piped)
    piped = (fds[IN_R] = open("/dev/null", O_RDONLY | O_CLOEXEC)) >= 0;
  if (!piped) {
    strbuf_addf(why, "cannot make a pipe: %s", strerror(errno));
    close_some(fds, FDS);
    return false;
  }
  os_adopt_orphans();
  signal(SIGPIPE, SIG_IGN); /* a testee that is gone is found out by the error */
  c->before_count = child_list(c->before, sizeof c->before / sizeof *c->before);
  fflush(NULL);
  pid_t parent = getpid(), pid = fork();
  if (pid == 0) {
    const int std[3] = {fds[IN_R], fds[OUT_W], fds[ERR_W]};
    become(argv, cwd, l, parent, std, fds[SAY_W]);
  }
  int fork_error = errno;
  close_some((int[]){fds[IN_R], fds[OUT_W], fds[ERR_W], fds[SAY_W]}, 4);
  int error = pid < 0 ? fork_error : start_error(fds[SAY_R]);
  close(fds[SAY_R]);
  if (pid > 0) setpgid(pid, pid);
  c->pid = pid > 0 ? pid : 0;
  c->in = fds[IN_W];
  c->out = fds[OUT_R];
  c->err = fds[ERR_R];
  if (error) {
    strbuf_addf(why, "cannot start '%s': %s", argv[0], strerror(error));
    if (error == ENOENT && access(argv[0], F_OK) == 0)
      strbuf_adds(why, "; it is there: look at the interpreter that its first line names");
    child_end(c);
    return false;
  }
  c->ended = os_end_of(pid);
  const int mine[] = {c->in, c->out, c->err};
  for (int i = 0; i < 3; i++)
    if (mine[i] >= 0) fcntl(mine[i], F_SETFL, O_NONBLOCK);
  return true;
}

bool child_has_ended(const child *c) {
  siginfo_t info = {0};
  return waitid(P_PID, (id_t)c->pid, &info, WEXITED | WNOWAIT | WNOHANG) == 0 && info.si_pid;
}

int child_end(child *c) {
  int status = 0;
  if (c->pid) {
    kill(-c->pid, SIGKILL); /* before it is reaped: its number is still its own */
    kill(c->pid, SIGKILL);
    while (waitpid(c->pid, &status, 0) < 0 && errno == EINTR) continue;
    bool all_known = c->before_count < sizeof c->before / sizeof *c->before;
    if (all_known) child_end_others(c->before, c->before_count); /* else: whose is whose? */
  }
  close_some((int[]){c->in, c->out, c->err, c->ended}, 4);
  *c = (child){.in = -1, .out = -1, .err = -1, .ended = -1};
  return status;
}

/* --- From start to end --- */

void child_judge(int wait_status, const child_limits *l, child_result *r) {
  if (WIFEXITED(wait_status)) {
    r->verdict = CHILD_EXITED;
    r->status = WEXITSTATUS(wait_status);
    return;
  }
  r->verdict = CHILD_DIED;
  r->status = WTERMSIG(wait_status);
  if (r->status == SIGXCPU && l->cpu > 0) {
    r->verdict = CHILD_TIMED_OUT;
    strbuf_addf(&r->why, "used more than %g s of processor time", l->cpu);
  } else if (r->status == SIGXFSZ && l->output) {
    r->verdict = CHILD_FLOODED;
    strbuf_addf(&r->why, "wrote a file of more than %llu bytes", (unsigned long long)l->output);
  } else {
    wait_status_text(wait_status, &r->why);
  }
}

typedef enum drained { DRAIN_MORE, DRAIN_END, DRAIN_FLOOD } drained;

static drained drain(int *fd, strbuf *into, uint64_t most) {
  char buffer[65536];
  while (*fd >= 0) {
    ssize_t n = read(*fd, buffer, sizeof buffer);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && errno == EAGAIN) return DRAIN_MORE;
    if (n <= 0) {
      close(*fd);
      *fd = -1;
      break;
    }
    if (most && into->len + (uint64_t)n > most) return DRAIN_FLOOD;
    strbuf_add(into, buffer, (size_t)n);
  }
  return DRAIN_END;
}

static bool drain_both(child *c, const child_limits *l, child_result *r) {
  const char *which = NULL;
  if (drain(&c->out, &r->out, l->output) == DRAIN_FLOOD) which = "output";
  if (drain(&c->err, &r->err, l->output) == DRAIN_FLOOD) which = "error";
  if (!which) return true;
  r->verdict = CHILD_FLOODED;
  return strbuf_refuse(&r->why, "wrote more than %llu bytes to standard %s",
                       (unsigned long long)l->output, which);
}

void child_run(char *const *argv, const char *cwd, const child_limits *l, child_result *r) {
  child c;
  *r = (child_result){.verdict = CHILD_NOT_STARTED};
  if (!child_start(&c, argv, cwd, l, false, &r->why)) return;
  double deadline = l->wall > 0 ? clock_now() + l->wall : INFINITY;
  bool ended = false, fine = true, late = false;
  while (fine && !ended && !late) {
    struct pollfd polls[] = {{c.out, POLLIN, 0}, {c.err, POLLIN, 0}, {c.ended, POLLIN, 0}};
    double left = deadline - clock_now();
    int wait = c.ended < 0 || left > 1 ? (c.ended < 0 ? 10 : 1000) : (int)ceil(left * 1000);
    if (wait < 0) wait = 0;
    poll(polls, 3, wait); /* an error or interruption: look again */
    ended = child_has_ended(&c);
    fine = drain_both(&c, l, r);
    late = !ended && clock_now() >= deadline;
  }
  if (ended && fine) { /* whoever it left may still hold the pipes; what it wrote is in them */
    kill(-c.pid, SIGKILL);
    fine = drain_both(&c, l, r);
  }
  int status = child_end(&c);
  if (late) {
    r->verdict = CHILD_TIMED_OUT;
    timeout_text(l->wall, &r->why);
  } else if (fine) {
    child_judge(status, l, r);
  }
}

void child_result_free(child_result *r) {
  strbuf_free(&r->out);
  strbuf_free(&r->err);
  strbuf_free(&r->why);
}

/* SPDX-License-Identifier: Apache-2.0 */
#include "stop_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static struct {
  pid_t owner, pid; /* the process that is watched, and the one that watches; 0: none */
  unsigned uses;
} guard;

/* Whether the terminal stopped the process; shared with the guard. */
static volatile sig_atomic_t *by_terminal;

static const int terminal_stops[] = {SIGTSTP, SIGTTIN, SIGTTOU};
enum { STOPS = sizeof terminal_stops / sizeof *terminal_stops };
static struct sigaction before[STOPS];

/* Stops this process as the default action does. The next line runs after SIGCONT. */
static void stop_here(int which) {
  (void)which;
  int saved = errno;
  *by_terminal = 1;
  raise(SIGSTOP);
  *by_terminal = 0;
  errno = saved;
}

/* The state letter and the process group in /proc/PID/stat: "12 (a name) T 1 12 …". */
static char state_of(pid_t pid, pid_t *group) {
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%ld/stat", (long)pid);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  ssize_t n = read(fd, text, sizeof text - 1);
  close(fd);
  if (n <= 0) return 0;
  text[n] = '\0';
  const char *name_end = strrchr(text, ')');
  char state = 0;
  long parent, number = 0;
  if (name_end && sscanf(name_end + 1, " %c %ld %ld", &state, &parent, &number) != 3) state = 0;
  *group = (pid_t)number;
  return state;
}

static void continue_if_stopped(pid_t pid, pid_t group) {
  pid_t its = 0;
  if (state_of(pid, &its) == 'T' && its == group) kill(pid, SIGCONT);
}

static void look(pid_t watched, pid_t group) {
  char path[64], children[4096];
  continue_if_stopped(watched, group);
  snprintf(path, sizeof path, "/proc/%ld/task/%ld/children", (long)watched, (long)watched);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return;
  ssize_t n = read(fd, children, sizeof children - 1);
  close(fd);
  children[n > 0 ? n : 0] = '\0';
  char *end;
  for (char *at = children;; at = end) {
    long pid = strtol(at, &end, 10);
    if (end == at) return;
    continue_if_stopped((pid_t)pid, group);
  }
}

static void watch(pid_t watched, pid_t group) {
  static const struct timespec pause = {.tv_nsec = 200 * 1000 * 1000};
  for (;;) {
    nanosleep(&pause, NULL);
    if (!*by_terminal) look(watched, group);
  }
}

void stop_guard_begin(void) {
  if (guard.owner == getpid() && guard.uses++) return;
  void *shared =
      mmap(NULL, sizeof *by_terminal, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (shared == MAP_FAILED) return;
  pid_t self = getpid(), group = getpgrp();
  by_terminal = shared;
  fflush(NULL);
  pid_t pid = fork();
  if (pid == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != self) _exit(1);
    setsid();
    for (int fd = 0; fd < 3; fd++) close(fd);
    watch(self, group);
  }
  guard.owner = self;
  guard.uses = 1;
  guard.pid = pid > 0 ? pid : 0;
  struct sigaction a = {.sa_handler = stop_here, .sa_flags = SA_RESTART};
  sigemptyset(&a.sa_mask);
  for (int i = 0; i < STOPS; i++) {
    sigaction(terminal_stops[i], NULL, &before[i]);
    if (before[i].sa_handler == SIG_DFL) sigaction(terminal_stops[i], &a, NULL);
  }
}

void stop_guard_end(void) {
  if (guard.owner != getpid() || --guard.uses) return;
  for (int i = 0; i < STOPS; i++) sigaction(terminal_stops[i], &before[i], NULL);
  if (guard.pid) {
    kill(guard.pid, SIGKILL);
    while (waitpid(guard.pid, NULL, 0) < 0 && errno == EINTR) continue;
  }
  munmap((void *)by_terminal, sizeof *by_terminal);
  by_terminal = NULL;
  guard.owner = 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
#include "stop_guard.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/os/memory.h"
#include "base/os/process.h"

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

static void continue_if_stopped(pid_t pid, pid_t group) {
  if (os_is_stopped(pid, group)) kill(pid, SIGCONT);
}

static void look(pid_t watched, pid_t group) {
  enum { MOST = 512 };
  pid_t children[MOST];
  continue_if_stopped(watched, group);
  unsigned n = os_children(watched, children, MOST);
  for (unsigned i = 0; i < n; i++) continue_if_stopped(children[i], group);
}

/* Never returns. Does not continue what the terminal stopped. */
static void watch(pid_t watched, pid_t group) {
  static const struct timespec pause = {.tv_nsec = 200 * 1000 * 1000};
  for (;;) {
    nanosleep(&pause, NULL);
    if (!*by_terminal) look(watched, group);
  }
}

void stop_guard_begin(void) {
  if (guard.owner == getpid() && guard.uses++) return;
  void *shared = os_map_shared(sizeof *by_terminal);
  if (!shared) return;
  pid_t self = getpid(), group = getpgrp();
  by_terminal = shared;
  fflush(NULL);
  pid_t pid = fork();
  if (pid == 0) {
    os_die_with_parent();
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
  os_unmap((void *)by_terminal, sizeof *by_terminal);
  by_terminal = NULL;
  guard.owner = 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Processes and the machine, from Linux. */
#ifdef __linux__
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <gnu/libc-version.h>
#endif

#include "base/os/machine.h"
#include "base/os/process.h"

/* --- Processes --- */

void os_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

void os_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

/* The text of a file in /proc; false if it is not there. */
static bool proc_text(const char *path, char *text, size_t room) {
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  ssize_t n = read(fd, text, room - 1);
  close(fd);
  text[n > 0 ? n : 0] = '\0';
  return n > 0;
}

unsigned os_children(pid_t of, pid_t *pids, unsigned most) {
  char path[64], text[4096];
  /* Its threads have children of their own; ours are those of the thread that asks. */
  long thread = of == getpid() ? syscall(SYS_gettid) : (long)of;
  unsigned count = 0;
  snprintf(path, sizeof path, "/proc/%ld/task/%ld/children", (long)of, thread);
  if (!proc_text(path, text, sizeof text)) return 0;
  for (char *at = text, *end; count < most; at = end) {
    long pid = strtol(at, &end, 10);
    if (end == at) break;
    pids[count++] = (pid_t)pid;
  }
  return count;
}

int os_end_of(pid_t child) {
#ifdef SYS_pidfd_open
  return (int)syscall(SYS_pidfd_open, child, 0);
#else
  (void)child;
  return -1;
#endif
}

/* The state letter and the process group stand in "12 (a name) T 1 12 …". */
bool os_is_stopped(pid_t pid, pid_t group) {
  char path[64], text[512], state = 0;
  long parent, its = 0;
  snprintf(path, sizeof path, "/proc/%ld/stat", (long)pid);
  if (!proc_text(path, text, sizeof text)) return false;
  const char *name_end = strrchr(text, ')');
  return name_end && sscanf(name_end + 1, " %c %ld %ld", &state, &parent, &its) == 3 &&
         state == 'T' && its == (long)group;
}

/* --- Memory and the machine --- */

/* The value behind `key` in a file with a line for each key; 0: there is none. */
static size_t proc_kib(const char *path, const char *key) {
  char line[256];
  size_t kib = 0, n = strlen(key);
  FILE *f = fopen(path, "re");
  while (f && !kib && fgets(line, sizeof line, f))
    if (strncmp(line, key, n) == 0) kib = strtoul(line + n, NULL, 10);
  if (f) fclose(f);
  return kib;
}

/* The sum over all mappings is exact, and takes longer than a count that lags behind. */
size_t os_private_bytes(pid_t pid) {
  char path[64];
  if (pid == 0) return proc_kib("/proc/self/smaps_rollup", "Anonymous:") * 1024;
  snprintf(path, sizeof path, "/proc/%ld/status", (long)pid);
  return proc_kib(path, "RssAnon:") * 1024;
}

char *os_program_path(void) {
  char path[4096];
  ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
  return n > 0 ? strndup(path, (size_t)n) : NULL;
}

const char *os_program_name(void) { return program_invocation_short_name; }

void os_processor(char *name, size_t room) {
  char line[256];
  bool found = false;
  FILE *f = fopen("/proc/cpuinfo", "re");
  name[0] = '\0';
  while (f && !found && fgets(line, sizeof line, f)) {
    const char *colon = strncmp(line, "model name", 10) == 0 ? strchr(line, ':') : NULL;
    found = colon != NULL;
    if (found) snprintf(name, room, "%.*s", (int)strcspn(colon + 1, "\n") - 1, colon + 2);
  }
  if (f) fclose(f);
}

const char *os_libc(void) {
#ifdef __GLIBC__
  return gnu_get_libc_version();
#else
  return "musl";
#endif
}

#endif

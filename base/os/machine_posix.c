/* SPDX-License-Identifier: Apache-2.0 */
/* Processes and the machine, from every system but Windows. The second half is for those that are
 * not Linux, macOS above all: what they do not have is nothing there. */
#ifndef _WIN32
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif
#include <unistd.h>

#include "base/os/machine.h"
#include "base/os/process.h"

bool os_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) == 0;
#else
  return pipe(ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 &&
         fcntl(ends[1], F_SETFD, FD_CLOEXEC) == 0;
#endif
}

int os_temporary(char *name, size_t suffix) {
  int fd = mkstemps(name, (int)suffix);
  if (fd >= 0) fcntl(fd, F_SETFD, FD_CLOEXEC);
  return fd;
}

bool os_lock(int fd) { return flock(fd, LOCK_EX | LOCK_NB) == 0; }

bool os_sync(int fd) {
#ifdef __APPLE__
  return fcntl(fd, F_FULLFSYNC) == 0 ||
         fsync(fd) == 0; /* fsync leaves it in the cache of the disk */
#else
  return fdatasync(fd) == 0;
#endif
}

void os_close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, (unsigned)first, ~0u, 0) == 0) return;
#endif
  long max = sysconf(_SC_OPEN_MAX);
  for (int fd = first; fd < (max > 0 && max < 65536 ? max : 65536); fd++) close(fd);
}

size_t os_peak_bytes(bool children) {
  struct rusage u;
  if (getrusage(children ? RUSAGE_CHILDREN : RUSAGE_SELF, &u) != 0) return 0;
#ifdef __APPLE__
  return (size_t)u.ru_maxrss;
#else
  return (size_t)u.ru_maxrss * 1024;
#endif
}

unsigned os_columns(int fd) {
  struct winsize size;
  return ioctl(fd, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* --- Streams --- */

typedef struct stream {
  int fd;
  long (*put)(int fd, const char *bytes, size_t n);
} stream;

static stream streams[OS_STREAMS];

#ifdef __linux__
static ssize_t write_stream(void *cookie, const char *bytes, size_t n) {
  const stream *s = cookie;
  return s->put(s->fd, bytes, n);
}

static FILE *stream_of(stream *s) {
  return fopencookie(s, "w", (cookie_io_functions_t){.write = write_stream});
}
#else
static int write_stream(void *cookie, const char *bytes, int n) {
  const stream *s = cookie;
  return (int)s->put(s->fd, bytes, (size_t)n);
}

static FILE *stream_of(stream *s) { return funopen(s, NULL, write_stream, NULL, NULL); }
#endif

FILE *os_stream(int fd, long (*put)(int fd, const char *bytes, size_t n)) {
  static unsigned count;
  if (count == OS_STREAMS) return NULL;
  streams[count] = (stream){fd, put};
  FILE *f = stream_of(&streams[count]);
  if (!f) return NULL;
  count++;
  setvbuf(f, NULL, _IOLBF, BUFSIZ);
  return f;
}

/* --- Systems that are not Linux --- */

#ifndef __linux__
#ifdef __APPLE__
#include <libproc.h>
#include <mach-o/dyld.h>
#endif

void os_die_with_parent(void) {}

void os_adopt_orphans(void) {}

int os_end_of(pid_t child) {
  (void)child;
  return -1;
}

bool os_is_stopped(pid_t pid, pid_t group) {
  (void)pid;
  (void)group;
  return false;
}

size_t os_private_bytes(pid_t pid) {
  (void)pid;
  return 0;
}

void os_processor(char *name, size_t room) {
  if (room) name[0] = '\0';
}

const char *os_program_name(void) { return getprogname(); }

#ifdef __APPLE__

unsigned os_children(pid_t of, pid_t *pids, unsigned most) {
  int n = proc_listchildpids(of, pids, (int)(most * sizeof *pids));
  return n > 0 ? (unsigned)n : 0;
}

char *os_program_path(void) {
  char path[4096];
  uint32_t room = sizeof path;
  return _NSGetExecutablePath(path, &room) == 0 ? realpath(path, NULL) : NULL;
}

const char *os_libc(void) { return "libSystem"; }

#else

unsigned os_children(pid_t of, pid_t *pids, unsigned most) {
  (void)of;
  (void)pids;
  (void)most;
  return 0;
}

char *os_program_path(void) { return NULL; }

const char *os_libc(void) { return "?"; }

#endif

#endif
#endif

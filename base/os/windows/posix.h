/* SPDX-License-Identifier: Apache-2.0 */
/* The part of POSIX that the tools use and the C library of Windows (mingw-w64) lacks, or has in
 * another form. Included before every file of the tools there. */
#ifndef HLO_CTS_BASE_OS_WINDOWS_POSIX_H
#define HLO_CTS_BASE_OS_WINDOWS_POSIX_H

#define _POSIX_THREAD_SAFE_FUNCTIONS /* gmtime_r */
#include <direct.h>
#include <dirent.h>
#include <fcntl.h>
#include <io.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/types.h>
#include <time.h>

/* Files. Each is open as bytes, and a file that exists is replaced. There are no links. */
#define O_CLOEXEC (_O_NOINHERIT | _O_BINARY)
#define O_NOFOLLOW 0
#define O_NONBLOCK 0 /* no file here waits for another end */
#define F_GETFD 1
static inline int fcntl(int fd, int what) { return fd >= 0 && what == F_GETFD ? 0 : -1; }
int os_rename(const char *from, const char *to);
#define rename os_rename
#define mkdir(path, mode) _mkdir(path)
#define lstat stat
int scandir(const char *folder, struct dirent ***names, int (*wanted)(const struct dirent *),
            int (*order)(const struct dirent **, const struct dirent **));
int alphasort(const struct dirent **a, const struct dirent **b);

char *strndup(const char *text, size_t most);

/* Signals. Of those that Windows lacks only SIGALRM ever comes. */
enum { SIGHUP = SIGBREAK, SIGPIPE = 64, SIGXFSZ, SIGALRM };
typedef void (*os_handler)(int);
os_handler os_signal(int which, os_handler handler);
#define signal os_signal
struct sigaction {
  os_handler sa_handler;
  int sa_mask, sa_flags;
};
#define SA_RESETHAND 0 /* it is always so */
#define sigemptyset(set) ((void)(*(set) = 0))
int sigaction(int which, const struct sigaction *now, struct sigaction *before);
/* Only with signal 0: whether there is such a process. */
int kill(int pid, int which);

/* Time. The timer ends by the handler of SIGALRM, in a thread of its own. */
typedef long suseconds_t;
struct itimerval {
  struct timeval it_interval, it_value;
};
enum { ITIMER_REAL };
int setitimer(int which, const struct itimerval *now, struct itimerval *before);

#endif

/* SPDX-License-Identifier: Apache-2.0 */
/* The functions of posix.h and dlfcn.h. */
#ifdef _WIN32
#include "posix.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

#include "dlfcn.h"

#undef signal

/* Before main: no stream turns \n into \r\n. */
__attribute__((constructor)) static void begin(void) {
  _fmode = _O_BINARY;
  for (int fd = 0; fd <= 2; fd++) (void)_setmode(fd, _O_BINARY);
}

int os_rename(const char *from, const char *to) {
  if (MoveFileExA(from, to, MOVEFILE_REPLACE_EXISTING)) return 0;
  errno = GetLastError() == ERROR_FILE_NOT_FOUND ? ENOENT : EACCES;
  return -1;
}

int alphasort(const struct dirent **a, const struct dirent **b) {
  return strcmp((*a)->d_name, (*b)->d_name);
}

static int free_names(struct dirent **names, int count) {
  while (count > 0) free(names[--count]);
  free(names);
  return -1;
}

int scandir(const char *folder, struct dirent ***names, int (*wanted)(const struct dirent *),
            int (*order)(const struct dirent **, const struct dirent **)) {
  DIR *d = opendir(folder);
  struct dirent **list = NULL;
  int count = 0;
  bool ok = d != NULL;
  for (struct dirent *e; ok && (e = readdir(d));) {
    if (!wanted(e)) continue;
    struct dirent **more = realloc(list, ((size_t)count + 1) * sizeof *more);
    if (more) list = more;
    ok = more && (list[count] = malloc(sizeof *e));
    if (ok) memcpy(list[count++], e, sizeof *e);
  }
  if (d) closedir(d);
  if (!ok) return free_names(list, count);
  if (count) qsort(list, (size_t)count, sizeof *list, (int (*)(const void *, const void *))order);
  *names = list;
  return count;
}

char *strndup(const char *text, size_t most) {
  size_t n = strnlen(text, most);
  char *out = malloc(n + 1);
  if (!out) return NULL;
  memcpy(out, text, n);
  out[n] = '\0';
  return out;
}

static os_handler on_alarm = SIG_DFL;

os_handler os_signal(int which, os_handler handler) {
  if (which < SIGPIPE) return signal(which, handler);
  os_handler before = which == SIGALRM ? on_alarm : SIG_DFL;
  if (which == SIGALRM) on_alarm = handler;
  return before;
}

int sigaction(int which, const struct sigaction *now, struct sigaction *before) {
  os_handler old = os_signal(which, now ? now->sa_handler : SIG_DFL);
  if (!now) os_signal(which, old);
  if (before) *before = (struct sigaction){.sa_handler = old};
  return 0;
}

int kill(int pid, int which) {
  HANDLE process = which == 0 ? OpenProcess(SYNCHRONIZE, FALSE, (DWORD)pid) : NULL;
  if (process) CloseHandle(process);
  if (!process) errno = ESRCH;
  return process ? 0 : -1;
}

static void CALLBACK ring(void *user, BOOLEAN fired) {
  (void)user;
  (void)fired;
  if (on_alarm != SIG_DFL && on_alarm != SIG_IGN) on_alarm(SIGALRM);
}

int setitimer(int which, const struct itimerval *now, struct itimerval *before) {
  static HANDLE timer;
  (void)which;
  (void)before;
  if (timer) (void)DeleteTimerQueueTimer(NULL, timer, NULL);
  timer = NULL;
  DWORD ms = (DWORD)now->it_value.tv_sec * 1000 + (DWORD)now->it_value.tv_usec / 1000;
  if (!ms) return 0;
  return CreateTimerQueueTimer(&timer, NULL, ring, NULL, ms, 0, WT_EXECUTEONLYONCE) ? 0 : -1;
}

void *dlopen(const char *path, int how) {
  (void)how;
  return LoadLibraryA(path);
}

void *dlsym(void *handle, const char *name) {
  FARPROC found = GetProcAddress(handle, name);
  void *out;
  memcpy(&out, &found, sizeof out);
  return out;
}

int dlclose(void *handle) { return FreeLibrary(handle) ? 0 : -1; }

const char *dlerror(void) {
  static char text[40];
  snprintf(text, sizeof text, "error %lu of Windows", GetLastError());
  return text;
}

#endif

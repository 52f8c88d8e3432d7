/* SPDX-License-Identifier: Apache-2.0 */
#include "internal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/os/machine.h"
#include "base/os/process.h"
#include "harness/host/owned.h"

/* hlo-cts-run-XXXXXX.lock is there before the folder hlo-cts-run-XXXXXX and after it, so that at no
 * moment there is a folder that nobody would find. */
#define PREFIX "hlo-cts-run-"
#define SUFFIX ".lock"

/* The lock of a run of this user that is gone, taken; -1: there is none. */
static int take_abandoned(const char *lock) {
  struct stat st;
  int fd = open(lock, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_uid == geteuid() &&
      os_lock(fd))
    return fd;
  if (fd >= 0) close(fd);
  return -1;
}

static void sweep(const char *base) {
  DIR *d = opendir(base);
  struct dirent *e;
  while (d && (e = readdir(d))) {
    size_t n = strlen(e->d_name), tail = strlen(SUFFIX);
    if (strncmp(e->d_name, PREFIX, strlen(PREFIX)) != 0 || n <= tail ||
        strcmp(e->d_name + n - tail, SUFFIX) != 0)
      continue;
    strbuf_auto path = STRBUF_INIT;
    strbuf_addf(&path, "%s/%s", base, e->d_name);
    int fd = path.failed ? -1 : take_abandoned(strbuf_str(&path));
    if (fd >= 0) {
      path.bytes[path.len - tail] = '\0';
      owned_remove(path.bytes);
      path.bytes[path.len - tail] = *SUFFIX;
      unlink(path.bytes);
      close(fd);
    }
  }
  if (d) closedir(d);
}

/* A new lock file, locked, its name in `path`. Before it is locked, another run may take it for one
 * that was left and remove it: then there is a next one. */
static int make_lock(const char *base, strbuf *path) {
  for (int i = 0; i < 100; i++) {
    struct stat st;
    strbuf_reset(path);
    strbuf_addf(path, "%s/" PREFIX "XXXXXX" SUFFIX, base);
    int fd = path->failed ? -1 : os_temporary(path->bytes, strlen(SUFFIX));
    if (fd < 0) return -1;
    if (os_lock(fd) && fstat(fd, &st) == 0 && st.st_nlink > 0) return fd;
    close(fd);
  }
  return -1;
}

/* On a full disk every action would fail, and look as if the suite were at fault. */
static bool has_room(const char *base) {
  enum { LEAST = 1 << 20 };
  struct statvfs st;
  return statvfs(base, &st) != 0 || !st.f_blocks || st.f_bavail >= LEAST / st.f_frsize;
}

bool scratch_begin(scratch_space *s, strbuf *why) {
  const char *base = getenv("TMPDIR");
  if (!base || !*base) base = "/tmp";
  *s = (scratch_space){.lock = -1};
  sweep(base);
  if (!has_room(base))
    return strbuf_refuse(why, "there is no room in '%s', the folder of temporary files", base);
  strbuf_auto lock = STRBUF_INIT;
  s->lock = make_lock(base, &lock);
  if (s->lock >= 0) s->path = strndup(lock.bytes, lock.len - strlen(SUFFIX));
  if (s->path && mkdir(s->path, 0700) == 0) return true;
  strbuf_addf(why, "cannot make a folder in '%s': %s", base, strerror(errno));
  scratch_end(s);
  return false;
}

void scratch_end(scratch_space *s) {
  if (s->path) {
    strbuf_auto lock = STRBUF_INIT;
    strbuf_addf(&lock, "%s" SUFFIX, s->path);
    owned_remove(s->path);
    if (!lock.failed) unlink(strbuf_str(&lock));
    close(s->lock);
  }
  free(s->path);
  *s = (scratch_space){.lock = -1};
}

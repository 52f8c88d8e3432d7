#include "scratch.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define PREFIX "hlo-cts-run-"
#define LOCK "lock"

static int remove_one(const char *path, const struct stat *st, int kind, struct FTW *where) {
  (void)st, (void)kind, (void)where;
  remove(path);
  return 0;
}

static void remove_all(const char *path) { nftw(path, remove_one, 8, FTW_DEPTH | FTW_PHYS); }

/* Whether the folder is of a run of this user that is gone: its lock can be had. One without a lock
 * is being made, or is not ours. */
static bool abandoned(const char *path) {
  struct stat st;
  strbuf lock = STRBUF_INIT;
  strbuf_addf(&lock, "%s/" LOCK, path);
  bool ours = lstat(path, &st) == 0 && S_ISDIR(st.st_mode) && st.st_uid == geteuid();
  int fd = ours && !lock.failed ? open(strbuf_str(&lock), O_RDWR | O_CLOEXEC | O_NOFOLLOW) : -1;
  bool gone = fd >= 0 && flock(fd, LOCK_EX | LOCK_NB) == 0;
  if (fd >= 0) close(fd);
  strbuf_free(&lock);
  return gone;
}

static void sweep(const char *base) {
  DIR *d = opendir(base);
  struct dirent *e;
  while (d && (e = readdir(d))) {
    if (strncmp(e->d_name, PREFIX, strlen(PREFIX)) != 0) continue;
    strbuf path = STRBUF_INIT;
    strbuf_addf(&path, "%s/%s", base, e->d_name);
    if (!path.failed && abandoned(strbuf_str(&path))) remove_all(strbuf_str(&path));
    strbuf_free(&path);
  }
  if (d) closedir(d);
}

/* The lock is taken before it has its name, so that nobody takes it for one that was left. */
static int make_lock(const char *path) {
  strbuf young = STRBUF_INIT, lock = STRBUF_INIT;
  strbuf_addf(&young, "%s/" LOCK ".new", path);
  strbuf_addf(&lock, "%s/" LOCK, path);
  int fd = young.failed || lock.failed
               ? -1
               : open(strbuf_str(&young), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd >= 0 &&
      (flock(fd, LOCK_EX | LOCK_NB) != 0 || rename(strbuf_str(&young), strbuf_str(&lock)) != 0)) {
    close(fd);
    fd = -1;
  }
  strbuf_free(&young);
  strbuf_free(&lock);
  return fd;
}

bool scratch_begin(scratch_space *s, strbuf *why) {
  const char *base = getenv("TMPDIR");
  if (!base || !*base) base = "/tmp";
  *s = (scratch_space){.lock = -1};
  sweep(base);
  if (asprintf(&s->path, "%s/" PREFIX "XXXXXX", base) < 0) s->path = NULL;
  if (s->path && mkdtemp(s->path)) {
    s->lock = make_lock(s->path);
    if (s->lock >= 0) return true;
    strbuf_addf(why, "cannot lock '%s': %s", s->path, strerror(errno));
    scratch_end(s);
    return false;
  }
  strbuf_addf(why, "cannot make a folder in '%s': %s", base, strerror(errno));
  free(s->path); /* it is not ours to remove */
  s->path = NULL;
  return false;
}

void scratch_end(scratch_space *s) {
  if (s->path) remove_all(s->path);
  if (s->path && s->lock >= 0) close(s->lock);
  free(s->path);
  *s = (scratch_space){.lock = -1};
}

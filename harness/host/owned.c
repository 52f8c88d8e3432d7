/* SPDX-License-Identifier: Apache-2.0 */
#include "owned.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "harness/data/input.h"

enum { CHUNK = 1 << 16 };

static const char *kind_of(mode_t mode) {
  if (S_ISDIR(mode)) return "a folder";
  if (S_ISFIFO(mode)) return "a FIFO";
  if (S_ISLNK(mode)) return "a symbolic link";
  if (S_ISSOCK(mode)) return "a socket";
  return "a device";
}

static owned_state wrong_kind(mode_t mode, strbuf *why) {
  strbuf_addf(why, "is %s, not a regular file", kind_of(mode));
  return OWNED_WRONG;
}

static owned_state not_opened(const char *path, strbuf *why) {
  int error = errno;
  struct stat st;
  if (lstat(path, &st) == 0 && !S_ISREG(st.st_mode)) return wrong_kind(st.st_mode, why);
  strbuf_addf(why, "cannot be opened: %s", strerror(error));
  return error == ENOENT || error == ENOTDIR ? OWNED_MISSING : OWNED_FAILED;
}

/* To the end, wherever that is by now. */
static owned_state read_open(int fd, uint64_t most, strbuf *out, strbuf *why) {
  size_t before = out->len;
  for (;;) {
    if (!strbuf_reserve(out, CHUNK)) {
      strbuf_adds(why, "cannot be read: out of memory");
      return OWNED_FAILED;
    }
    ssize_t n = read(fd, out->bytes + out->len, CHUNK);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      strbuf_addf(why, "cannot be read: %s", strerror(errno));
      return OWNED_FAILED;
    }
    if (n == 0) return OWNED_READ;
    out->len += (size_t)n;
    out->bytes[out->len] = '\0';
    if (out->len - before <= most) continue;
    strbuf_addf(why, "is larger than %llu bytes", (unsigned long long)most);
    return OWNED_WRONG;
  }
}

owned_state owned_read(const char *path, uint64_t most, strbuf *out, strbuf *why) {
  struct stat st;
  if (!most || most > LIMIT_INPUT_BYTES) most = LIMIT_INPUT_BYTES;
  int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (fd < 0) return not_opened(path, why);
  owned_state state = OWNED_FAILED;
  if (fstat(fd, &st) != 0)
    strbuf_addf(why, "cannot be read: %s", strerror(errno));
  else if (!S_ISREG(st.st_mode))
    state = wrong_kind(st.st_mode, why);
  else
    state = read_open(fd, most, out, why);
  close(fd);
  return state;
}

bool owned_write(const char *path, const void *bytes, size_t n, strbuf *why) {
  if (unlink(path) != 0 && errno != ENOENT) owned_remove(path);
  int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0666);
  bool ok = fd >= 0 && output_all(fd, bytes, n);
  int error = errno;
  if (fd >= 0 && close(fd) != 0 && ok) {
    ok = false;
    error = errno;
  }
  if (!ok) strbuf_addf(why, "cannot write '%s': %s", path, strerror(error));
  return ok;
}

/* --- Removing ---
 *
 * Names are relative to a descriptor, so that no path is too long, and two descriptors do for any
 * depth: what a folder holds that is not empty moves up to the top first. */

typedef struct removal {
  int top;
  unsigned long moved; /* folders that got a new name */
} removal;

static int open_folder(int at, const char *name) {
  return openat(at, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
}

static bool is_dots(const char *name) { return strcmp(name, ".") == 0 || strcmp(name, "..") == 0; }

/* Out of `from`: gone, or moved to the top. */
static bool clear_one(removal *r, int from, const char *name) {
  if (unlinkat(from, name, 0) == 0 || unlinkat(from, name, AT_REMOVEDIR) == 0) return true;
  fchmodat(from, name, 0700, 0); /* one that may not be written cannot be moved either */
  if (unlinkat(from, name, AT_REMOVEDIR) == 0) return true;
  for (int i = 0; i < 1000; i++) {
    char other[32];
    snprintf(other, sizeof other, "removed-%lu", r->moved++);
    if (renameat(from, name, r->top, other) == 0) return true;
    if (errno != EEXIST && errno != ENOTEMPTY && errno != ENOTDIR) return false;
  }
  return false;
}

/* Empties a folder; takes over its descriptor. */
static bool clear_folder(removal *r, int fd) {
  DIR *d = fd >= 0 ? fdopendir(fd) : NULL;
  if (!d) {
    if (fd >= 0) close(fd);
    return false;
  }
  bool ok = true;
  for (struct dirent *e; (e = readdir(d));)
    if (!is_dots(e->d_name)) ok &= clear_one(r, fd, e->d_name);
  closedir(d);
  return ok;
}

/* One pass over the top. `*left`: there are folders yet, those that moved up meanwhile too. */
static bool clear_top(removal *r, bool *left) {
  int copy = open_folder(r->top, ".");
  DIR *d = copy >= 0 ? fdopendir(copy) : NULL;
  if (!d) {
    if (copy >= 0) close(copy);
    return false;
  }
  bool ok = true;
  *left = false;
  for (struct dirent *e; (e = readdir(d));) {
    if (is_dots(e->d_name)) continue;
    *left = true;
    if (unlinkat(r->top, e->d_name, 0) == 0) continue;
    fchmodat(r->top, e->d_name, 0700, 0);
    ok &= clear_folder(r, open_folder(r->top, e->d_name)) &&
          unlinkat(r->top, e->d_name, AT_REMOVEDIR) == 0;
  }
  closedir(d);
  return ok;
}

bool owned_remove(const char *folder) {
  if (rmdir(folder) == 0 || errno == ENOENT) return true;
  chmod(folder, 0700);
  removal r = {.top = open_folder(AT_FDCWD, folder)};
  if (r.top < 0) return false;
  bool left = true;
  while (left)
    if (!clear_top(&r, &left)) break;
  close(r.top);
  return rmdir(folder) == 0;
}

/* SPDX-License-Identifier: Apache-2.0 */
#include "input.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/auto_free.h"
#include "base/limits.h"
#include "base/os/machine.h"
#include "base/os/memory.h"

/* Below SMALL, a mapping costs more than a copy. */
enum { CHUNK = 1 << 16, SMALL = 1 << 14 };

static bool read_all(input *in, int fd, size_t chunk, strbuf *why) {
  for (;;) {
    if (!strbuf_reserve(&in->read, chunk))
      return strbuf_refuse(why, "cannot read '%s': out of memory", in->name);
    ssize_t n = read(fd, in->read.bytes + in->read.len, chunk);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return strbuf_refuse(why, "cannot read '%s': %s", in->name, strerror(errno));
    if (n == 0) break;
    in->read.len += (size_t)n;
    in->read.bytes[in->read.len] = '\0';
    if (in->read.len > LIMIT_INPUT_BYTES)
      return strbuf_refuse(why, "cannot read '%s': more than input_bytes", in->name);
  }
  in->bytes = strbuf_str(&in->read);
  in->size = in->read.len;
  return true;
}

bool input_open(input *in, const char *path, strbuf *why) {
  *in = (input){.name = path, .read = STRBUF_INIT};
  bool std = !path || strcmp(path, "-") == 0;
  if (std) in->name = "<stdin>";
  int fd = std ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return strbuf_refuse(why, "cannot open input file '%s': %s", path, strerror(errno));
  struct stat st;
  bool ok;
  if (fstat(fd, &st) == 0 && S_ISDIR(st.st_mode)) {
    strbuf_addf(why, "cannot open input file '%s': %s", in->name, strerror(EISDIR));
    ok = false;
  } else if (!std && S_ISREG(st.st_mode) && st.st_size > 0 && st.st_size < SMALL) {
    ok = read_all(in, fd, (size_t)st.st_size + 1, why);
  } else if (!std && S_ISREG(st.st_mode) && st.st_size > 0) {
    ok = (uint64_t)st.st_size <= LIMIT_INPUT_BYTES;
    if (!ok) strbuf_addf(why, "cannot read '%s': more than input_bytes", in->name);
    if (ok) in->mapping = os_map_file(fd, (size_t)st.st_size);
    if (ok && in->mapping) {
      in->bytes = in->mapping;
      in->size = (size_t)st.st_size;
    } else if (ok) {
      ok = read_all(in, fd, CHUNK, why);
    }
  } else {
    ok = read_all(in, fd, CHUNK, why);
  }
  if (!std) close(fd);
  if (!ok) input_close(in);
  return ok;
}

void input_close(input *in) {
  if (in->mapping) os_unmap(in->mapping, in->size);
  strbuf_free(&in->read);
  *in = (input){.read = STRBUF_INIT};
}

static bool is_standard(const char *path) { return !path || strcmp(path, "-") == 0; }

bool output_open(output *o, const char *path) {
  struct stat st;
  *o = (output){.path = path, .fd = STDOUT_FILENO};
  if (is_standard(path)) return true;
  o->fd = -1;
  if (stat(path, &st) != 0 || S_ISREG(st.st_mode))
    strbuf_addf(&o->beside, "%s.%ld.part", path, (long)getpid());
  if (o->beside.failed)
    errno = ENOMEM;
  else
    o->fd = open(o->beside.len ? strbuf_str(&o->beside) : path,
                 O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  if (o->fd >= 0 && o->beside.len) os_lock(o->fd); /* output_sweep leaves it alone */
  if (o->fd < 0) o->error = errno;
  return o->fd >= 0;
}

bool output_all(int fd, const void *bytes, size_t n) {
  for (const char *at = bytes; n > 0;) {
    ssize_t w = write(fd, at, n);
    if (w < 0 && errno == EINTR) continue;
    if (w < 0) return false;
    at += w;
    n -= (size_t)w;
  }
  return true;
}

bool output_put(output *o, const void *bytes, size_t n) {
  if (!o->error && !output_all(o->fd, bytes, n)) o->error = errno;
  return o->error == 0;
}

bool output_close(output *o, bool keep, strbuf *why) {
  const char *beside = o->beside.len ? strbuf_str(&o->beside) : NULL;
  bool was_open = o->fd >= 0, standard = is_standard(o->path);
  if (was_open && !standard && close(o->fd) != 0 && !o->error) o->error = errno;
  if (beside && keep && !o->error && rename(beside, o->path) != 0) o->error = errno;
  if (beside && was_open && (!keep || o->error)) unlink(beside);
  if (o->error && standard)
    strbuf_addf(why, "cannot write standard output: %s", strerror(o->error));
  else if (o->error)
    strbuf_addf(why, "cannot %s output file '%s': %s", was_open ? "write" : "open", o->path,
                strerror(o->error));
  bool ok = o->error == 0;
  strbuf_free(&o->beside);
  *o = (output){.fd = -1};
  return ok;
}

bool output_write(const char *path, const void *bytes, size_t n, strbuf *why) {
  output o;
  if (output_open(&o, path)) output_put(&o, bytes, n);
  return output_close(&o, true, why);
}

/* "name.123.part", which no process is writing: the lock ends with its writer. A number tells less,
 * because another process may have it by now. */
static bool left_behind(const char *folder, const char *name, strbuf *path) {
  size_t n = strlen(name), tail = strlen(".part");
  if (n <= tail || strcmp(name + n - tail, ".part") != 0) return false;
  size_t at = n - tail;
  while (at > 0 && name[at - 1] >= '0' && name[at - 1] <= '9') at--;
  if (at < 2 || at == n - tail || name[at - 1] != '.') return false;
  strbuf_addf(path, "%s/%s", folder, name);
  int fd = open(strbuf_str(path), O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  bool left = fd >= 0 && !path->failed && os_lock(fd);
  if (fd >= 0) close(fd);
  return left;
}

void output_sweep(const char *folder) {
  DIR *d = opendir(folder);
  struct dirent *e;
  while (d && (e = readdir(d))) {
    strbuf_auto path = STRBUF_INIT;
    if (left_behind(folder, e->d_name, &path)) unlink(strbuf_str(&path));
  }
  if (d) closedir(d);
}

bool output_folder(const char *path, strbuf *why) {
  auto_free char *copy = strdup(path);
  if (!copy) return strbuf_refuse(why, "out of memory");
  bool ok = true;
  for (char *p = copy + 1; ok && *p; p++) {
    if (*p != '/') continue;
    *p = '\0';
    ok = mkdir(copy, 0777) == 0 || errno == EEXIST;
    *p = '/';
  }
  ok = ok && (mkdir(copy, 0777) == 0 || errno == EEXIST);
  if (!ok) strbuf_addf(why, "cannot make folder '%s': %s", path, strerror(errno));
  return ok;
}

char *tool_folder(void) {
  char *path = os_program_path(), *slash = path ? strrchr(path, '/') : NULL;
  if (slash) {
    slash[slash == path] = '\0';
    return path;
  }
  free(path);
  return strdup(".");
}

static bool is_folder(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && S_ISDIR(st.st_mode);
}

char *suite_folder(const char *what, const char *given) {
  char variable[32] = "HLO_CTS_";
  size_t at = strlen(variable);
  for (const char *p = what; *p && at + 1 < sizeof variable; p++)
    variable[at++] = (char)(*p - 'a' + 'A');
  variable[at] = '\0';
  const char *named = given ? given : getenv(variable);
  if (named && *named) return strdup(named);
  auto_free char *exe = os_program_path();
  size_t n = exe ? strlen(exe) : 0;
  for (int up = 0; n > 0 && up < 6; up++) {
    while (n > 0 && exe[--n] != '/') continue;
    exe[n] = '\0';
    for (int installed = 1; installed >= 0; installed--) {
      strbuf path = STRBUF_INIT;
      strbuf_addf(&path, "%s%s/%s", exe, installed ? "/share/hlo-cts" : "", what);
      if (is_folder(strbuf_str(&path))) return path.bytes;
      strbuf_free(&path);
    }
  }
  return strdup(what);
}

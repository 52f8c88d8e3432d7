#include "input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"

static bool read_all(input *in, int fd, strbuf *why) {
  for (;;) {
    if (!strbuf_reserve(&in->read, 65536)) {
      strbuf_addf(why, "cannot read '%s': out of memory", in->name);
      return false;
    }
    ssize_t n = read(fd, in->read.bytes + in->read.len, 65536);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) {
      strbuf_addf(why, "cannot read '%s': %s", in->name, strerror(errno));
      return false;
    }
    if (n == 0) break;
    in->read.len += (size_t)n;
    in->read.bytes[in->read.len] = '\0';
    if (in->read.len > LIMIT_INPUT_BYTES) {
      strbuf_addf(why, "cannot read '%s': more than input_bytes", in->name);
      return false;
    }
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
  if (fd < 0) {
    strbuf_addf(why, "cannot open input file '%s': %s", path, strerror(errno));
    return false;
  }
  struct stat st;
  bool ok;
  if (fstat(fd, &st) == 0 && S_ISDIR(st.st_mode)) {
    strbuf_addf(why, "cannot open input file '%s': %s", in->name, strerror(EISDIR));
    ok = false;
  } else if (!std && S_ISREG(st.st_mode) && st.st_size > 0) {
    ok = (uint64_t)st.st_size <= LIMIT_INPUT_BYTES;
    if (!ok) strbuf_addf(why, "cannot read '%s': more than input_bytes", in->name);
    if (ok) in->mapping = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (in->mapping == MAP_FAILED) in->mapping = NULL;
    if (ok && in->mapping) {
      in->bytes = in->mapping;
      in->size = (size_t)st.st_size;
    } else if (ok) {
      ok = read_all(in, fd, why);
    }
  } else {
    ok = read_all(in, fd, why);
  }
  if (!std) close(fd);
  if (!ok) input_close(in);
  return ok;
}

void input_close(input *in) {
  if (in->mapping) munmap(in->mapping, in->size);
  strbuf_free(&in->read);
  *in = (input){.read = STRBUF_INIT};
}

static bool write_all(int fd, const char *bytes, size_t n) {
  while (n > 0) {
    ssize_t w = write(fd, bytes, n);
    if (w < 0 && errno == EINTR) continue;
    if (w < 0) return false;
    bytes += w;
    n -= (size_t)w;
  }
  return true;
}

bool output_write(const char *path, const void *bytes, size_t n, strbuf *why) {
  if (!path || strcmp(path, "-") == 0) {
    if (write_all(STDOUT_FILENO, bytes, n)) return true;
    strbuf_addf(why, "cannot write standard output: %s", strerror(errno));
    return false;
  }
  struct stat st;
  bool beside = stat(path, &st) != 0 || S_ISREG(st.st_mode); /* else a device or a pipe */
  strbuf temporary = STRBUF_INIT;
  strbuf_adds(&temporary, path);
  if (beside) strbuf_addf(&temporary, ".%ld.part", (long)getpid());
  int fd = -1;
  if (!temporary.failed)
    fd = open(strbuf_str(&temporary), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
  bool ok = fd >= 0 && write_all(fd, bytes, n);
  if (fd >= 0 && close(fd) != 0) ok = false;
  if (ok && beside) ok = rename(strbuf_str(&temporary), path) == 0;
  if (!ok) {
    strbuf_addf(why, "cannot open output file '%s': %s", path, strerror(errno));
    if (beside && fd >= 0) unlink(strbuf_str(&temporary));
  }
  strbuf_free(&temporary);
  return ok;
}

bool output_folder(const char *path, strbuf *why) {
  char *copy = strdup(path);
  if (!copy) {
    strbuf_adds(why, "out of memory");
    return false;
  }
  bool ok = true;
  for (char *p = copy + 1; ok && *p; p++) {
    if (*p != '/') continue;
    *p = '\0';
    ok = mkdir(copy, 0777) == 0 || errno == EEXIST;
    *p = '/';
  }
  ok = ok && (mkdir(copy, 0777) == 0 || errno == EEXIST);
  if (!ok) strbuf_addf(why, "cannot make folder '%s': %s", path, strerror(errno));
  free(copy);
  return ok;
}

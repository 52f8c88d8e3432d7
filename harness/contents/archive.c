/* SPDX-License-Identifier: Apache-2.0 */
/* Reads zip, tar, and files compressed by gzip, xz, zstd or bzip2, with libarchive. */
#include <archive.h>
#include <archive_entry.h>
#include <string.h>

#include "bytecode/bytecode.h"
#include "internal.h"

/* PKWARE's APPNOTE, RFC 1952, RFC 8878, the xz and bzip2 formats; POSIX, ustar. */
static bool looks_packed(const char *bytes, size_t n) {
  static const struct {
    const char *begins;
    size_t n, at;
  } kinds[] = {{"PK\x03\x04", 4, 0},  {"\x1f\x8b", 2, 0}, {"\x28\xb5\x2f\xfd", 4, 0},
               {"\xfd\x37zXZ", 5, 0}, {"BZh", 3, 0},      {"ustar", 5, 257}};
  for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
    if (n >= kinds[i].at + kinds[i].n &&
        memcmp(bytes + kinds[i].at, kinds[i].begins, kinds[i].n) == 0)
      return true;
  return false;
}

typedef struct member {
  const char *name;
  strbuf held;
  size_t done, wanted; /* of what is held: bytes that were searched, and what the search needs */
  uint64_t dropped;    /* bytes before what is held */
} member;

/* Whether what was read so far stays in memory, until the end is there. */
static bool is_held(const contents *x, const member *m) {
  return m->held.len <= (x->held ? x->held : CONTENTS_HELD) || x->other ||
         bc_is_bytecode(m->held.bytes, m->held.len) || looks_packed(m->held.bytes, m->held.len);
}

/* Looks into what was read, and drops what is done with. */
static bool search(contents *x, member *m, bool last) {
  size_t n = m->held.len - m->done;
  if (n < m->wanted && !last) return true;
  piece p = {.x = x, .bytes = m->held.bytes + m->done, .n = n, .last = last};
  p.offset = m->dropped + m->done;
  m->done += piece_inside(&p, m->name);
  m->wanted = p.wanted;
  if (m->done > m->held.len / 2) {
    m->held.len -= m->done;
    m->dropped += m->done;
    memmove(m->held.bytes, m->held.bytes + m->done, m->held.len);
    m->done = 0;
  }
  return !p.failed;
}

static bool read_member(contents *x, struct archive *a, member *m) {
  strbuf *held = &m->held;
  for (bool streamed = false;;) {
    enum { PIECE = 1 << 16 };
    if (!strbuf_reserve(held, PIECE + 1)) return damaged(x, "archive", "out of memory");
    la_ssize_t n = archive_read_data(a, held->bytes + held->len, PIECE);
    if (n < 0) return damaged(x, "archive", archive_error_string(a));
    if (!count_bytes(x, (uint64_t)n)) return false;
    held->len += (size_t)n;
    held->bytes[held->len] = '\0';
    streamed = streamed || !is_held(x, m);
    if (streamed && !search(x, m, n == 0)) return false;
    if (n == 0) return streamed || inside(x, m->name, held->bytes, held->len);
    if (x->stopped) return true;
  }
}

static bool read_entries(contents *x, struct archive *a, bool raw) {
  struct archive_entry *entry;
  bool ok = true;
  while (ok && !x->stopped) {
    int status = archive_read_next_header(a, &entry);
    if (status == ARCHIVE_EOF) return true;
    if (status < ARCHIVE_WARN) return damaged(x, "archive", archive_error_string(a));
    if (!raw && archive_entry_filetype(entry) != AE_IFREG) continue;
    const char *name = archive_entry_pathname(entry);
    member m = {.name = raw || !name ? "unpacked" : name};
    ok = count_file(x) && read_member(x, a, &m);
    strbuf_free(&m.held);
  }
  return ok;
}

/* With `raw`, a file that was made smaller alone; without, an archive. */
static bool open_archive(struct archive *a, const char *bytes, size_t n, bool raw) {
  archive_read_support_filter_gzip(a);
  archive_read_support_filter_xz(a);
  archive_read_support_filter_zstd(a);
  archive_read_support_filter_bzip2(a);
  if (raw) {
    archive_read_support_format_raw(a);
  } else {
    archive_read_support_format_tar(a);
    archive_read_support_format_zip_seekable(a);
  }
  return archive_read_open_memory(a, bytes, n) == ARCHIVE_OK;
}

/* Whether the first header of an archive can be read. */
static bool begins(const char *bytes, size_t n, bool raw) {
  struct archive *a = archive_read_new();
  struct archive_entry *entry;
  bool is = a && open_archive(a, bytes, n, raw);
  int status = is ? archive_read_next_header(a, &entry) : ARCHIVE_FATAL;
  is = status == ARCHIVE_OK || status == ARCHIVE_WARN;
  archive_read_free(a);
  return is;
}

bool archive_contents(contents *x, const char *bytes, size_t n, bool *is) {
  *is = looks_packed(bytes, n);
  if (!*is) return true;
  bool raw = !begins(bytes, n, false);
  struct archive *a = archive_read_new();
  if (!a) return damaged(x, "archive", "out of memory");
  bool ok = open_archive(a, bytes, n, raw) ? read_entries(x, a, raw)
                                           : damaged(x, "archive", archive_error_string(a));
  archive_read_free(a);
  return ok;
}

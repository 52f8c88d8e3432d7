/* Reads zip, tar, and files compressed by gzip, xz, zstd or bzip2, with libarchive. */
#include <archive.h>
#include <archive_entry.h>
#include <string.h>

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

static bool read_file(contents *x, struct archive *a, strbuf *out) {
  for (;;) {
    enum { PIECE = 1 << 16 };
    if (!strbuf_reserve(out, PIECE + 1)) return damaged(x, "archive", "out of memory");
    la_ssize_t n = archive_read_data(a, out->bytes + out->len, PIECE);
    if (n < 0) return damaged(x, "archive", archive_error_string(a));
    if (n == 0) return true;
    if (!count_bytes(x, (uint64_t)n)) return false;
    out->len += (size_t)n;
    out->bytes[out->len] = '\0';
  }
}

static bool read_entries(contents *x, struct archive *a, bool raw) {
  struct archive_entry *entry;
  while (!x->stopped) {
    strbuf_auto bytes = STRBUF_INIT;
    int status = archive_read_next_header(a, &entry);
    if (status == ARCHIVE_EOF) return true;
    if (status < ARCHIVE_WARN) return damaged(x, "archive", archive_error_string(a));
    if (!raw && archive_entry_filetype(entry) != AE_IFREG) continue;
    const char *name = archive_entry_pathname(entry);
    if (!count_file(x) || !read_file(x, a, &bytes)) return false;
    if (!inside(x, raw || !name ? "unpacked" : name, bytes.bytes, bytes.len)) return false;
  }
  return true;
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

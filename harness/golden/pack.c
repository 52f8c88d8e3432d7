/* SPDX-License-Identifier: Apache-2.0 */
#include "pack.h"

#include <archive.h>
#include <archive_entry.h>
#include <stdlib.h>
#include <string.h>

#include "base/vec.h"

/* --- Reading --- */

/* Names and bytes while they are read: places in `memory`, which moves as it grows. */
typedef struct place {
  size_t name, bytes, size;
} place;

typedef struct unpacking {
  struct archive *archive;
  strbuf memory, *why;
  place *places;
  size_t count, room;
} unpacking;

static bool fails(unpacking *u, const char *what) { return strbuf_refuse(u->why, "%s", what); }

/* Tells the error of libarchive or, if it has no words for it, `otherwise`. */
static bool archive_fails(struct archive *a, const char *otherwise, strbuf *why) {
  const char *message = a ? archive_error_string(a) : NULL;
  strbuf_adds(why, message ? message : otherwise);
  return false;
}

static bool add_place(unpacking *u, place p) {
  if (!vec_room(&u->places, u->count, &u->room, sizeof p)) return fails(u, "out of memory");
  u->places[u->count++] = p;
  return true;
}

static bool read_entry(unpacking *u, struct archive_entry *entry) {
  const char *name = archive_entry_pathname(entry);
  if (!name || !*name || archive_entry_filetype(entry) != AE_IFREG)
    return fails(u, "an entry is not a plain file");
  if (u->count == PACK_FILES_MAX) return fails(u, "more files than pack_files allows");
  if (!archive_entry_size_is_set(entry) || archive_entry_size(entry) < 0 ||
      archive_entry_size(entry) > PACK_FILE_BYTES_MAX)
    return fails(u, "a file is larger than pack_file_bytes allows");
  place p = {.name = u->memory.len, .size = (size_t)archive_entry_size(entry)};
  strbuf_add(&u->memory, name, strlen(name) + 1);
  p.bytes = u->memory.len;
  if (p.bytes + p.size > PACK_BYTES_MAX)
    return fails(u, "the files are larger than pack_bytes allows");
  if (!strbuf_reserve(&u->memory, p.size + 1)) return fails(u, "out of memory");
  la_ssize_t n = p.size ? archive_read_data(u->archive, u->memory.bytes + p.bytes, p.size) : 0;
  if (n < 0) return archive_fails(u->archive, "a file is cut off", u->why);
  if ((size_t)n != p.size) return fails(u, "a file is cut off");
  u->memory.len += p.size;
  strbuf_addc(&u->memory, '\0');
  return add_place(u, p);
}

static bool read_entries(unpacking *u) {
  struct archive_entry *entry;
  for (;;) {
    int status = archive_read_next_header(u->archive, &entry);
    if (status == ARCHIVE_EOF) return u->memory.failed ? fails(u, "out of memory") : true;
    if (status != ARCHIVE_OK) return archive_fails(u->archive, "the archive is damaged", u->why);
    if (!read_entry(u, entry)) return false;
  }
}

static int by_name(const void *a, const void *b) {
  const pack_file *x = a, *y = b;
  return strcmp(x->name, y->name);
}

static bool take_files(unpacking *u, file_pack *p) {
  p->files = calloc(u->count ? u->count : 1, sizeof *p->files);
  if (!p->files) return fails(u, "out of memory");
  p->memory = u->memory.bytes;
  u->memory = (strbuf)STRBUF_INIT;
  p->count = u->count;
  for (size_t i = 0; i < p->count; i++)
    p->files[i] = (pack_file){p->memory + u->places[i].name, p->memory + u->places[i].bytes,
                              u->places[i].size};
  qsort(p->files, p->count, sizeof *p->files, by_name);
  for (size_t i = 1; i < p->count; i++)
    if (strcmp(p->files[i - 1].name, p->files[i].name) == 0)
      return fails(u, "two files have the same name");
  return true;
}

bool pack_read(file_pack *p, const void *bytes, size_t n, strbuf *why) {
  *p = (file_pack){0};
  unpacking u = {.archive = archive_read_new(), .memory = STRBUF_INIT, .why = why};
  if (!u.archive) return fails(&u, "out of memory");
  archive_read_support_filter_gzip(u.archive);
  archive_read_support_format_tar(u.archive);
  bool ok = archive_read_open_memory(u.archive, bytes, n) == ARCHIVE_OK ||
            archive_fails(u.archive, "not a .tar.gz", why);
  ok = ok && read_entries(&u) && take_files(&u, p);
  archive_read_free(u.archive);
  strbuf_free(&u.memory);
  free(u.places);
  return ok;
}

void pack_free(file_pack *p) {
  free(p->files);
  free(p->memory);
  *p = (file_pack){0};
}

const pack_file *pack_find(const file_pack *p, const char *name) {
  pack_file key = {.name = name};
  return p->count ? bsearch(&key, p->files, p->count, sizeof *p->files, by_name) : NULL;
}

/* --- Writing --- */

static la_ssize_t append(struct archive *a, void *user, const void *bytes, size_t n) {
  (void)a;
  strbuf *out = user;
  strbuf_add(out, bytes, n);
  return out->failed ? -1 : (la_ssize_t)n;
}

static bool write_file(struct archive *a, struct archive_entry *entry, const pack_file *f) {
  archive_entry_clear(entry);
  archive_entry_set_pathname(entry, f->name);
  archive_entry_set_filetype(entry, AE_IFREG);
  archive_entry_set_perm(entry, 0644);
  archive_entry_set_mtime(entry, 0, 0);
  archive_entry_set_size(entry, (la_int64_t)f->size);
  if (archive_write_header(a, entry) != ARCHIVE_OK) return false;
  return !f->size || archive_write_data(a, f->bytes, f->size) == (la_ssize_t)f->size;
}

bool pack_write(const pack_file *files, size_t count, strbuf *out, strbuf *why) {
  struct archive *a = archive_write_new();
  struct archive_entry *entry = archive_entry_new();
  bool ok =
      a && entry && archive_write_add_filter_gzip(a) == ARCHIVE_OK &&
      archive_write_set_format_ustar(a) == ARCHIVE_OK &&
      archive_write_set_options(a, "gzip:!timestamp,gzip:compression-level=9") == ARCHIVE_OK &&
      archive_write_set_bytes_in_last_block(a, 1) == ARCHIVE_OK &&
      archive_write_open(a, out, NULL, append, NULL) == ARCHIVE_OK;
  for (size_t i = 0; ok && i < count; i++) ok = write_file(a, entry, &files[i]);
  ok = ok && archive_write_close(a) == ARCHIVE_OK && !out->failed;
  if (!ok) archive_fails(a, "out of memory", why);
  if (entry) archive_entry_free(entry);
  if (a) archive_write_free(a);
  return ok;
}

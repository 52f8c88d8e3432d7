/* SPDX-License-Identifier: Apache-2.0 */
/* Additions to the golden bytes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/vec.h"
#include "bytecode/bytecode.h"
#include "golden.h"
#include "harness/data/input.h"

struct golden_writer {
  const char *tool, *date;
  strbuf manifest;
  const char *id; /* of the case that was named last */
  size_t cases;
  pack_file *files;
  size_t count, room;
};

golden_writer *golden_writer_new(const char *tool, const char *date) {
  golden_writer *w = calloc(1, sizeof *w);
  if (!w) return NULL;
  w->tool = tool;
  w->date = date;
  strbuf_adds(&w->manifest,
              "# case\tcase\tgeneration\tsha256 of the program\twriter\tdate\treason\n"
              "# \trelease\tbytecode version\tsha256 of the bytes\n");
  return w;
}

void golden_writer_free(golden_writer *w) {
  if (!w) return;
  for (size_t i = 0; i < w->count; i++) {
    free((char *)w->files[i].name);
    free((char *)w->files[i].bytes);
  }
  free(w->files);
  strbuf_free(&w->manifest);
  free(w);
}

bool golden_writer_case(golden_writer *w, const char *id, unsigned generation, const char *program,
                        const char *reason) {
  strbuf_addf(&w->manifest, "%s\t%s\t%u\t%s\t%s\t%s\t", program ? "case" : "retired", id,
              generation, program ? program : "-", w->tool, w->date);
  for (const char *p = reason; *p; p++) strbuf_addc(&w->manifest, *p < ' ' && *p > 0 ? ' ' : *p);
  strbuf_adds(&w->manifest, "\n");
  w->id = id;
  w->cases++;
  return !w->manifest.failed;
}

bool golden_writer_bytes(golden_writer *w, vs_version release, const void *bytes, size_t n) {
  bc_header header;
  char version[32], hash[SHA256_TEXT];
  strbuf name = STRBUF_INIT;
  if (!bc_read_header(bytes, n, &header, NULL)) return false;
  if (!vec_room(&w->files, w->count, &w->room, sizeof *w->files)) return false;
  char *copy = malloc(n ? n : 1);
  strbuf_addf(&name, "%s/%s.mlirbc", vs_format(release, version), w->id);
  if (!copy || name.failed) {
    free(copy);
    strbuf_free(&name);
    return false;
  }
  memcpy(copy, bytes, n);
  w->files[w->count++] = (pack_file){name.bytes, copy, n};
  sha256_text(bytes, n, hash);
  strbuf_addf(&w->manifest, "\t%s\t%u\t%s\n", version, (unsigned)header.version, hash);
  return !w->manifest.failed;
}

/* Appends a line to MANIFEST, which is written anew as a whole. */
static bool append_line(const char *folder, const char *line, strbuf *why) {
  strbuf_auto path = STRBUF_INIT, all = STRBUF_INIT;
  input in;
  strbuf_addf(&path, "%s/MANIFEST", folder);
  bool ok = true;
  if (access(strbuf_str(&path), F_OK) == 0) {
    ok = input_open(&in, strbuf_str(&path), why);
    if (ok) {
      strbuf_add(&all, in.bytes, in.size);
      input_close(&in);
    }
  }
  if (ok && !all.len) strbuf_adds(&all, "# addition\tsha256 of its manifest\tsha256 of its pack\n");
  strbuf_adds(&all, line);
  ok = ok && !all.failed && output_write(strbuf_str(&path), all.bytes, all.len, why);
  if (all.failed) strbuf_adds(why, "out of memory");
  return ok;
}

static bool put(const char *folder, const char *stem, const char *ending, const strbuf *bytes,
                strbuf *why) {
  strbuf_auto path = STRBUF_INIT;
  strbuf_addf(&path, "%s/%s%s", folder, stem, ending);
  return output_write(strbuf_str(&path), bytes->bytes, bytes->len, why);
}

/* "20261122" of "2026-11-22". */
static void add_day(const char *date, strbuf *out) {
  for (; *date; date++)
    if (*date >= '0' && *date <= '9') strbuf_addc(out, *date);
}

bool golden_writer_save(golden_writer *w, const char *folder, strbuf *why) {
  if (!w->cases) return true;
  char manifest_hash[SHA256_TEXT], pack_hash[SHA256_TEXT] = "-";
  strbuf_auto bytes = STRBUF_INIT, stem = STRBUF_INIT, line = STRBUF_INIT, packs = STRBUF_INIT;
  sha256_text(w->manifest.bytes, w->manifest.len, manifest_hash);
  strbuf_adds(&stem, "packs/");
  add_day(w->date, &stem);
  strbuf_addf(&stem, "-%.8s", manifest_hash);
  strbuf_addf(&packs, "%s/packs", folder);
  bool ok = output_folder(strbuf_str(&packs), why);
  if (ok && w->count) {
    ok = pack_write(w->files, w->count, &bytes, why);
    if (ok) sha256_text(bytes.bytes, bytes.len, pack_hash);
    ok = ok && put(folder, strbuf_str(&stem), ".tar.gz", &bytes, why);
  }
  strbuf_addf(&line, "%s\t%s\t%s\n", strbuf_str(&stem), manifest_hash, pack_hash);
  ok = ok && put(folder, strbuf_str(&stem), ".manifest", &w->manifest, why) &&
       append_line(folder, strbuf_str(&line), why);
  return ok;
}

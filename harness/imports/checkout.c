/* SPDX-License-Identifier: Apache-2.0 */
/* The files of the checkout, and the release that they say. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "harness/data/input.h"
#include "internal.h"

bool import_unknown(import *im, diag_place place, const char *format, ...) {
  va_list args;
  va_start(args, format);
  diag_verror(im->sink, DIAG_IMPORT_UNKNOWN, place, format, args);
  va_end(args);
  return false;
}

/* Calls `read` with the bytes of a file of the checkout. */
static bool with_file(import *im, const char *name,
                      bool (*read)(import *im, const char *path, const char *bytes, size_t size,
                                   void *user),
                      void *user) {
  FREED_BY(input_close) input in = {0};
  strbuf_auto why = STRBUF_INIT;
  const char *path = arena_printf(im->memory, "%s/stablehlo/%s", im->folder, name);
  for (size_t i = 0; i < im->file_count; i++)
    if (strcmp(im->files[i].name, name) == 0)
      return read(im, path, im->files[i].bytes, im->files[i].size, user);
  if (im->files) strbuf_addf(&why, "no file '%s'", path);
  if (im->files || !input_open(&in, path, &why))
    return diag_error(im->sink, DIAG_IMPORT_FILE, (diag_place){0}, "%s", strbuf_str(&why));
  return read(im, path, in.bytes, in.size, user);
}

static bool read_tablegen(import *im, const char *path, const char *bytes, size_t size,
                          void *user) {
  (void)user;
  return tg_read(im->tablegen, path, bytes, size);
}

static bool read_cpp(import *im, const char *path, const char *bytes, size_t size, void *user) {
  return cpp_split(im, path, bytes, size, user);
}

bool import_has(const import *im, const char *name) {
  for (size_t i = 0; i < im->file_count; i++)
    if (strcmp(im->files[i].name, name) == 0) return true;
  return !im->files &&
         access(arena_printf(im->memory, "%s/stablehlo/%s", im->folder, name), R_OK) == 0;
}

bool import_cpp(import *im, const char *name, cpp_file *out) {
  return with_file(im, name, read_cpp, out);
}

/* `Version getCurrentVersion() { return Version(1, 20, 0); }` */
static bool read_release(import *im) {
  cpp_file f;
  if (!import_cpp(im, "dialect/Version.h", &f)) return false;
  size_t at = cpp_find(&f, 0, "getCurrentVersion ( ) { return Version (");
  unsigned number[3];
  for (size_t i = 0; i < 3; i++) {
    size_t word = at + 7 + 2 * i;
    if (word >= f.count || f.words[word].text[strspn(f.words[word].text, "0123456789")] ||
        (number[i] = (unsigned)atoi(f.words[word].text)) > 1023)
      return diag_error(im->sink, DIAG_IMPORT_FILE, cpp_place(&f, at),
                        "getCurrentVersion() does not return a Version of three numbers");
  }
  im->release = VS(number[0], number[1], 0);
  return true;
}

bool import_version(import *im, const tg_value *at, const char *text, vs_version *out) {
  if (!text) return import_unknown(im, tg_place(at), "a release is not a string");
  if (strcmp(text, "current") == 0) return *out = VS_FOREVER, true;
  return vs_parse_number(text, strlen(text), out) ||
         import_unknown(im, tg_place(at), "'%s' is no release", text);
}

import_op *import_find(import_ops *ops, const char *name) {
  for (size_t i = 0; i < ops->count; i++)
    if (strcmp(ops->items[i].row.def.name, name) == 0) return &ops->items[i];
  return NULL;
}

/* Reports a release that Version.h does not have yet: somebody forgot to raise it. */
static bool too_new(import *im, vs_version since, diag_place place, const char *name) {
  char theirs[32], current[32];
  if (since <= im->release) return false;
  import_unknown(im, place, "'%s' is of %s, but Version.h says %s", name, vs_format(since, theirs),
                 vs_format(im->release, current));
  return true;
}

static bool check_bounds(import *im) {
  bool ok = true;
  for (size_t i = 0; i < im->vhlo.count; i++)
    ok = !too_new(im, im->vhlo.items[i].row.since, im->vhlo.items[i].place,
                  im->vhlo.items[i].row.def.name) &&
         ok;
  const import_kinds *both[] = {&im->types, &im->attrs};
  for (size_t k = 0; k < 2; k++)
    for (size_t i = 0; i < both[k]->count; i++)
      ok = !too_new(im, both[k]->items[i].row.since, both[k]->items[i].place,
                    both[k]->items[i].row.def.mnemonic) &&
           ok;
  return ok;
}

bool import_read(import *im) {
  static const char *const files[] = {
      "dialect/Base.td",           "dialect/VhloBase.td",
      "dialect/VhloDialect.td",    "dialect/VhloTypes.td",
      "dialect/VhloEnums.td",      "dialect/VhloAttrs.td",
      "dialect/VhloOps.td",        "dialect/StablehloEnums.td",
      "dialect/StablehloAttrs.td", "dialect/StablehloTypes.td",
      "dialect/StablehloOps.td",   "transforms/VhloToVersionPatterns.td"};
  im->tablegen = tg_new(im->memory, im->sink);
  bool ok = read_release(im);
  for (size_t i = 0; ok && i < sizeof files / sizeof *files; i++)
    ok = with_file(im, files[i], read_tablegen, NULL);
  if (!ok) return false;
  /* From here on, what one part does not understand does not keep the others from being read. */
  ok = import_read_ops(im, "VHLO_Op", false, &im->vhlo) && ok;
  ok = import_read_ops(im, "StableHLO_Op", true, &im->stablehlo) && ok;
  ok = import_read_kinds(im) && ok;
  ok = import_read_codes(im) && ok;
  ok = import_read_rules(im) && ok;
  return check_bounds(im) && ok;
}

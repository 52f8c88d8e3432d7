/* SPDX-License-Identifier: Apache-2.0 */
/* Reads any bytes as files of the suite's folders: journals, corpus manifests, golden bytes
 * (MANIFEST, the manifest of an addition, a pack) or waivers. The first byte says which: j, c, g,
 * a, k, w. Any bytes are read, or refused with an error. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "harness/data/input.h"
#include "harness/golden/golden.h"
#include "harness/journal/journal.h"
#include "harness/journal/waivers.h"
#include "harness/reports/report.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char folder[64], below[80], packs[80];

static void remove_folder(void) {
  static const char *const names[] = {"journal", "MANIFEST", "waivers.yaml"};
  char path[160];
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, names[i]);
    unlink(path);
  }
  snprintf(path, sizeof path, "%s/cases.yaml", below);
  unlink(path);
  rmdir(below);
  snprintf(path, sizeof path, "%s/a.manifest", packs);
  unlink(path);
  rmdir(packs);
  rmdir(folder);
}

static bool make_folder(void) {
  if (*folder) return true;
  struct stat st;
  const char *base = stat("/dev/shm", &st) == 0 && S_ISDIR(st.st_mode) ? "/dev/shm" : "/tmp";
  snprintf(folder, sizeof folder, "%s/fuzz_folders-XXXXXX", base);
  if (!mkdtemp(folder)) return false;
  snprintf(below, sizeof below, "%s/f", folder);
  atexit(remove_folder);
  snprintf(packs, sizeof packs, "%s/packs", folder);
  return mkdir(below, 0700) == 0 && mkdir(packs, 0700) == 0;
}

/* Writes the file; the path stays until the next call. */
static const char *put(const char *in, const char *name, const uint8_t *data, size_t size) {
  static char path[160];
  snprintf(path, sizeof path, "%s/%s", in, name);
  strbuf why = STRBUF_INIT;
  bool ok = output_write(path, data, size, &why);
  strbuf_free(&why);
  if (!ok) __builtin_trap();
  return path;
}

static void read_journal(diag_sink *sink) {
  journal_record j;
  if (journal_read(&j, folder, vs_builtin_opset(), sink)) {
    report_header h = {.tool = "t", .corpus = "c", .date = ""};
    strbuf out = STRBUF_INIT;
    report_json(&j.r, &h, &out);
    report_summary(&j.r, &h, false, &out);
    strbuf_free(&out);
  } else if (!sink->errors) {
    __builtin_trap();
  }
  journal_record_free(&j);
}

static void read_golden(diag_sink *sink) {
  golden_set g;
  if (!golden_load(&g, folder, vs_builtin_opset(), sink)) {
    if (!sink->errors) __builtin_trap();
  } else if (!golden_check(&g, vs_builtin_opset(), sink) && !sink->errors) {
    __builtin_trap();
  }
  golden_free(&g);
}

/* The manifest of an addition, which MANIFEST names. */
static void read_addition(const uint8_t *data, size_t size, diag_sink *sink) {
  char hash[SHA256_TEXT], line[160];
  put(packs, "a.manifest", data, size);
  sha256_text(data, size, hash);
  int n = snprintf(line, sizeof line, "packs/a\t%s\t-\n", hash);
  put(folder, "MANIFEST", (const uint8_t *)line, (size_t)n);
  read_golden(sink);
}

static void read_pack(const uint8_t *data, size_t size) {
  file_pack p;
  strbuf why = STRBUF_INIT;
  if (!pack_read(&p, data, size, &why) && !why.len) __builtin_trap();
  for (size_t i = 0; i < p.count; i++)
    if (!pack_find(&p, p.files[i].name)) __builtin_trap();
  pack_free(&p);
  strbuf_free(&why);
}

static void read_one(char which, const uint8_t *data, size_t size, diag_sink *sink) {
  const vs_opset *o = vs_builtin_opset();
  if (which == 'j') {
    put(folder, "journal", data, size);
    read_journal(sink);
  } else if (which == 'c') {
    corpus c;
    put(below, "cases.yaml", data, size);
    if (!corpus_load(&c, folder, o, sink) && !sink->errors) __builtin_trap();
    corpus_free(&c);
  } else if (which == 'g') {
    put(folder, "MANIFEST", data, size);
    read_golden(sink);
  } else if (which == 'a') {
    read_addition(data, size, sink);
  } else if (which == 'k') {
    read_pack(data, size);
  } else if (which == 'w') {
    waivers w;
    if (!waivers_load(&w, put(folder, "waivers.yaml", data, size), o, sink) && !sink->errors)
      __builtin_trap();
    waivers_free(&w);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size < 1 || size > 65536 || !make_folder()) return 0;
  strbuf errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  read_one((char)data[0], data + 1, size - 1, &sink.sink);
  strbuf_free(&errors);
  return 0;
}

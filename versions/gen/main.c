/* SPDX-License-Identifier: Apache-2.0 */
/* hlo_versions_gen IDS.H ROWS.INC FOLDER...: rows from YAML, as C.
 * hlo_versions_gen --facts FILE.DEF FILE.YAML: a file of versions/facts, as calls of macros. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emit.h"
#include "versions/load.h"

static bool write_file(const char *path, const strbuf *text) {
  FILE *f = fopen(path, "wb");
  bool good = f && fwrite(strbuf_str(text), 1, text->len, f) == text->len;
  if (f && fclose(f) != 0) good = false;
  if (!good) perror(path);
  return good;
}

static bool write_rows(char **argv, size_t count, diag_sink *sink) {
  strbuf_auto ids = STRBUF_INIT, rows = STRBUF_INIT;
  arena *a = arena_new(0);
  const vs_opset *o = NULL;
  if (a) o = vs_load_folders(a, NULL, (const char *const *)argv + 3, count - 3, sink);
  bool good = o != NULL;
  const char *clash;
  if (good && !emit_ids(o, &ids, &clash)) {
    fprintf(stderr, "two rows become %s\n", clash);
    good = false;
  }
  if (good) {
    emit_rows(o, &rows);
    good = !ids.failed && !rows.failed && write_file(argv[1], &ids) && write_file(argv[2], &rows);
  }
  arena_free(a);
  return good;
}

static bool write_facts(const char *to, const char *from, diag_sink *sink) {
  strbuf_auto facts = STRBUF_INIT;
  vs_file yaml = {0};
  bool good = vs_read_file(from, sink, &yaml) && emit_facts(&yaml, &facts, sink) && !facts.failed &&
              write_file(to, &facts);
  free((void *)yaml.bytes);
  return good;
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: %s IDS.H ROWS.INC FOLDER... | --facts FILE.DEF FILE.YAML\n", argv[0]);
    return 2;
  }
  strbuf_auto errors = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  sink.show_ids = true;
  bool good = strcmp(argv[1], "--facts") == 0 ? write_facts(argv[2], argv[3], &sink.sink)
                                              : write_rows(argv, (size_t)argc, &sink.sink);
  fputs(strbuf_str(&errors), stderr);
  return good ? 0 : 1;
}

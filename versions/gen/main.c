/* SPDX-License-Identifier: Apache-2.0 */
/* hlo_versions_gen IDS.H ROWS.INC FOLDER...: rows from YAML, as C. */
#include <stdio.h>
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

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: %s IDS.H ROWS.INC FOLDER...\n", argv[0]);
    return 2;
  }
  strbuf_auto errors = STRBUF_INIT, ids = STRBUF_INIT, rows = STRBUF_INIT;
  diag_text_sink sink = diag_text_sink_to(&errors);
  sink.show_ids = true;
  arena *a = arena_new(0);
  const vs_opset *o = NULL;
  if (a) o = vs_load_folders(a, NULL, (const char *const *)argv + 3, (size_t)argc - 3, &sink.sink);
  fputs(strbuf_str(&errors), stderr);
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
  return good ? 0 : 1;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Finds the artifacts in a folder, for example one that torch_xla or TensorFlow saved. */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "harness/data/input.h"
#include "internal.h"

static bool file_contents(contents *x, const char *path, const char *name) {
  strbuf_auto why = STRBUF_INIT;
  FREED_BY(input_close) input in = {0};
  if (!count_file(x)) return false;
  if (!input_open(&in, path, &why)) return damaged(x, name, strbuf_str(&why));
  return inside(x, name, in.bytes, in.size);
}

static int no_dots(const struct dirent *e) {
  return strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
}

/* One entry: a file, a folder, or something that is left alone. `name` is from the top. */
static bool entry_contents(contents *x, const char *path, const char *name, size_t depth);

static bool folder_contents(contents *x, const char *path, const char *name, size_t depth) {
  struct dirent **list;
  if (depth == CONTENTS_DEPTH) return damaged(x, name, "deeper than the limit contents_depth");
  int n = scandir(path, &list, no_dots, alphasort);
  if (n < 0) return damaged(x, *name ? name : path, "cannot be opened");
  bool ok = true;
  for (int i = 0; i < n; i++) {
    strbuf_auto below = STRBUF_INIT, called = STRBUF_INIT;
    strbuf_addf(&below, "%s/%s", path, list[i]->d_name);
    strbuf_addf(&called, "%s%s%s", name, *name ? "/" : "", list[i]->d_name);
    ok = ok && entry_contents(x, strbuf_str(&below), strbuf_str(&called), depth);
    free(list[i]);
  }
  free(list);
  return ok;
}

static bool entry_contents(contents *x, const char *path, const char *name, size_t depth) {
  struct stat s;
  if (x->stopped || lstat(path, &s) != 0) return true;
  if (S_ISDIR(s.st_mode)) return folder_contents(x, path, name, depth + 1);
  return !S_ISREG(s.st_mode) || file_contents(x, path, name);
}

bool contents_of_folder(contents *x, const char *path) { return folder_contents(x, path, "", 0); }

/* SPDX-License-Identifier: Apache-2.0 */
/* A folder of its own for a test, and files in it. */
#ifndef HLO_CTS_TESTS_HARNESS_SCRATCH_H
#define HLO_CTS_TESTS_HARNESS_SCRATCH_H

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/strbuf.h"

typedef struct scratch {
  char path[64];
} scratch;

static inline scratch scratch_new(void) {
  scratch s;
  const char *base = getenv("TMPDIR");
  snprintf(s.path, sizeof s.path, "%s/hlo-cts-XXXXXX", base && strlen(base) < 40 ? base : "/tmp");
  if (!mkdtemp(s.path)) abort();
  return s;
}

static inline void scratch_free(scratch *s) {
  char command[128];
  snprintf(command, sizeof command, "rm -rf '%s'", s->path);
  if (system(command) != 0) fprintf(stderr, "cannot remove %s\n", s->path);
}

/* Writes folder/name below the scratch folder; one level of folders is made. */
static inline void scratch_put(const scratch *s, const char *name, const char *text) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", s->path, name);
  char *slash = strrchr(path, '/');
  *slash = '\0';
  mkdir(path, 0777);
  *slash = '/';
  FILE *f = fopen(path, "wb");
  if (!f) abort();
  fwrite(text, 1, strlen(text), f);
  fclose(f);
}

/* How many entries a folder has; SIZE_MAX: there is no such folder. */
static inline size_t scratch_entries(const char *path) {
  DIR *d = opendir(path);
  size_t n = 0;
  if (!d) return SIZE_MAX;
  for (struct dirent *e; (e = readdir(d));)
    n += strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
  closedir(d);
  return n;
}

#endif

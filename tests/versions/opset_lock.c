/* SPDX-License-Identifier: Apache-2.0 */
/* A released file does not change: versions/opset/LOCK holds the SHA-256 of each, in the form of
 * sha256sum. A correction needs an entry in docs/errata.md and a new line there. */
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>

#include <cmocka.h>
#include <sha2.h>

#include "tests/upstream.h"

#define FOLDER HLO_CTS_SOURCE "/versions/opset"

typedef struct entry {
  char hash[SHA256_DIGEST_STRING_LENGTH];
  char name[64];
} entry;

static entry lock[256];
static size_t locked;

static int by_version(const void *a, const void *b) {
  return strverscmp(((const entry *)a)->name, ((const entry *)b)->name);
}

static int read_lock(void **state) {
  (void)state;
  FILE *f = fopen(FOLDER "/LOCK", "r");
  if (!f) return -1;
  while (locked < 256 &&
         fscanf(f, "%64[0-9a-f]  %63s\n", lock[locked].hash, lock[locked].name) == 2)
    locked++;
  int rest = fgetc(f);
  qsort(lock, locked, sizeof *lock, by_version);
  fclose(f);
  return rest == EOF ? 0 : -1;
}

static void test_every_locked_file_is_unchanged(void **state) {
  (void)state;
  /* A file for each release that upstream has; those to come add theirs. */
  assert_true(locked >= UPSTREAM_RELEASES);
  for (size_t i = 0; i < locked; i++) {
    char path[512], hash[SHA256_DIGEST_STRING_LENGTH];
    snprintf(path, sizeof path, FOLDER "/%s", lock[i].name);
    assert_non_null(SHA256File(path, hash));
    if (strcmp(hash, lock[i].hash) != 0) fail_msg("%s changed after its release", lock[i].name);
  }
}

static void test_every_release_file_is_locked(void **state) {
  (void)state;
  DIR *d = opendir(FOLDER);
  assert_non_null(d);
  size_t files = 0;
  for (struct dirent *e; (e = readdir(d));) {
    size_t n = strlen(e->d_name);
    if (n < 5 || strcmp(e->d_name + n - 5, ".yaml") != 0) continue;
    files++;
    size_t i = 0;
    while (i < locked && strcmp(lock[i].name, e->d_name) != 0) i++;
    /* A release that is newer than all of them is not out yet. */
    bool is_new = strverscmp(e->d_name, lock[locked - 1].name) > 0;
    files -= i == locked && is_new;
    if (i == locked && !is_new) fail_msg("%s is not locked", e->d_name);
  }
  closedir(d);
  assert_int_equal(files, locked);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_every_locked_file_is_unchanged),
      cmocka_unit_test(test_every_release_file_is_locked),
  };
  return cmocka_run_group_tests(tests, read_lock, NULL);
}

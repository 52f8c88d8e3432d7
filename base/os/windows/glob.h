/* SPDX-License-Identifier: Apache-2.0 */
/* No file matches: on Windows only plugins that are named are loaded. */
#ifndef HLO_CTS_BASE_OS_WINDOWS_GLOB_H
#define HLO_CTS_BASE_OS_WINDOWS_GLOB_H

#include <stddef.h>

typedef struct glob_t {
  size_t gl_pathc;
  char **gl_pathv;
} glob_t;
enum { GLOB_NOMATCH = 3 };

static inline int glob(const char *pattern, int how, void *wrong, glob_t *found) {
  (void)pattern;
  (void)how;
  (void)wrong;
  *found = (glob_t){0};
  return GLOB_NOMATCH;
}
static inline void globfree(glob_t *found) { (void)found; }

#endif

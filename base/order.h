/* SPDX-License-Identifier: Apache-2.0 */
/* Orders for qsort and bsearch. Depends on libc alone. */
#ifndef HLO_CTS_BASE_ORDER_H
#define HLO_CTS_BASE_ORDER_H

#include <string.h>

/* Compares two elements of an array of texts. */
static inline int order_texts(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

#endif

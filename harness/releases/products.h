/* SPDX-License-Identifier: Apache-2.0 */
/* The release of StableHLO in a version of a package (versions/facts/products.yaml). */
#ifndef HLO_CTS_HARNESS_PRODUCTS_H
#define HLO_CTS_HARNESS_PRODUCTS_H

#include <stddef.h>

#include "versions/versions.h"

typedef struct product {
  const char *package, *version; /* "jaxlib", "0.10.2" */
  vs_version stablehlo;          /* as the package reports it, with its patch number */
  bool tried; /* the package reports none: the newest release whose probes its reader accepted */
} product;

/* The i-th product, newest first; NULL after the last one. */
const product *product_at(size_t i);
/* The product of that version of a package, whose name has n bytes; NULL if it is not listed. */
const product *product_named(const char *package, size_t n, const char *version);
/* The oldest jaxlib with release `v` or a later one; NULL if no listed jaxlib has it. */
const product *product_first_with(vs_version v);

#endif

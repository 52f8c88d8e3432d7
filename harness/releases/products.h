/* Which release of StableHLO a package holds (products.def). */
#ifndef HLO_CTS_HARNESS_PRODUCTS_H
#define HLO_CTS_HARNESS_PRODUCTS_H

#include <stddef.h>

#include "versions/versions.h"

typedef struct product {
  const char *package, *version; /* "jaxlib", "0.10.2" */
  vs_version stablehlo;          /* as it says itself, with its patch number */
  bool tried; /* it does not say: the newest release of which its reader knew what was tried */
} product;

/* The i-th, newest first; NULL after the last. */
const product *product_at(size_t i);
/* The oldest jaxlib that holds release `v` or a later one; NULL: none that is listed does. */
const product *product_first_with(vs_version v);

#endif

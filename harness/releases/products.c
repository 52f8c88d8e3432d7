/* SPDX-License-Identifier: Apache-2.0 */
#include "products.h"

#include <string.h>

#include "base/strbuf.h"

static const product products[] = {
#define PRODUCT(package, version, stablehlo, tried) {package, version, stablehlo, tried},
#include "versions/facts/products.def"
};
enum { COUNT = sizeof products / sizeof *products };

const product *product_at(size_t i) { return i < COUNT ? &products[i] : NULL; }

const product *product_named(const char *package, size_t n, const char *version) {
  for (size_t i = 0; i < COUNT; i++)
    if (bytes_are(package, n, products[i].package) && strcmp(products[i].version, version) == 0)
      return &products[i];
  return NULL;
}

const product *product_first_with(vs_version v) {
  for (size_t i = COUNT; i-- > 0;)
    if (products[i].stablehlo >= v && !products[i].tried) return &products[i];
  return NULL;
}

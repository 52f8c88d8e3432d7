/* SPDX-License-Identifier: Apache-2.0 */
#include "products.h"

static const product products[] = {
#define PRODUCT(package, version, stablehlo) {package, version, stablehlo, false},
#define TRIED(package, version, stablehlo) {package, version, stablehlo, true},
#include "products.def"
#undef TRIED
#undef PRODUCT
};
enum { COUNT = sizeof products / sizeof *products };

const product *product_at(size_t i) { return i < COUNT ? &products[i] : NULL; }

const product *product_first_with(vs_version v) {
  for (size_t i = COUNT; i-- > 0;)
    if (products[i].stablehlo >= v && !products[i].tried) return &products[i];
  return NULL;
}

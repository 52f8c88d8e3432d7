/* SPDX-License-Identifier: Apache-2.0 */
/* The rows that were compiled in. */
#include "index.h"
#include "versions/versions.h"

#include "rows.inc"

const vs_opset *vs_builtin_opset(void) { return &builtin_rows; }

const vs_opset *vs_opset_of(const ir_context *c) {
  return (const vs_opset *)(const void *)ir_context_registry(c); /* its first member */
}

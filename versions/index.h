/* SPDX-License-Identifier: Apache-2.0 */
/* Hash tables over the rows: built by load/ (at build time for the rows that are compiled in), read
 * by registry.c. Open addressing, linear probing; a slot holds an id or VS_NO_ID; the number of
 * slots is a power of two of which at most half is used, so that a probe always ends. */
#ifndef HLO_CTS_VERSIONS_INDEX_H
#define HLO_CTS_VERSIONS_INDEX_H

#include "versions/opset.h"

typedef struct vs_table {
  const uint16_t *slots;
  uint32_t mask; /* number of slots - 1 */
} vs_table;

/* The bytecode codes of one dialect: code -> kind and encoding. */
typedef struct vs_code {
  uint16_t kind; /* VS_NO_ID: no kind has this code */
  uint8_t wire;
} vs_code;

typedef struct vs_codes {
  const char *dialect;
  const vs_code *types, *attrs; /* by code */
  uint16_t type_count, attr_count;
} vs_codes;

typedef struct vs_index {
  vs_table ops, types, attrs;
  const vs_codes *codes;
  size_t code_count;
} vs_index;

/* The hash of an op's full name, or of a kind's dialect and mnemonic. */
uint32_t vs_hash_op(const char *name, size_t n);
uint32_t vs_hash_kind(const char *dialect, size_t dn, const char *mnemonic, size_t mn);
/* The functions of an opset's registry, its first member. */
const ir_opdef *vs_find_op(const ir_registry *r, const char *name, size_t n);
const ir_typedef *vs_find_type(const ir_registry *r, const char *dialect, size_t dn,
                               const char *mnemonic, size_t mn);
const ir_typedef *vs_find_attr(const ir_registry *r, const char *dialect, size_t dn,
                               const char *mnemonic, size_t mn);
bool vs_knows_dialect(const ir_registry *r, const char *dialect, size_t dn);
bool vs_is_partial(const ir_registry *r, const char *dialect, size_t dn);
#define VS_REGISTRY_FUNCTIONS \
  { vs_find_op, vs_find_type, vs_find_attr, vs_knows_dialect, vs_is_partial }

#endif

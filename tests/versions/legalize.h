/* SPDX-License-Identifier: Apache-2.0 */
/* Conversions between StableHLO and VHLO, and values for properties. */
#ifndef HLO_CTS_TESTS_VERSIONS_LEGALIZE_H
#define HLO_CTS_TESTS_VERSIONS_LEGALIZE_H

#include "build.h"

static inline bool to_vhlo(bench *b, bool others) {
  strbuf_reset(&b->text);
  return vs_legalize_to_vhlo(b->c, b->module, &(vs_options){.allow_other_dialects = others},
                             &b->sink.sink);
}
static inline bool to_stablehlo(bench *b) {
  strbuf_reset(&b->text);
  return vs_legalize_to_stablehlo(b->c, b->module, NULL, &b->sink.sink);
}
static inline bool says(bench *b, const char *what) {
  return b->text.bytes && strstr(b->text.bytes, what) != NULL;
}

static inline const ir_attr *i64_attr(bench *b, int64_t v) {
  return ir_attr_integer(b->c, integer(b, 64), v);
}
static inline const ir_attr *symbol(bench *b, const char *name) {
  return ir_attr_symbol(b->c, ir_cstr(b->c, name), NULL, 0);
}

/* Some value that a property may have by its row, and that is no default. */
static inline const ir_attr *some_value(bench *b, const vs_prop_map *m) {
  static const int64_t ints[] = {3, 5};
  ir_param p[16];
  const ir_attr *items[1];
  memset(p, 0, sizeof p);
  switch (m->kind) {
    case VS_MAP_GENERIC: return i64_attr(b, 7);
    case VS_MAP_ARRAY: return ir_attr_dense_i64_array(b->c, ints, 2);
    case VS_MAP_UNIT: return ir_attr_unit(b->c);
    case VS_MAP_SYMBOL: return symbol(b, "f");
    case VS_MAP_SYMBOLS: items[0] = symbol(b, "f"); return ir_attr_array(b->c, items, 1);
    case VS_MAP_NUMBER: return ir_attr_integer(b->c, integer(b, 32), 2);
    case VS_MAP_SPREAD:
      for (size_t i = 0; i < m->attr->param_count; i++) {
        switch (m->attr->params[i].kind) {
          case IR_PARAM_DIMS:
            p[i].ints = ints;
            p[i].count = 2;
            break;
          case IR_PARAM_TYPE: p[i].type = f32(b); break;
          default: p[i].u = 1;
        }
      }
      for (size_t i = 0; i < m->spread_count; i++)
        if (!m->spread[i].carried) p[m->spread[i].param].i = m->spread[i].fixed;
      return ir_attr_defined(b->c, m->attr, p);
  }
  return NULL;
}

static inline bool has_default(const vs_prop_map *m) { return m->value != VS_DEFAULT_NONE; }

#endif

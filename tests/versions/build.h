/* SPDX-License-Identifier: Apache-2.0 */
/* Small programs by hand, for tests of conversions. */
#ifndef HLO_CTS_TESTS_VERSIONS_BUILD_H
#define HLO_CTS_TESTS_VERSIONS_BUILD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "base/strbuf.h"
#include "versions/versions.h"

/* A context, a module, and what was reported. Everything a test does runs under one guard: a test
 * whose memory runs out fails. */
typedef struct bench {
  ir_context *c;
  ir_op *module;
  ir_block *top;
  strbuf text;
  diag_text_sink sink;
  arena_guard guard;
} bench;

static inline void bench_open(bench *b) {
  memset(b, 0, sizeof *b);
  b->c = ir_context_new(&vs_builtin_opset()->registry,
                        &(ir_context_options){.allow_unregistered = true});
  assert_non_null(b->c);
  if (!ARENA_GUARD(ir_arena(b->c), &b->guard)) fail_msg("out of memory");
  b->module = ir_module_new(b->c, NULL);
  b->top = b->module->regions[0].first;
  b->sink = diag_text_sink_to(&b->text);
}

static inline void bench_close(bench *b) {
  arena_guard_pop(ir_arena(b->c), &b->guard);
  ir_context_free(b->c);
  strbuf_free(&b->text);
}

static inline const ir_type *integer(bench *b, unsigned width) {
  return ir_type_integer(b->c, width, IR_SIGNLESS);
}
static inline const ir_type *f32(bench *b) {
  return ir_type_float(b->c, &ir_float_formats[IR_F32]);
}
static inline const ir_type *tensor(bench *b, size_t rank, const int64_t *dims, const ir_type *e) {
  return ir_type_tensor(b->c, dims, rank, e, NULL);
}
static inline const ir_type *scalar(bench *b, const ir_type *e) { return tensor(b, 0, NULL, e); }
/* A VHLO type by mnemonic, with parameters. */
static inline const ir_type *vhlo_type(bench *b, const char *mnemonic, const ir_param *p) {
  const ir_registry *r = ir_context_registry(b->c);
  const ir_typedef *d = r->find_type(r, "vhlo", 4, mnemonic, strlen(mnemonic));
  assert_non_null(d);
  return ir_type_defined(b->c, d, p);
}
static inline const ir_attr *defined_attr(bench *b, const char *dialect, const char *mnemonic,
                                          const ir_param *p) {
  const ir_registry *r = ir_context_registry(b->c);
  const ir_attrdef *d = r->find_attr(r, dialect, strlen(dialect), mnemonic, strlen(mnemonic));
  assert_non_null(d);
  return ir_attr_defined(b->c, d, p);
}
static inline const ir_attr *text_attr(bench *b, const char *s) {
  return ir_attr_string(b->c, s, strlen(s));
}

/* Appends an op with one operand and one result. Operand or result type may be NULL: none. */
static inline ir_op *add_op(bench *b, ir_block *to, const char *name, ir_value *operand,
                            const ir_type *result, size_t regions) {
  ir_op *op = ir_op_new(b->c, ir_opname_get(b->c, name, strlen(name)), NULL, &operand,
                        operand ? 1 : 0, &result, result ? 1 : 0, regions, NULL, 0);
  ir_block_append(to, op);
  return op;
}
/* A value of a type, from an op that no conversion knows. */
static inline ir_value *value_of(bench *b, const ir_type *t) {
  return &add_op(b, b->top, "test.value", NULL, t, 0)->results[0];
}

static inline const ir_attr *boolean(bench *b, bool value) {
  ir_param p = {.u = value};
  return defined_attr(b, "vhlo", "bool_v1", &p);
}

/* The value that an added property has by the rule's name, built from the attribute's definition.
 */
static inline const ir_attr *default_of(bench *b, vs_default d) {
  ir_param p[4] = {{.u = 0}};
  memset(p, 0, sizeof p);
  const int64_t none = 0;
  switch (d) {
    case VS_DEFAULT_FALSE: return boolean(b, false);
    case VS_DEFAULT_EMPTY_ARRAY: return defined_attr(b, "vhlo", "array_v1", p);
    case VS_DEFAULT_NONE_TYPE:
      p[0].type = vhlo_type(b, "none_v1", NULL);
      return defined_attr(b, "vhlo", "type_v1", p);
    case VS_DEFAULT_EMPTY_I64_TENSOR: {
      const ir_type *t = tensor(b, 1, &none, integer(b, 64));
      p[0].type = vs_type_to_vhlo(b->c, t);
      p[1].attr = ir_attr_dense(b->c, t, NULL, 0, false, IR_COPY);
      return defined_attr(b, "vhlo", "tensor_v1", p);
    }
    case VS_DEFAULT_DEFAULT_ACCURACY:
      p[3].attr = defined_attr(b, "vhlo", "result_accuracy_mode_v1", &(ir_param){.u = 0});
      return defined_attr(b, "vhlo", "result_accuracy_v1", p);
    default: return NULL;
  }
}

#endif

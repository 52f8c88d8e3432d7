/* SPDX-License-Identifier: Apache-2.0 */
#include "formula.h"

#include <stdlib.h>
#include <string.h>

#include "rewrite.h"

enum { MAX_NAMES = 160, MAX_OPERANDS = 3 };

typedef struct word {
  const char *text;
  size_t len;
} word;

typedef struct named_value {
  word name;
  ir_value *is;
} named_value;

typedef struct applying {
  ir_context *c;
  ir_op *at;
  named_value names[MAX_NAMES];
  size_t count;
  ir_value *x; /* the first one with real elements, or z: constants have its type */
} applying;

static bool is(word w, const char *text) {
  return strlen(text) == w.len && memcmp(w.text, text, w.len) == 0;
}

static word next_word(const char **at) {
  *at += strspn(*at, " ;");
  word w = {*at, strcspn(*at, " ;")};
  *at += w.len;
  return w;
}

static ir_value *value_of(const applying *f, word w) {
  for (size_t i = 0; i < f->count; i++)
    if (f->names[i].name.len == w.len && memcmp(f->names[i].name.text, w.text, w.len) == 0)
      return f->names[i].is;
  return NULL;
}

/* --- Constants --- */

/* The bits of a number of the formula in the format. */
static uint64_t bits_of(const ir_float_format *format, word w) {
  uint64_t fraction = (UINT64_C(1) << format->mantissa_bits) - 1;
  uint64_t infinity = ((UINT64_C(1) << format->exponent_bits) - 1) << format->mantissa_bits;
  if (is(w, "infinity")) return infinity;
  if (is(w, "largest")) return (infinity - 1) | fraction;
  return ir_float_encode(format, strtod(w.text, NULL));
}

static ir_value *constant(applying *f, word w) {
  const ir_type *type = f->x->type, *element = type->shaped.element;
  uint64_t bits = bits_of(element->format, w);
  if (ir_type_element_count(type) < 0) {
    ir_value *like =
        ps_rewrite_value(f->c, f->at, "chlo.constant_like", (ir_value *[]){f->x}, 1, type);
    ir_op_set(f->c, like->op, "value", ir_attr_float_bits(f->c, element, bits, 0));
    return like;
  }
  ir_value *made = ps_rewrite_value(f->c, f->at, "stablehlo.constant", NULL, 0, type);
  ir_op_set(f->c, made->op, "value", ir_attr_splat(f->c, type, &bits));
  return made;
}

/* --- Ops --- */

static const ir_type *result_type(applying *f, word op, ir_value *const *operands) {
  const ir_type *first = operands[0]->type, *element = ir_type_element(first);
  if (is(op, "real") || is(op, "imag")) return ps_rewrite_tensor_of(f->c, first, element->element);
  if (is(op, "complex")) return ps_rewrite_tensor_of(f->c, first, ir_type_complex(f->c, element));
  if (is(op, "compare"))
    return ps_rewrite_tensor_of(f->c, first, ir_type_integer(f->c, 1, IR_SIGNLESS));
  return is(op, "select") ? operands[1]->type : first;
}

static const ir_attr *direction(ir_context *c, word name) {
  static const char kind[] = "comparison_direction";
  const ir_registry *r = ir_context_registry(c);
  const ir_attrdef *def = r->find_attr(r, "stablehlo", 9, kind, sizeof kind - 1);
  const ir_enumcase *which = ir_enum_by_name(def->params[0].enumdef, name.text, name.len);
  return ir_attr_defined(c, def, &(ir_param){.u = which->number});
}

static ir_value *operation(applying *f, word op, const char **at, bool last) {
  ir_value *operands[MAX_OPERANDS];
  size_t count = 0;
  while (**at && **at != ';') operands[count++] = value_of(f, next_word(at));
  const char *dot = memchr(op.text, '.', op.len);
  word name = {op.text, dot ? (size_t)(dot - op.text) : op.len};
  const ir_type *type = last ? f->at->results[0].type : result_type(f, name, operands);
  const char *full = arena_printf(ir_arena(f->c), "stablehlo.%.*s", (int)name.len, name.text);
  ir_value *made = ps_rewrite_value(f->c, f->at, full, operands, count, type);
  word which = {op.text + name.len + 1, op.len - name.len - 1};
  if (dot) ir_op_set(f->c, made->op, "comparison_direction", direction(f->c, which));
  return made;
}

static bool is_constant(word op) {
  return strchr("-0123456789", *op.text) || is(op, "largest") || is(op, "infinity");
}

void ps_formula_apply(ir_context *c, ir_op *op, const char *formula) {
  applying f = {.c = c, .at = op, .count = 1, .x = op->operands[0].value};
  f.names[0] = (named_value){{"z", 1}, f.x};
  for (const char *at = formula; *at;) {
    word name = next_word(&at);
    next_word(&at); /* = */
    word what = next_word(&at);
    bool last = !strchr(at, ';');
    ir_value *made = is_constant(what) ? constant(&f, what) : operation(&f, what, &at, last);
    f.names[f.count++] = (named_value){name, made};
    if (is(name, "x")) f.x = made;
  }
  ps_rewrite_replace(op, &f.names[f.count - 1].is);
}

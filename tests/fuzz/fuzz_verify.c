/* SPDX-License-Identifier: Apache-2.0 */
/* The verifier on programs that nobody would write: text is read without any check, a few things in
 * the program are changed at random (operands, types, attributes and their numbers, regions), and
 * the program is verified. It verifies without an error or is refused with one; one that verifies
 * also runs, or is refused when it runs. The changes are taken from what follows a zero byte, or
 * drawn from a hash of the text. What runs is evaluated twice, by its fast paths and by the
 * definitions of its operations, and may not differ in a bit. */
#include <stdlib.h>
#include <string.h>

#include "interpreter/interpreter.h"
#include "text/text.h"
#include "verify/verify.h"
#include "versions/versions.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum {
#define DIAG(number, name, explanation) DIAG_##name = number,
#include "interpreter/diags.def"
#undef DIAG
};

enum { OPS = 256, VALUES = 512, CHANGES = 8 };

typedef struct program {
  ir_context *c;
  ir_op *ops[OPS];
  ir_value *values[VALUES];
  size_t op_count, value_count;
  const uint8_t *script; /* NULL: numbers come from `state` */
  size_t left;
  uint64_t state;
} program;

static void ignore(diag_sink *sink, const diag *d) {
  (void)sink;
  (void)d;
}

/* A number below n; n is above 0. */
static size_t pick(program *p, size_t n) {
  if (p->script) {
    if (!p->left) return 0;
    p->left--;
    return *p->script++ % n;
  }
  p->state = p->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (size_t)(p->state >> 33) % n;
}

static void note_value(program *p, ir_value *v) {
  if (p->value_count < VALUES) p->values[p->value_count++] = v;
}

static bool note_op(ir_op *op, void *user) {
  program *p = user;
  if (p->op_count == OPS) return false;
  p->ops[p->op_count++] = op;
  for (uint32_t i = 0; i < op->result_count; i++) note_value(p, &op->results[i]);
  for (uint32_t r = 0; r < op->region_count; r++)
    for (ir_block *b = op->regions[r].first; b; b = b->next)
      for (uint32_t i = 0; i < b->arg_count; i++) note_value(p, b->args[i]);
  return true;
}

/* --- Changes --- */

static int64_t number(program *p, int64_t old) {
  static const int64_t numbers[] = {INT64_MIN, INT64_MIN + 1, -2,       -1, 0, 1, 2, 3, 4,
                                    64,        INT32_MAX,     INT64_MAX};
  size_t k = pick(p, sizeof numbers / sizeof *numbers + 2);
  if (k < sizeof numbers / sizeof *numbers) return numbers[k];
  return (int64_t)((uint64_t)old + (k % 2 ? 1 : UINT64_MAX));
}

static const ir_type *other_type(program *p, const ir_type *t) {
  const ir_type *donor = p->values[pick(p, p->value_count)]->type;
  if (!ir_type_is(t, IR_TYPE_TENSOR) || pick(p, 2)) return donor;
  const ir_type *element = pick(p, 2) ? ir_type_element(donor) : t->shaped.element;
  if (!element) element = t->shaped.element;
  int64_t dims[8];
  size_t rank = t->shaped.rank < 7 ? t->shaped.rank : 7;
  if (rank) memcpy(dims, t->shaped.dims, rank * sizeof *dims);
  switch (pick(p, 5)) {
    case 0: dims[rank++] = (int64_t)pick(p, 4); break;
    case 1: rank -= rank > 0; break;
    case 2:
      if (rank) dims[pick(p, rank)] = IR_DYNAMIC;
      break;
    case 3:
      if (rank) {
        int64_t *d = &dims[pick(p, rank)];
        *d = number(p, *d);
        if (*d < 0) *d = 0; /* no type has fewer */
      }
      break;
    default: return ir_type_unranked_tensor(p->c, element);
  }
  return ir_type_tensor(p->c, dims, rank, element, t->shaped.encoding);
}

/* The numbers in an attribute; the attribute itself when there are none. */
static const ir_attr *other_numbers(program *p, const ir_attr *a) {
  int64_t v[16];
  if (a->kind == IR_ATTR_INTEGER) return ir_attr_integer(p->c, a->integer.type, number(p, 0));
  bool array = a->kind == IR_ATTR_DENSE_ARRAY, dense = a->kind == IR_ATTR_DENSE;
  const ir_type *element = array   ? a->dense_array.element
                           : dense ? ir_type_element(a->dense.type)
                                   : NULL;
  if (element && ir_type_is(element, IR_TYPE_INTEGER) && element->integer.width == 64) {
    const uint8_t *bytes = array ? a->dense_array.data : a->dense.data;
    size_t n = array ? a->dense_array.count : a->dense.size / sizeof *v;
    if (n == 0 || n > sizeof v / sizeof *v) return a;
    memcpy(v, bytes, n * sizeof *v);
    size_t at = pick(p, n);
    v[at] = number(p, v[at]);
    if (dense) return ir_attr_dense(p->c, a->dense.type, v, n * sizeof *v, a->dense.splat, IR_COPY);
    return ir_attr_dense_array(p->c, element, v, n - (n > 1 && pick(p, 4) == 0));
  }
  if (a->kind == IR_ATTR_DEFINED && a->defined.def->param_count) {
    ir_param params[32];
    size_t n = a->defined.def->param_count;
    if (n > sizeof params / sizeof *params) return a;
    memcpy(params, a->defined.params, n * sizeof *params);
    size_t at = pick(p, n);
    switch (a->defined.def->params[at].kind) {
      case IR_PARAM_INT: params[at].i = number(p, params[at].i); break;
      case IR_PARAM_INTS:
        if (params[at].count == 0 || params[at].count > sizeof v / sizeof *v) return a;
        memcpy(v, params[at].ints, params[at].count * sizeof *v);
        size_t k = pick(p, params[at].count);
        v[k] = number(p, v[k]);
        params[at].ints = v;
        break;
      default: return a;
    }
    return ir_attr_defined(p->c, a->defined.def, params);
  }
  return a;
}

static void change_attribute(program *p, ir_op *op) {
  const ir_opdef *def = op->name->def;
  if (!def || !def->prop_count) return;
  const char *name = def->props[pick(p, def->prop_count)].name;
  const ir_attr *now = ir_op_get(op, name), *new = now;
  switch (pick(p, 6)) {
    case 0: new = NULL; break;
    case 1: new = ir_attr_unit(p->c); break;
    case 2: { /* of another op */
      const ir_op *donor = p->ops[pick(p, p->op_count)];
      if (!ir_op_prop_count(donor)) return;
      new = donor->props[pick(p, ir_op_prop_count(donor))];
      break;
    }
    default:
      if (now) new = other_numbers(p, now);
  }
  ir_op_set(p->c, op, name, new);
}

static void change(program *p) {
  ir_op *op = p->ops[pick(p, p->op_count)];
  switch (pick(p, 8)) {
    case 0:
      if (op->operand_count && p->value_count)
        ir_op_set_operand(op, pick(p, op->operand_count), p->values[pick(p, p->value_count)]);
      return;
    case 1:
    case 2:
      if (p->value_count) {
        ir_value *v = p->values[pick(p, p->value_count)];
        v->type = other_type(p, v->type);
      }
      return;
    case 3:
      if (op->region_count && op->block) {
        ir_region *r = &op->regions[pick(p, op->region_count)];
        r->first = r->last = NULL;
      }
      return;
    case 4:
      if (op->operand_count > 1 && op->operand_count < 16) { /* one operand less */
        ir_value *rest[16];
        for (uint32_t i = 0; i + 1 < op->operand_count; i++) rest[i] = op->operands[i].value;
        ir_op_set_operands(p->c, op, rest, op->operand_count - 1);
      }
      return;
    default: change_attribute(p, op);
  }
}

/* --- Running --- */

static void no_difference(diag_sink *sink, const diag *d) {
  (void)sink;
  if (d->id == DIAG_INTERP_AUDIT) __builtin_trap();
}

static void run(ir_context *c, ir_op *module) {
  interp_options o = {.max_steps = 500, .max_bytes = (size_t)1 << 20, .audit = true};
  diag_sink sink = {.emit = no_difference};
  interp_value **results = NULL;
  size_t count = 0;
  bool ran = interp_run(c, module, "main", NULL, 0, &o, &results, &count, &sink);
  if (!ran && sink.errors == 0) __builtin_trap();
  interp_release_all(results, count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const uint8_t *end = memchr(data, 0, size);
  size_t n = end ? (size_t)(end - data) : size;
  ir_context_options options = {.memory_limit = (size_t)1 << 26, .allow_unregistered = true};
  program p = {.c = ir_context_new(&vs_builtin_opset()->registry, &options),
               .script = end ? end + 1 : NULL,
               .left = end ? size - n - 1 : 0};
  if (!p.c) return 0;
  diag_sink sink = {.emit = ignore};
  ir_op *module = text_parse(p.c, (const char *)data, n, NULL, &sink);
  if ((module == NULL) != (sink.errors > 0)) __builtin_trap();
  arena_guard g;
  volatile bool changed = false;
  if (module && ARENA_GUARD(ir_arena(p.c), &g)) {
    ir_walk(module, note_op, &p);
    for (size_t i = 0; i < n; i++) p.state = (p.state ^ data[i]) * UINT64_C(0x100000001B3);
    size_t count = pick(&p, CHANGES);
    for (size_t i = 0; i < count; i++) change(&p);
    arena_guard_pop(ir_arena(p.c), &g);
    changed = true;
  }
  if (changed) {
    verify_options words = {text_print_type, text_print_attr, NULL};
    bool good = verify_program_with(module, &words, &sink);
    if (good != (sink.errors == 0)) __builtin_trap(); /* refused without a word, or the reverse */
    if (good)
      run(p.c, module);
    else if (verify_program_all(module, &words, NULL, &sink))
      __builtin_trap(); /* all that is broken is nothing */
  }
  ir_context_free(p.c);
  return 0;
}

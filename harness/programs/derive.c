/* SPDX-License-Identifier: Apache-2.0 */
#include "derive.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "arguments.h"
#include "base/bytes.h"
#include "bounds/bounds.h"
#include "harness/cli/diags.h"
#include "text/text.h"
#include "versions/versions.h"

/* --- Deriving --- */

typedef struct check_row {
  uint16_t op;
  const char *target; /* of a custom_call; NULL: the op alone says it */
  interp_equality kind;
  bool constant;    /* the second value is a property */
  double tolerance; /* INTERP_ALMOST, when the op says none */
  uint64_t most;    /* INTERP_CLOSE, likewise */
} check_row;

/* Source of the numbers: stablehlo/tests/CheckOps.{td,cpp}. */
static const check_row check_rows[] = {
    {OP_CHECK_EXPECT_EQ, NULL, INTERP_EQUAL, false, 0, 0},
    {OP_CHECK_EXPECT_EQ_CONST, NULL, INTERP_EQUAL, true, 0, 0},
    {OP_CHECK_EXPECT_ALMOST_EQ, NULL, INTERP_ALMOST, false, 0.0001, 0},
    {OP_CHECK_EXPECT_ALMOST_EQ_CONST, NULL, INTERP_ALMOST, true, 0.0001, 0},
    {OP_CHECK_EXPECT_CLOSE, NULL, INTERP_CLOSE, false, 0, 1},
    {OP_STABLEHLO_CUSTOM_CALL, "check.expect_eq", INTERP_EQUAL, false, 0, 0},
    {OP_STABLEHLO_CUSTOM_CALL, "check.expect_almost_eq", INTERP_ALMOST, false, 0.001, 0},
    {OP_STABLEHLO_CUSTOM_CALL, "check.expect_close", INTERP_CLOSE, false, 0, 3},
};

static const char *target_of(const ir_op *op) {
  if (!ir_op_is(op, OP_STABLEHLO_CUSTOM_CALL)) return NULL;
  const ir_attr *a = ir_op_get(op, "call_target_name");
  return ir_attr_is(a, IR_ATTR_STRING) ? a->string.value->bytes : "";
}

static const check_row *row_of(const ir_op *op) {
  const char *target = target_of(op);
  for (size_t i = 0; i < sizeof check_rows / sizeof *check_rows; i++) {
    const check_row *row = &check_rows[i];
    if (ir_op_is(op, row->op) && (!row->target || strcmp(row->target, target) == 0)) return row;
  }
  return NULL;
}

typedef struct check_search {
  const ir_block *body;
  const ir_op *stray;
  size_t count;
} check_search;

static bool count_check(ir_op *op, void *user) {
  check_search *s = user;
  const char *target = target_of(op);
  bool check =
      target ? strncmp(target, "check.", 6) == 0 : strcmp(op->name->dialect->bytes, "check") == 0;
  if (!check) return true;
  const check_row *row = row_of(op);
  /* The spelling as a custom_call can have any operands, and results that are used. */
  bool usable = row && op->operand_count == (row->constant ? 1 : 2) && op->result_count == 0;
  if (!usable || op->block != s->body) s->stray = op;
  s->count++;
  return true;
}

static double tolerance_of(const ir_op *op, const check_row *row, double given) {
  const ir_attr *a = ir_op_get(op, "tolerance");
  if (given >= 0) return given;
  if (row->target || !ir_attr_is(a, IR_ATTR_FLOAT)) return row->tolerance;
  return ir_float_decode(a->flt.type->format, a->flt.bits[0]);
}

/* An attribute of a check that is a number of ULPs. */
static uint64_t ulps_of(const ir_op *op, const check_row *row, const char *name,
                        uint64_t otherwise) {
  const ir_attr *a = row->target ? NULL : ir_op_get(op, name);
  return ir_attr_is(a, IR_ATTR_INTEGER) ? a->integer.words[0] : otherwise;
}

/* --- Tolerances that a check does not state --- */

static const ir_op *op_of(const ir_value *v) { return v->is_argument ? NULL : v->op; }

/* The op that computed a value, before others moved its elements; NULL: there is none. Of a
 * selection it is that of the values where the condition holds. */
static const ir_op *maker_of(const ir_value *v) {
  for (const ir_op *op = op_of(v);; op = op_of(v)) {
    if (op && ir_op_is(op, OP_STABLEHLO_SELECT))
      v = op->operands[1].value;
    else if (op &&
             (ir_op_is(op, OP_STABLEHLO_RESHAPE) || ir_op_is(op, OP_STABLEHLO_SLICE) ||
              ir_op_is(op, OP_STABLEHLO_DYNAMIC_RESHAPE) || ir_op_is(op, OP_STABLEHLO_TRANSPOSE)))
      v = op->operands[0].value;
    else
      return op;
  }
}

/* The n of a bound: the order of a matrix, the length of a transform. */
static double longest_dimension(const ir_type *t) {
  int64_t n = 1;
  for (size_t i = 0; ir_type_is(t, IR_TYPE_TENSOR) && i < t->shaped.rank; i++)
    if (t->shaped.dims[i] > n) n = t->shaped.dims[i];
  return (double)n;
}

/* The number of ULPs of the op that computed a value, or else a tolerance that scales with the
 * values, for results without bounds. */
static void set_tolerance(const ir_value *v, expectation *e) {
  enum { ANY = 16 }; /* of ops without a row, and of whole programs: several roundings */
  const ir_op *maker = maker_of(v);
  const ir_type *t = ir_type_element(v->type);
  const vs_accuracy own =
      maker && maker->name->def ? vs_op_of(maker->name->def)->accuracy : (vs_accuracy){0};
  bool complex = ir_type_is(t, IR_TYPE_COMPLEX);
  if (complex) t = t->element;
  if (!ir_type_is(t, IR_TYPE_FLOAT)) return;
  double epsilon = ldexp(1, -(int)t->format->mantissa_bits);
  uint64_t ulps = own.bound != VS_BOUND_ULPS ? 0 : complex ? own.of_complex : own.most;
  if (ulps && t->format->width < 32) ulps = 1;
  if (ulps) {
    e->near.kind = INTERP_CLOSE;
    if (complex) e->near.own = (interp_accuracy){.given = true, .ulps = ulps};
    if (!complex) e->near.most = ulps;
    return;
  }
  bool alone = own.bound == VS_BOUND_LARGEST;
  double factor = alone || own.bound == VS_BOUND_SCALED ? own.most : ANY;
  e->scale = factor * (alone ? 1 : longest_dimension(v->type)) * epsilon;
}

/* How far the allowed values of each element are from the expected one; NULL: some are free. */
static const double *tolerances(ir_context *c, const bounded *b, const ir_attr *want) {
  const ir_type *t = want->dense.type, *element = ir_type_element(t);
  size_t parts = bounds_parts(element), count = (size_t)ir_type_element_count(t),
         step = want->dense.splat ? 0 : ir_dense_element_size(element);
  if (b->open || !ir_type_equal(t, interp_type(b->value)) || !parts) return NULL;
  double *out = ARENA_ARRAY(ir_arena(c), double, count + 1);
  for (size_t i = 0; i < count * parts; i++) {
    double low, high, x = bounds_number(element, want->dense.data + i / parts * step, i % parts);
    bounds_limits(b, i, &low, &high);
    if (isfinite(x)) out[i / parts] = fmax(out[i / parts], fmax(high - x, x - low));
    if (!isfinite(out[i / parts])) return NULL;
  }
  return out;
}

/* Takes the tolerances that scale from the bounds of the program, where it has them. */
static void set_bounds(ir_context *c, const ir_op *module, expectations *all) {
  interp_options limits = {.max_steps = UINT64_C(10000000), .max_bytes = (size_t)1 << 28};
  bounds_run run;
  bool any = false;
  for (size_t i = 0; i < all->count; i++) any |= all->items[i].scale > 0;
  if (!any) return;
  bool ok = bounds_evaluate(c, module, "main", NULL, 0, &(bounds_options){.interpreter = &limits},
                            &run, NULL);
  for (expectation *e = all->items; ok && e < all->items + all->count; e++) {
    if (e->scale > 0 && e->value) e->near.each = tolerances(c, run.results[e->actual], e->value);
    if (e->near.each) e->scale = 0;
  }
  bounds_free(&run);
}

/* Appends values to the return and to the function's type. */
static void add_results(ir_context *c, ir_op *f, ir_op *back, ir_value **values, size_t added) {
  size_t old = back->operand_count, count = old + added;
  ir_value **all = ARENA_ARRAY(ir_arena(c), ir_value *, count);
  for (size_t i = 0; i < count; i++) all[i] = i < old ? back->operands[i].value : values[i - old];
  ir_op_set_operands(c, back, all, count);
  arguments_retype(c, f);
}

static void derive(ir_context *c, ir_op *f, const derive_rules *rules, size_t checks,
                   expectations *out) {
  arena *a = ir_arena(c);
  ir_block *body = f->regions[0].first;
  ir_op *back = body->last;
  ir_value **values = ARENA_ARRAY(a, ir_value *, 2 * checks);
  size_t added = 0, first = back->operand_count;
  out->items = ARENA_ARRAY(a, expectation, checks);
  for (ir_op *op = body->first, *next; op; op = next) {
    next = op->next;
    const check_row *row = row_of(op);
    if (!row) continue;
    expectation *e = &out->items[out->count++];
    *e = (expectation){
        .actual = first + added,
        .name = ir_attr_is(op->loc, IR_ATTR_LOC_NAME) ? op->loc->loc_name.name : NULL,
        .near = {.kind = row->kind, .nan = rules->nan, .zeros_equal = rules->zeros_equal}};
    values[added++] = op->operands[0].value;
    if (row->kind == INTERP_ALMOST) {
      e->near.tolerance = tolerance_of(op, row, rules->tolerance);
      if (rules->tolerance < 0 && !row->target && !ir_op_get(op, "tolerance"))
        set_tolerance(op->operands[0].value, e);
    }
    if (row->kind == INTERP_CLOSE) {
      e->near.least = ulps_of(op, row, "min_ulp_difference", 0);
      e->near.most = ulps_of(op, row, "max_ulp_difference", row->most);
      e->near.own =
          interp_accuracy_of(op->operands[0].value->is_argument ? NULL : op->operands[0].value->op);
    }
    if (row->constant) {
      e->value = ir_op_get(op, "value");
    } else {
      e->other = first + added;
      values[added++] = op->operands[1].value;
    }
    ir_op_erase(op);
  }
  add_results(c, f, back, values, added);
  out->context = c;
  out->type_count = back->operand_count;
  out->types = ARENA_ARRAY(a, const ir_type *, out->type_count);
  for (size_t i = 0; i < out->type_count; i++) out->types[i] = back->operands[i].value->type;
}

bool derive_plain(ir_context *c, ir_op *module, const derive_rules *rules, expectations *out,
                  diag_sink *sink) {
  static const derive_rules none = {.tolerance = 0};
  expectations unwanted, *all = out ? out : &unwanted;
  *all = (expectations){0};
  ir_op *f = ir_lookup_symbol(module, "main", 4);
  if (!f || !ir_op_is(f, OP_FUNC_FUNC) || !f->regions[0].first ||
      f->regions[0].first != f->regions[0].last || !f->regions[0].first->last ||
      !ir_op_is(f->regions[0].first->last, OP_FUNC_RETURN))
    return diag_error(sink, DIAG_TOOL_NO_FUNCTION, ir_loc_place(module->loc),
                      "the program has no function @main with one block");
  check_search s = {.body = f->regions[0].first};
  ir_walk(module, count_check, &s);
  if (s.stray)
    return diag_error(sink, DIAG_DERIVE_CHECK, ir_loc_place(s.stray->loc),
                      "'%s' cannot become a result of @main", s.stray->name->full->bytes);
  arena *a = ir_arena(c);
  arena_guard g;
  if (!ARENA_GUARD(a, &g))
    return diag_error(sink, DIAG_OUT_OF_MEMORY, (diag_place){0}, "out of memory");
  derive(c, f, out ? rules : &none, s.count, all);
  if (out) set_bounds(c, module, out);
  arena_guard_pop(a, &g);
  return true;
}

/* --- Comparing --- */

bool compare_elements(const ir_type *element, const uint8_t *got, const uint8_t *want,
                      size_t want_step, size_t count, const interp_nearness *near,
                      comparison *out) {
  *out = (comparison){.worst_element = -1};
  size_t size = ir_dense_element_size(element);
  interp_nearness one = *near;
  for (size_t i = 0; i < count; i++) {
    if (near->each) one.tolerance = near->each[i];
    interp_distance d = interp_compare(element, got + i * size, want + i * want_step, &one);
    out->mismatches += !d.within;
    bool first = !d.within && out->worst_element < 0;
    if (first || d.ulps > out->worst_ulps || d.absolute > out->worst_difference)
      out->worst_element = (int64_t)i;
    if (d.ulps > out->worst_ulps) out->worst_ulps = d.ulps;
    if (d.absolute > out->worst_difference) out->worst_difference = d.absolute;
  }
  return out->mismatches == 0;
}

/* Two's complement, least significant byte first. */
static void add_integer(const ir_type *t, const uint8_t *bytes, size_t size, strbuf *out) {
  uint64_t bits = bytes_load(bytes, size, BYTES_HERE);
  unsigned width = t->integer.width, unused = 64 - width;
  if (width == 1)
    strbuf_adds(out, bits & 1 ? "true" : "false");
  else if (t->integer.sign == IR_UNSIGNED)
    strbuf_addu(out, bits << unused >> unused);
  else
    strbuf_addi(out, (int64_t)(bits << unused) >> unused);
}

void compare_float_text(const ir_type *t, const uint8_t *bytes, size_t size, strbuf *out) {
  uint64_t bits[2] = {0};
  bytes_load_words(bits, bytes, size, BYTES_HERE);
  if (ir_float_is_nan(t->format, bits[0]))
    strbuf_adds(out, "NaN");
  else
    strbuf_addf(out, "%.*g", t->format->width > 32 ? 17 : 9, ir_float_decode(t->format, bits[0]));
}

/* One element as text, floats with their bits: "1.5 (0x3fc00000)", "true", "(0, 1)". */
static void element_text(const ir_type *element, const uint8_t *bytes, strbuf *out) {
  size_t size = ir_dense_element_size(element);
  if (ir_type_is(element, IR_TYPE_COMPLEX)) {
    const ir_type *part = element->element;
    strbuf_addc(out, '(');
    element_text(part, bytes, out);
    strbuf_adds(out, ", ");
    element_text(part, bytes + size / 2, out);
    strbuf_addc(out, ')');
    return;
  }
  if (ir_type_is(element, IR_TYPE_INTEGER) && size <= 8 && element->integer.width <= 64) {
    add_integer(element, bytes, size, out);
    return;
  }
  bool number = ir_type_is(element, IR_TYPE_FLOAT) && size <= 8;
  if (number) {
    compare_float_text(element, bytes, size, out);
    strbuf_adds(out, " (");
  }
  strbuf_adds(out, "0x");
  for (size_t i = size; i-- > 0;) strbuf_addf(out, "%02x", bytes[i]);
  if (number) strbuf_addc(out, ')');
}

/* The distance of two results, in words. Integers and booleans have no ULPs, and the distance from
 * a NaN or an infinity to a finite number is undefined. Zeros of different signs are equal numbers,
 * and so are different NaNs. */
static void say_difference(const comparison *c, const ir_type *element, strbuf *out) {
  if (ir_type_is(element, IR_TYPE_INTEGER) && element->integer.width == 1) {
    strbuf_addf(out, "the first is element %" PRId64, c->worst_element);
    return;
  }
  if (c->worst_difference == 0 && c->worst_ulps == 0) {
    strbuf_addf(out, "in the sign of a zero or the bits of a NaN, first at element %" PRId64,
                c->worst_element);
    return;
  }
  if (isfinite(c->worst_difference))
    strbuf_addf(out, "by %g at most", c->worst_difference);
  else
    strbuf_adds(out, "by NaN or infinity");
  if (!ir_type_is(element, IR_TYPE_INTEGER) && c->worst_ulps != UINT64_MAX)
    strbuf_addf(out, " (%" PRIu64 " ULP)", c->worst_ulps);
  strbuf_addf(out, ", worst at element %" PRId64, c->worst_element);
}

/* The largest finite value among these, by its absolute value. */
static double largest(const ir_type *element, const uint8_t *bytes, size_t count) {
  bool complex = ir_type_is(element, IR_TYPE_COMPLEX);
  const ir_type *part = complex ? element->element : element;
  size_t size = ir_dense_element_size(part);
  double most = 0;
  for (size_t i = 0; size <= 8 && i < (complex ? 2 * count : count); i++) {
    uint64_t bits = bytes_load(bytes + i * size, size, BYTES_HERE);
    double x = fabs(ir_float_decode(part->format, bits));
    if (isfinite(x) && x > most) most = x;
  }
  return most;
}

interp_nearness expectation_nearness(const expectation *e, const ir_type *element,
                                     const uint8_t *want, size_t count) {
  interp_nearness near = e->near;
  if (e->scale > 0) near.tolerance = e->scale * largest(element, want, count);
  return near;
}

/* Two lists of elements that are to be compared, one of them `step` bytes from the next. */
typedef struct pair_of_values {
  const expectation *e;
  const ir_type *element;
  const uint8_t *got, *want;
  size_t step, count;
} pair_of_values;

/* `worst` gets the comparison when it is worse than what is there. */
static bool elements_meet(const pair_of_values *p, comparison *worst, strbuf *remark, strbuf *why) {
  const expectation *e = p->e;
  comparison c;
  interp_nearness near = expectation_nearness(e, p->element, p->want, p->step ? p->count : 1);
  if (compare_elements(p->element, p->got, p->want, p->step, p->count, &near, &c)) {
    if (c.worst_ulps > worst->worst_ulps) {
      *worst = c;
      strbuf_reset(remark);
      strbuf_adds(remark, "all within the tolerance, ");
      say_difference(&c, p->element, remark);
      strbuf_addf(remark, " of result %zu", e->actual);
    }
    return true;
  }
  strbuf_addf(why, "result %zu", e->actual);
  if (e->name) strbuf_addf(why, " (%s)", e->name->bytes);
  strbuf_addf(why, ": %" PRId64 " %s, ", c.mismatches,
              c.mismatches == 1 ? "element differs" : "elements differ");
  say_difference(&c, p->element, why);
  if (c.worst_element < 0) return false;
  size_t at = (size_t)c.worst_element;
  strbuf_adds(why, "\nexpected: ");
  element_text(p->element, p->want + at * p->step, why);
  strbuf_adds(why, "\nactual: ");
  element_text(p->element, p->got + at * ir_dense_element_size(p->element), why);
  return false;
}

/* One of the values has rows (`of_want` says which one); compares each with the whole of the other.
 */
static bool rows_meet(pair_of_values p, int64_t rows, bool of_want, comparison *worst,
                      strbuf *remark, strbuf *why) {
  size_t bytes = p.count * ir_dense_element_size(p.element);
  for (int64_t i = 0; i < rows; i++) {
    if (!elements_meet(&p, worst, remark, why)) {
      if (rows > 1) strbuf_addf(why, "\nin row %" PRId64 " of %" PRId64, i, rows);
      return false;
    }
    *(of_want ? &p.want : &p.got) += bytes;
  }
  return true;
}

/* Whether a value of type `t` can be a result of type `want`, behind `skip` dimensions of `t`. */
static bool type_fits(const ir_type *t, const ir_type *want, size_t skip) {
  if (!ir_type_is(want, IR_TYPE_TENSOR)) return !skip && ir_type_equal(t, want);
  if (!ir_type_is(t, IR_TYPE_TENSOR) || t->shaped.rank != want->shaped.rank + skip ||
      !ir_type_equal(t->shaped.element, want->shaped.element))
    return false;
  for (size_t d = 0; d < want->shaped.rank; d++)
    if (want->shaped.dims[d] >= 0 && t->shaped.dims[d + skip] != want->shaped.dims[d]) return false;
  return true;
}

bool results_typed(ir_context *c, const ir_type *const *types, size_t type_count,
                   interp_value *const *results, size_t count, bool in_rows, strbuf *why) {
  if (count != type_count)
    return strbuf_refuse(why, "there %s %zu result%s, not %zu", count == 1 ? "is" : "are", count,
                         count == 1 ? "" : "s", type_count);
  for (size_t i = 0; i < count; i++) {
    const ir_type *t = interp_type(results[i]);
    if (type_fits(t, types[i], 0) || (in_rows && type_fits(t, types[i], 1))) continue;
    strbuf_addf(why, "result %zu has another type\nexpected: ", i);
    text_print_type(c, types[i], why);
    strbuf_adds(why, "\nactual: ");
    text_print_type(c, t, why);
    return false;
  }
  return true;
}

static bool meets(const expectation *e, interp_value *const *results, bool in_rows,
                  comparison *worst, strbuf *remark, strbuf *why) {
  size_t size, want_size;
  const ir_type *type = interp_type(results[e->actual]);
  const uint8_t *got = interp_data(results[e->actual], &size);
  const ir_type *want_type = e->value ? e->value->dense.type : interp_type(results[e->other]);
  const uint8_t *want =
      e->value ? e->value->dense.data : interp_data(results[e->other], &want_size);
  bool equal = ir_type_equal(type, want_type), rows = in_rows && type_fits(type, want_type, 1),
       of_want = in_rows && !e->value && type_fits(want_type, type, 1);
  if (!got || !want || !(equal || rows || of_want))
    return strbuf_refuse(why, "result %zu has another type", e->actual);
  const ir_type *element = ir_type_element(type);
  pair_of_values p = {e, element, got, want,
                      .count = (size_t)ir_type_element_count(rows ? want_type : type)};
  p.step = e->value && e->value->dense.splat ? 0 : ir_dense_element_size(element);
  if (equal) return elements_meet(&p, worst, remark, why);
  return rows_meet(p, (rows ? type : want_type)->shaped.dims[0], of_want, worst, remark, why);
}

/* Appends the names of the expectations after `first` that are not met either. */
static void name_others(const expectations *e, size_t first, interp_value *const *results,
                        bool in_rows, strbuf *why) {
  const istr *told = e->items[first].name;
  size_t count = 0;
  for (size_t i = first + 1; i < e->count; i++) {
    strbuf_auto remark = STRBUF_INIT, other = STRBUF_INIT;
    comparison worst = {0};
    const istr *name = e->items[i].name;
    if (!name || name == told || meets(&e->items[i], results, in_rows, &worst, &remark, &other))
      continue;
    strbuf_addf(why, "%s%s", count++ ? ", " : "\nalso wrong: ", name->bytes);
    told = name;
  }
}

bool expectations_met(const expectations *e, interp_value *const *results, size_t count,
                      bool in_rows, strbuf *why) {
  strbuf_auto remark = STRBUF_INIT;
  comparison worst = {0};
  if (!results_typed(e->context, e->types, e->type_count, results, count, in_rows, why))
    return false;
  for (size_t i = 0; i < e->count; i++) {
    if (meets(&e->items[i], results, in_rows, &worst, &remark, why)) continue;
    name_others(e, i, results, in_rows, why);
    return false;
  }
  strbuf_adds(why, strbuf_str(&remark));
  return true;
}

void value_list_free(value_list *l) {
  interp_release_all(l->items, l->count);
  *l = (value_list){0};
}

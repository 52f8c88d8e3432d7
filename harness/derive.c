#include "derive.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

#include "diags.h"
#include "versions/versions.h"

/* --- Deriving --- */

typedef struct check_row {
  uint16_t op;
  expect_kind kind;
  bool constant; /* the second value is a property */
} check_row;

static const check_row check_rows[] = {
    {OP_CHECK_EXPECT_EQ, EXPECT_EQUAL, false},
    {OP_CHECK_EXPECT_EQ_CONST, EXPECT_EQUAL, true},
    {OP_CHECK_EXPECT_ALMOST_EQ, EXPECT_ALMOST, false},
    {OP_CHECK_EXPECT_ALMOST_EQ_CONST, EXPECT_ALMOST, true},
};

static const check_row *row_of(const ir_op *op) {
  for (size_t i = 0; i < sizeof check_rows / sizeof *check_rows; i++)
    if (ir_op_is(op, check_rows[i].op)) return &check_rows[i];
  return NULL;
}

typedef struct check_search {
  const ir_block *body;
  const ir_op *stray;
  size_t count;
} check_search;

static bool count_check(ir_op *op, void *user) {
  check_search *s = user;
  if (strcmp(op->name->dialect->bytes, "check") != 0) return true;
  if (!row_of(op) || op->block != s->body) s->stray = op;
  s->count++;
  return true;
}

static double tolerance_of(const ir_op *op, double given) {
  const ir_attr *a = ir_op_get(op, "tolerance");
  if (given >= 0) return given;
  if (!ir_attr_is(a, IR_ATTR_FLOAT)) return 0.0001; /* the specification's default */
  return ir_float_decode(a->flt.type->format, a->flt.bits[0]);
}

/* Appends values to the return and to the function's type. */
static void add_results(ir_context *c, ir_op *f, ir_op *back, ir_value **values, size_t added) {
  arena *a = ir_arena(c);
  size_t old = back->operand_count, count = old + added;
  ir_value **all = ARENA_ARRAY(a, ir_value *, count);
  const ir_type **types = ARENA_ARRAY(a, const ir_type *, count);
  for (size_t i = 0; i < count; i++) {
    all[i] = i < old ? back->operands[i].value : values[i - old];
    types[i] = all[i]->type;
  }
  ir_op_set_operands(c, back, all, count);
  const ir_type *t = ir_op_get(f, "function_type")->type;
  const ir_type *wider =
      ir_type_function(c, t->function.inputs, t->function.input_count, types, count);
  ir_op_set(c, f, "function_type", ir_attr_type(c, wider));
  const ir_attr *attrs = ir_op_get(f, "res_attrs");
  if (!ir_attr_is(attrs, IR_ATTR_ARRAY)) return;
  const ir_attr **items = ARENA_ARRAY(a, const ir_attr *, count);
  const ir_attr *empty = ir_attr_dict(c, NULL, 0, NULL);
  for (size_t i = 0; i < count; i++)
    items[i] = i < attrs->array.count ? attrs->array.items[i] : empty;
  ir_op_set(c, f, "res_attrs", ir_attr_array(c, items, count));
}

static void derive(ir_context *c, ir_op *f, double tolerance, size_t checks, expectations *out) {
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
    *e = (expectation){.kind = row->kind, .actual = first + added};
    values[added++] = op->operands[0].value;
    if (row->kind == EXPECT_ALMOST) e->tolerance = tolerance_of(op, tolerance);
    if (row->constant) {
      e->value = ir_op_get(op, "value");
    } else {
      e->other = first + added;
      values[added++] = op->operands[1].value;
    }
    ir_op_erase(op);
  }
  add_results(c, f, back, values, added);
}

bool derive_plain(ir_context *c, ir_op *module, double tolerance, expectations *out,
                  diag_sink *sink) {
  *out = (expectations){0};
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
  derive(c, f, tolerance, s.count, out);
  arena_guard_pop(a, &g);
  return true;
}

/* --- Comparing --- */

static uint64_t load(const uint8_t *p, size_t n) {
  uint64_t bits = 0;
  memcpy(&bits, p, n < 8 ? n : 8); /* little-endian, as stored */
  return bits;
}

/* Where a float stands among all of its format, so that neighbours differ by one; both zeros are
 * neighbours of the smallest magnitudes. */
static int64_t rank_of(const ir_float_format *f, uint64_t bits) {
  uint64_t sign = f->width < 64 ? UINT64_C(1) << (f->width - 1) : UINT64_C(1) << 63;
  bool has_sign = f->specials != IR_FLOAT_E8M0;
  if (!has_sign || !(bits & sign)) return (int64_t)bits;
  return -(int64_t)(bits & (sign - 1));
}

typedef struct difference {
  bool within;
  double absolute;
  uint64_t ulps;
} difference;

static difference compare_float(const ir_float_format *f, const uint8_t *got, const uint8_t *want,
                                size_t size, expect_kind kind, double tolerance) {
  uint64_t a = load(got, size), b = load(want, size);
  bool nan_a = ir_float_is_nan(f, a), nan_b = ir_float_is_nan(f, b);
  difference d = {.within = a == b || (nan_a && nan_b)};
  if (d.within) return d;
  int64_t ra = rank_of(f, a), rb = rank_of(f, b);
  d.ulps = ra > rb ? (uint64_t)ra - (uint64_t)rb : (uint64_t)rb - (uint64_t)ra;
  if (nan_a || nan_b) {
    d.absolute = INFINITY;
    d.ulps = UINT64_MAX;
    return d;
  }
  double x = ir_float_decode(f, a), y = ir_float_decode(f, b);
  d.absolute = fabs(x - y);
  if (isnan(d.absolute)) d.absolute = INFINITY;
  d.within = kind == EXPECT_ALMOST && d.absolute <= tolerance;
  return d;
}

static difference compare_one(const ir_type *t, const uint8_t *got, const uint8_t *want,
                              expect_kind kind, double tolerance) {
  size_t size = ir_dense_element_size(t);
  if (t->kind == IR_TYPE_FLOAT) return compare_float(t->format, got, want, size, kind, tolerance);
  if (t->kind == IR_TYPE_COMPLEX) {
    difference re = compare_one(t->element, got, want, kind, tolerance);
    difference im = compare_one(t->element, got + size / 2, want + size / 2, kind, tolerance);
    re.within &= im.within;
    if (im.absolute > re.absolute) re.absolute = im.absolute;
    if (im.ulps > re.ulps) re.ulps = im.ulps;
    return re;
  }
  /* Bits beyond the width of an integer narrower than its bytes say nothing. */
  uint32_t width = t->kind == IR_TYPE_INTEGER && t->integer.width < 64 ? t->integer.width : 64;
  uint64_t mask = width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
  uint64_t a = load(got, size) & mask, b = load(want, size) & mask;
  difference d = {.within = size <= 8 ? a == b : memcmp(got, want, size) == 0};
  if (!d.within) {
    d.ulps = a > b ? a - b : b - a;
    d.absolute = (double)d.ulps;
  }
  return d;
}

bool compare_elements(const ir_type *element, const uint8_t *got, const uint8_t *want,
                      size_t want_step, size_t count, expect_kind kind, double tolerance,
                      comparison *out) {
  *out = (comparison){.worst_element = -1};
  size_t size = ir_dense_element_size(element);
  for (size_t i = 0; i < count; i++) {
    difference d = compare_one(element, got + i * size, want + i * want_step, kind, tolerance);
    out->mismatches += !d.within;
    if (d.ulps > out->worst_ulps || d.absolute > out->worst_difference)
      out->worst_element = (int64_t)i;
    if (d.ulps > out->worst_ulps) out->worst_ulps = d.ulps;
    if (d.absolute > out->worst_difference) out->worst_difference = d.absolute;
  }
  return out->mismatches == 0;
}

/* How far two results are apart, in words. */
static void say_difference(const expectation *e, const comparison *c, strbuf *out) {
  strbuf_addf(out, "by %g at most (%" PRIu64 " ULP), worst at element %" PRId64 " of result %zu",
              c->worst_difference, c->worst_ulps, c->worst_element, e->actual);
}

/* `worst` gets the comparison when it is worse than what is there. */
static bool meets(const expectation *e, interp_value *const *results, size_t count,
                  comparison *worst, strbuf *remark, strbuf *why) {
  if (e->actual >= count || (!e->value && e->other >= count)) {
    strbuf_addf(why, "there are %zu results, not %zu", count, e->actual + 1);
    return false;
  }
  size_t size, want_size;
  const ir_type *type = interp_type(results[e->actual]);
  const uint8_t *got = interp_data(results[e->actual], &size);
  const ir_type *want_type = e->value ? e->value->dense.type : interp_type(results[e->other]);
  const uint8_t *want =
      e->value ? e->value->dense.data : interp_data(results[e->other], &want_size);
  if (!got || !want || !ir_type_equal(type, want_type)) {
    strbuf_addf(why, "result %zu has another type", e->actual);
    return false;
  }
  const ir_type *element = ir_type_element(type);
  size_t step = e->value && e->value->dense.splat ? 0 : ir_dense_element_size(element);
  comparison c;
  if (compare_elements(element, got, want, step, (size_t)ir_type_element_count(type), e->kind,
                       e->tolerance, &c)) {
    if (c.worst_ulps > worst->worst_ulps) {
      *worst = c;
      strbuf_reset(remark);
      strbuf_adds(remark, "all within the tolerance, ");
      say_difference(e, &c, remark);
    }
    return true;
  }
  strbuf_addf(why,
              "result %zu: %" PRId64 " elements differ, by %g at most (%" PRIu64
              " ULP), worst at element %" PRId64,
              e->actual, c.mismatches, c.worst_difference, c.worst_ulps, c.worst_element);
  return false;
}

bool expectations_met(const expectations *e, interp_value *const *results, size_t count,
                      strbuf *why) {
  strbuf remark = STRBUF_INIT;
  comparison worst = {0};
  bool ok = true;
  for (size_t i = 0; ok && i < e->count; i++)
    ok = meets(&e->items[i], results, count, &worst, &remark, why);
  if (ok) strbuf_adds(why, strbuf_str(&remark));
  strbuf_free(&remark);
  return ok;
}

/* SPDX-License-Identifier: Apache-2.0 */
/* Ops with one way only, against definitions of their own: transforms and factorizations against
 * sums and products in long double, solutions of small systems of integers exactly, normalizations
 * and quantized arithmetic against the specification's compositions of other ops, bit for bit.
 *
 * The definitions are ours, too: this compares the interpreter with a second reading of the
 * specification by the same people, not with an outside oracle. */
#include "audit.h"

#include <complex.h>
#include <math.h>

typedef long double complex exact;

/* A program of one function, evaluated on given data. */
typedef struct program {
  ir_context *c;
  interp_value *result;
} program;

static program run_on(const char *text, const void *const *data) {
  strbuf errors = STRBUF_INIT;
  program p = {ir_context_new(&vs_builtin_opset()->registry, NULL), NULL};
  diag_text_sink sink = diag_text_sink_to(&errors);
  text_parse_options parse = {.file = "composed.mlir", .verify = true};
  ir_op *m = text_parse(p.c, text, strlen(text), &parse, &sink.sink);
  interp_value *args[4], **results = NULL;
  size_t count = 0, n = 0;
  if (m) {
    const ir_block *body = m->regions[0].first->first->regions[0].first;
    for (; n < body->arg_count; n++) {
      const ir_type *t = body->args[n]->type;
      args[n] = interp_tensor(
          t, data[n], (size_t)ir_type_element_count(t) * ir_dense_element_size(t->shaped.element));
      assert_non_null(args[n]);
    }
    const interp_options o = {.audit = true};
    interp_run(p.c, m, "main", args, n, &o, &results, &count, &sink.sink);
  }
  if (count != 1) print_error("%s\n%s", text, strbuf_str(&errors));
  assert_int_equal(count, 1);
  p.result = results[0];
  free(results);
  while (n > 0) interp_release(args[--n]);
  strbuf_free(&errors);
  return p;
}
static void end(program *p) {
  interp_release(p->result);
  ir_context_free(p->c);
}

/* --- Complex and real data of f32 or f64 ------------------------------------------------------ */

static void put(void *data, size_t at, bool wide, bool pairs, exact value) {
  for (int half = 0; half <= pairs; half++) {
    double v = (double)(half ? cimagl(value) : creall(value));
    float f = (float)v;
    size_t k = pairs ? 2 * at + (size_t)half : at;
    memcpy((char *)data + k * (wide ? 8 : 4), wide ? (void *)&v : (void *)&f, wide ? 8 : 4);
  }
}
static exact get(const void *data, size_t at, bool wide, bool pairs) {
  double halves[2] = {0, 0};
  for (int half = 0; half <= pairs; half++) {
    size_t k = pairs ? 2 * at + (size_t)half : at;
    float f;
    memcpy(wide ? (void *)&halves[half] : (void *)&f, (const char *)data + k * (wide ? 8 : 4),
           wide ? 8 : 4);
    if (!wide) halves[half] = f;
  }
  return halves[0] + halves[1] * (exact)I;
}
static const char *element(bool wide, bool pairs) {
  return pairs ? wide ? "complex<f64>" : "complex<f32>" : wide ? "f64" : "f32";
}

/* --- fft -------------------------------------------------------------------------------------- */

static const long double two_pi = 6.283185307179586476925286766559005768L;

/* Along dimension d: y[k] = sum of x[n] * exp(sign * 2 pi i n k / N). */
static void transform_line(exact *v, const int64_t *dims, size_t rank, size_t d, int sign) {
  size_t inner = 1, total = 1, n = (size_t)dims[d];
  for (size_t e = 0; e < rank; e++) {
    total *= (size_t)dims[e];
    if (e > d) inner *= (size_t)dims[e];
  }
  exact *line = calloc(n + 1, sizeof *line);
  for (size_t at = 0; at < total; at++) {
    if (at / inner % n) continue; /* the first element of each line */
    for (size_t k = 0; k < n; k++) {
      line[k] = 0;
      for (size_t e = 0; e < n; e++)
        line[k] += v[at + e * inner] * cexpl(sign * two_pi * I * (long double)(e * k % n) / n);
    }
    for (size_t k = 0; k < n; k++) v[at + k * inner] = line[k];
  }
  free(line);
}

typedef struct transform {
  unsigned kind; /* FFT, IFFT, RFFT, IRFFT */
  bool wide, real_in, real_out;
  int sign;
  shape in, out, s; /* s: of the complex side with all its elements */
  size_t lengths;   /* dimensions that are transformed: the last ones */
  size_t in_count, out_count, count;
} transform;

/* Each way to transform a line: passes of each radix, and convolutions (67, 97, 254 = 2 * 127,
 * 509). */
static const int64_t lengths_of_lines[] = {16, 25, 67, 77, 97, 128, 243, 254, 360, 509};

static transform draw_transform(int n) {
  transform t = {
      .kind = (unsigned)n % 4, .wide = draw(2), .in_count = 1, .out_count = 1, .count = 1};
  t.real_in = t.kind == 2;
  t.real_out = t.kind == 3;
  t.sign = t.kind == 0 || t.kind == 2 ? -1 : 1;
  t.s = draw_shape(1, 4, 7);
  for (size_t d = 0; d < t.s.rank; d++) t.s.dims[d] += t.s.dims[d] == 0;
  if (n % 16 < 4) {
    t.s.rank = 1 + (size_t)draw(2);
    t.s.dims[t.s.rank - 1] = lengths_of_lines[(size_t)n / 16];
  }
  size_t last = t.s.rank - 1;
  t.lengths = (size_t)between(1, t.s.rank < 3 ? (int64_t)t.s.rank : 3);
  t.in = t.out = t.s;
  if (t.real_in) t.out.dims[last] = t.s.dims[last] / 2 + 1;
  if (t.real_out) t.in.dims[last] = t.s.dims[last] / 2 + 1;
  for (size_t d = 0; d < t.s.rank; d++) {
    t.count *= (size_t)t.s.dims[d];
    t.in_count *= (size_t)t.in.dims[d];
    t.out_count *= (size_t)t.out.dims[d];
  }
  return t;
}

/* The transform by its sums, not yet divided. The other half of half a spectrum mirrors it, after
 * the transforms along the other dimensions. Takes v, and gives what replaces it. */
static exact *by_sums(const transform *t, exact *v) {
  const shape *s = &t->s;
  size_t last = s->rank - 1, have = (size_t)t->in.dims[last], want = (size_t)s->dims[last];
  for (size_t d = s->rank - t->lengths; d < s->rank; d++)
    if (!t->real_out || d < last) transform_line(v, t->in.dims, s->rank, d, t->sign);
  if (!t->real_out) return v;
  exact *whole = calloc(t->count, sizeof *whole);
  for (size_t k = 0; k < t->count; k++) {
    size_t at = k % want, line = k / want * have;
    whole[k] = at < have ? v[line + at] : conjl(v[line + want - at]);
  }
  free(v);
  transform_line(whole, s->dims, s->rank, last, t->sign);
  return whole;
}

/* `size` is the sum of the sizes of the inputs. */
static void hold_against_sums(const transform *t, const exact *v, long double size,
                              const void *result, const char *text) {
  long double elements = 1;
  size_t last = t->s.rank - 1, row = (size_t)t->out.dims[last];
  for (size_t d = t->s.rank - t->lengths; d < t->s.rank; d++) elements *= t->s.dims[d];
  if (t->sign > 0) size /= elements;
  long double bound =
      size * (t->wide ? 0x1p-52L : 0x1p-23L) * (long double)(2 * t->lengths + 1) * 4;
  for (size_t k = 0; k < t->out_count; k++) {
    size_t from = t->real_in ? k / row * (size_t)t->s.dims[last] + k % row : k;
    exact want = t->sign > 0 ? v[from] / elements : v[from];
    if (t->real_out) want = creall(want);
    exact got = get(result, k, t->wide, !t->real_out);
    if (!(cabsl(got - want) <= bound))
      print_error("%s element %zu: %Lg %Lg, wanted %Lg %Lg, bound %Lg\n", text, k, creall(got),
                  cimagl(got), creall(want), cimagl(want), bound);
    assert_true(cabsl(got - want) <= bound);
  }
}

static void transforms_are_sums(void **state) {
  (void)state;
  static const char *const names[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
  seed = 201;
  for (int n = 0; n < 160; n++) {
    transform t = draw_transform(n);
    exact *v = calloc(t.count, sizeof *v);
    double *data = calloc(2 * t.in_count, sizeof *data);
    long double size = 0;
    for (size_t k = 0; k < t.in_count; k++) {
      v[k] = (long double)between(-1000, 1000) / 64 +
             (t.real_in ? 0 : (long double)between(-1000, 1000) / 64 * I);
      put(data, k, t.wide, !t.real_in, v[k]);
      size += cabsl(v[k]);
    }
    strbuf text = STRBUF_INIT;
    const char *it = tensor(t.in, element(t.wide, !t.real_in)),
               *ot = tensor(t.out, element(t.wide, !t.real_out));
    strbuf_addf(&text,
                "func.func @main(%%a: %s) -> %s {\n"
                "  %%r = stablehlo.fft %%a, type = %s, length = [%s] : (%s) -> %s\n"
                "  func.return %%r : %s\n}\n",
                it, ot, names[t.kind], list(t.s.dims + t.s.rank - t.lengths, t.lengths), it, ot,
                ot);
    program p = run_on(strbuf_str(&text), (const void *[]){data});
    v = by_sums(&t, v);
    hold_against_sums(&t, v, size, interp_data(p.result, NULL), strbuf_str(&text));
    end(&p);
    strbuf_free(&text);
    free(v);
    free(data);
    part = 0;
  }
}

/* --- cholesky, triangular_solve --------------------------------------------------------------- */

#define ORDER 6

static exact small_number(bool pairs, int64_t most) {
  return (long double)between(-most, most) + (pairs ? (long double)between(-most, most) * I : 0);
}

/* a = l * l^H, for a lower triangle l of small integers with a positive diagonal: each step of the
 * factorization is exact, and gives l back. Only one triangle of a is read: the other one holds
 * other numbers. */
static void factors_of_integers_are_exact(void **state) {
  (void)state;
  seed = 202;
  for (int n = 0; n < 120; n++) {
    bool wide = draw(2), pairs = draw(2), lower = draw(2);
    int order = (int)between(1, ORDER);
    exact l[ORDER][ORDER] = {{0}};
    double data[2 * ORDER * ORDER];
    for (int r = 0; r < order; r++) {
      for (int c = 0; c < r; c++) l[r][c] = small_number(pairs, 5);
      l[r][r] = (long double)(INT64_C(1) << draw(4));
    }
    for (int r = 0; r < order; r++)
      for (int c = 0; c < order; c++) {
        exact a = 0;
        for (int k = 0; k < order; k++) a += l[r][k] * conjl(l[c][k]);
        bool read = lower ? c <= r : c >= r;
        put(data, (size_t)(r * order + c), wide, pairs, read ? a : 77);
      }
    strbuf text = STRBUF_INIT;
    const char *t = tensor((shape){2, {order, order}}, element(wide, pairs));
    strbuf_addf(
        &text,
        "func.func @main(%%a: %s) -> %s {\n  %%r = stablehlo.cholesky %%a, lower = %s : %s\n"
        "  func.return %%r : %s\n}\n",
        t, t, lower ? "true" : "false", t, t);
    program p = run_on(strbuf_str(&text), (const void *[]){data});
    for (int r = 0; r < order; r++)
      for (int c = 0; c < order; c++) {
        exact got = get(interp_data(p.result, NULL), (size_t)(r * order + c), wide, pairs);
        assert_true(got == (lower ? l[r][c] : conjl(l[c][r])));
      }
    end(&p);
    strbuf_free(&text);
    part = 0;
  }
}

/* For other positive definite matrices the product of the factors is the matrix, but for rounding.
 */
static void factors_multiply_back(void **state) {
  (void)state;
  seed = 203;
  for (int n = 0; n < 120; n++) {
    bool wide = draw(2), pairs = draw(2);
    int order = (int)between(1, ORDER);
    exact m[ORDER][ORDER], a[ORDER][ORDER], f[ORDER][ORDER];
    double data[2 * ORDER * ORDER];
    for (int r = 0; r < order; r++)
      for (int c = 0; c < order; c++) m[r][c] = small_number(pairs, 1000) / 37;
    for (int r = 0; r < order; r++)
      for (int c = 0; c < order; c++) {
        a[r][c] = r == c ? 1 : 0;
        for (int k = 0; k < order; k++) a[r][c] += m[r][k] * conjl(m[c][k]);
        put(data, (size_t)(r * order + c), wide, pairs, a[r][c]);
      }
    strbuf text = STRBUF_INIT;
    const char *t = tensor((shape){2, {order, order}}, element(wide, pairs));
    strbuf_addf(
        &text,
        "func.func @main(%%a: %s) -> %s {\n  %%r = stablehlo.cholesky %%a, lower = true : %s\n"
        "  func.return %%r : %s\n}\n",
        t, t, t, t);
    program p = run_on(strbuf_str(&text), (const void *[]){data});
    long double trace = 0;
    for (int r = 0; r < order; r++) {
      trace += creall(a[r][r]);
      for (int c = 0; c < order; c++)
        f[r][c] = get(interp_data(p.result, NULL), (size_t)(r * order + c), wide, pairs);
    }
    for (int r = 0; r < order; r++)
      for (int c = 0; c < order; c++) {
        exact back = 0;
        for (int k = 0; k < order; k++) back += f[r][k] * conjl(f[c][k]);
        assert_true(c <= r || f[r][c] == 0);
        assert_true(cabsl(back - a[r][c]) <= trace * (order + 2) * (wide ? 0x1p-52L : 0x1p-23L));
      }
    end(&p);
    strbuf_free(&text);
    part = 0;
  }
}

/* Small integers, and powers of two on the diagonal: the solution that b was made of comes back. */
static void solutions_of_integers_are_exact(void **state) {
  (void)state;
  static const char *const forms[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
  seed = 204;
  for (int n = 0; n < 240; n++) {
    bool wide = draw(2), pairs = draw(2), lower = draw(2), unit = draw(2), left = draw(2);
    int order = (int)between(1, ORDER), sides = (int)between(1, 4);
    unsigned form = (unsigned)draw(3);
    exact a[ORDER][ORDER], x[ORDER][ORDER];
    double a_data[2 * ORDER * ORDER], b_data[2 * ORDER * ORDER];
    for (int r = 0; r < order; r++)
      for (int c = 0; c < order; c++) {
        bool read = lower ? c < r : c > r;
        a[r][c] = read ? small_number(pairs, 3) : 0;
        if (r == c) a[r][c] = unit ? 1 : (long double)(INT64_C(1) << draw(3)) * (draw(2) ? 1 : -1);
        put(a_data, (size_t)(r * order + c), wide, pairs, read || (r == c && !unit) ? a[r][c] : 55);
      }
    for (int r = 0; r < order; r++)
      for (int c = 0; c < sides; c++) x[r][c] = small_number(pairs, 9);
#define OP(r, c) (form == 0 ? a[r][c] : form == 1 ? a[c][r] : conjl(a[c][r]))
    for (int r = 0; r < order; r++)
      for (int c = 0; c < sides; c++) {
        exact b = 0;
        for (int k = 0; k < order; k++) b += (left ? OP(r, k) : OP(k, r)) * x[k][c];
        put(b_data, (size_t)(left ? r * sides + c : c * order + r), wide, pairs, b);
      }
#undef OP
    strbuf text = STRBUF_INIT;
    const char *at = tensor((shape){2, {order, order}}, element(wide, pairs)),
               *bt = tensor((shape){2, {left ? order : sides, left ? sides : order}},
                            element(wide, pairs));
    strbuf_addf(&text,
                "func.func @main(%%a: %s, %%b: %s) -> %s {\n"
                "  %%r = \"stablehlo.triangular_solve\"(%%a, %%b) <{left_side = %s, lower = %s, "
                "unit_diagonal = %s, transpose_a = #stablehlo<transpose %s>}> : (%s, %s) -> %s\n"
                "  func.return %%r : %s\n}\n",
                at, bt, bt, left ? "true" : "false", lower ? "true" : "false",
                unit ? "true" : "false", forms[form], at, bt, bt, bt);
    program p = run_on(strbuf_str(&text), (const void *[]){a_data, b_data});
    for (int r = 0; r < order; r++)
      for (int c = 0; c < sides; c++)
        assert_true(get(interp_data(p.result, NULL), (size_t)(left ? r * sides + c : c * order + r),
                        wide, pairs) == x[r][c]);
    end(&p);
    strbuf_free(&text);
    part = 0;
  }
}

/* --- batch_norm_* ----------------------------------------------------------------------------- */

/* The specification's compositions, with its names (compute_sum, compute_mean, normalization). */
typedef struct norm {
  strbuf text;
  const char *operand, *vector, *element; /* types */
  size_t feature;
  int64_t dims[8], per_feature;
  size_t rank;
  double epsilon;
} norm;

static void binary(norm *n, const char *out, const char *op, const char *l, const char *r,
                   const char *type) {
  strbuf_addf(&n->text, "  %%%s = stablehlo.%s %%%s, %%%s : %s\n", out, op, l, r, type);
}
static void spread(norm *n, const char *out, const char *in) {
  strbuf_addf(&n->text, "  %%%s = stablehlo.broadcast_in_dim %%%s, dims = [%zu] : (%s) -> %s\n",
              out, in, n->feature, n->vector, n->operand);
}
static void splat(norm *n, const char *out, double value, const char *type) {
  strbuf_addf(&n->text, "  %%%s = stablehlo.constant dense<%.17e> : %s\n", out, value, type);
}
static void sum(norm *n, const char *out, const char *in) {
  strbuf_addf(&n->text,
              "  %%%s_zero = stablehlo.constant dense<0.0> : tensor<%s>\n"
              "  %%%s = \"stablehlo.reduce\"(%%%s, %%%s_zero) <{dimensions = %s}> ({\n"
              "  ^bb0(%%x: tensor<%s>, %%y: tensor<%s>):\n"
              "    %%z = stablehlo.add %%x, %%y : tensor<%s>\n"
              "    \"stablehlo.return\"(%%z) : (tensor<%s>) -> ()\n  }) : (%s, tensor<%s>) -> %s\n",
              out, n->element, out, in, out, array(n->dims, n->rank - 1), n->element, n->element,
              n->element, n->element, n->operand, n->element, n->vector);
}
static void mean(norm *n, const char *out, const char *in, const char *total) {
  sum(n, total, in);
  binary(n, out, "divide", total, "divisor", n->vector);
}
/* centered, shifted (variance + epsilon), stddev, normalized. */
static void normalization(norm *n, const char *mean_name, const char *variance) {
  spread(n, "mean_bcast", mean_name);
  spread(n, "variance_bcast", variance);
  binary(n, "centered", "subtract", "a0", "mean_bcast", n->operand);
  binary(n, "shifted", "add", "variance_bcast", "epsilon", n->operand);
  strbuf_addf(&n->text, "  %%stddev = stablehlo.sqrt %%shifted : %s\n", n->operand);
  binary(n, "normalized", "divide", "centered", "stddev", n->operand);
}
static void expect(norm *n, const char *a, const char *b, const char *type) {
  strbuf_addf(&n->text, "  check.expect_eq %%%s, %%%s : %s\n", a, b, type);
}

static void inference_tail(norm *n, const char *result) {
  spread(n, "scale_bcast", "a1");
  spread(n, "offset_bcast", "a2");
  binary(n, "scaled", "multiply", "scale_bcast", "normalized", n->operand);
  binary(n, "expected", "add", "scaled", "offset_bcast", n->operand);
  expect(n, result, "expected", n->operand);
}

/* Each appends the op, with attributes `a`, and the composition that its results must equal. */
static void inference(norm *n, const char *a) {
  const char *o = n->operand, *v = n->vector;
  strbuf_addf(&n->text,
              "  %%r = \"stablehlo.batch_norm_inference\"(%%a0, %%a1, %%a2, %%a3, %%a4) %s : "
              "(%s, %s, %s, %s, %s) -> %s\n",
              a, o, v, v, v, v, o);
  normalization(n, "a3", "a4");
  inference_tail(n, "r");
  audit_body(strbuf_str(&n->text), TYPES(o, v, v, v, v));
}

static void training(norm *n, const char *a) {
  const char *o = n->operand, *v = n->vector;
  strbuf_addf(&n->text,
              "  %%r, %%m, %%v = \"stablehlo.batch_norm_training\"(%%a0, %%a1, %%a2) %s : "
              "(%s, %s, %s) -> (%s, %s, %s)\n",
              a, o, v, v, o, v, v);
  mean(n, "mean", "a0", "total");
  expect(n, "m", "mean", v);
  spread(n, "mean_b", "mean");
  binary(n, "difference", "subtract", "a0", "mean_b", o);
  binary(n, "squares", "multiply", "difference", "difference", o);
  mean(n, "variance", "squares", "total_squares");
  expect(n, "v", "variance", v);
  normalization(n, "mean", "variance");
  inference_tail(n, "r");
  audit_body(strbuf_str(&n->text), TYPES(o, v, v));
}

static void gradient(norm *n, const char *a) {
  const char *o = n->operand, *v = n->vector;
  strbuf_addf(&n->text,
              "  %%r, %%s, %%t = \"stablehlo.batch_norm_grad\"(%%a0, %%a1, %%a2, %%a3, %%a4) "
              "%s : (%s, %s, %s, %s, %s) -> (%s, %s, %s)\n",
              a, o, v, v, v, o, o, v, v);
  normalization(n, "a2", "a3");
  splat(n, "elements_per_feature", (double)n->per_feature, o);
  spread(n, "scale_bcast", "a1");
  binary(n, "i1", "multiply", "a4", "elements_per_feature", o);
  sum(n, "grad_offset", "a4");
  spread(n, "i2", "grad_offset");
  binary(n, "weighted", "multiply", "a4", "centered", o);
  sum(n, "weighted_sum", "weighted");
  spread(n, "i3", "weighted_sum");
  binary(n, "i4", "multiply", "i3", "centered", o);
  binary(n, "i5", "divide", "i4", "shifted", o);
  binary(n, "i1_i2", "subtract", "i1", "i2", o);
  binary(n, "i6", "subtract", "i1_i2", "i5", o);
  binary(n, "per_stddev", "divide", "scale_bcast", "stddev", o);
  binary(n, "per_element", "divide", "per_stddev", "elements_per_feature", o);
  binary(n, "grad_operand", "multiply", "per_element", "i6", o);
  binary(n, "products", "multiply", "a4", "normalized", o);
  sum(n, "grad_scale", "products");
  expect(n, "r", "grad_operand", o);
  expect(n, "s", "grad_scale", v);
  expect(n, "t", "grad_offset", v);
  audit_body(strbuf_str(&n->text), TYPES(o, v, v, v, o));
}

static void normalizations_are_compositions(void **state) {
  (void)state;
  static const char *const types[] = {"f32", "f64", "bf16", "f16"};
  seed = 205;
  for (int k = 0; k < 120; k++) {
    norm n = {.text = STRBUF_INIT, .epsilon = PICK(((const double[]){0.0, 0.125, 0.001}))};
    shape s = draw_shape(1, 4, 5);
    for (size_t d = 0; d < s.rank; d++) s.dims[d] += s.dims[d] == 0;
    n.feature = draw(s.rank);
    n.rank = s.rank;
    n.per_feature = 1;
    for (size_t d = 0, at = 0; d < s.rank; d++) {
      if (d == n.feature) continue;
      n.dims[at++] = (int64_t)d;
      n.per_feature *= s.dims[d];
    }
    n.element = PICK(types);
    n.operand = tensor(s, n.element);
    n.vector = tensor((shape){1, {s.dims[n.feature]}}, n.element);
    splat(&n, "divisor", (double)n.per_feature, n.vector);
    /* The attribute is an f32. */
    splat(&n, "epsilon", (double)(float)n.epsilon, n.operand);
    strbuf *attributes = fresh();
    strbuf_addf(attributes, "<{epsilon = %.9e : f32, feature_index = %zu : i64}>", n.epsilon,
                n.feature);
    (k % 3 == 0 ? inference : k % 3 == 1 ? training : gradient)(&n, strbuf_str(attributes));
    strbuf_free(&n.text);
  }
}

/* --- Quantized types -------------------------------------------------------------------------- */

typedef struct quantized {
  double scale;
  int zero_point;
  const char *storage, *name; /* of the element types */
  int low, high;
} quantized;

static quantized draw_quantized(const char *storage, bool symmetric) {
  static const double scales[] = {0.5, 0.25, 1.0, 0.1, 0.3333, 1.7, 2.0, 0.017};
  strbuf *b = fresh();
  bool is_unsigned = *storage == 'u';
  int bits = atoi(storage + (is_unsigned ? 2 : 1));
  quantized q = {.scale = PICK(scales), .storage = storage};
  q.low = is_unsigned ? 0 : -(1 << (bits - 1));
  q.high = is_unsigned ? (1 << bits) - 1 : (1 << (bits - 1)) - 1;
  q.zero_point = symmetric ? 0 : (int)between(is_unsigned ? 0 : -7, 7);
  strbuf_addf(b, "!quant.uniform<%s%d:f32, %.9e:%d>", is_unsigned ? "u" : "i", bits, q.scale,
              q.zero_point);
  q.name = strbuf_str(b);
  return q;
}

/* uniform_dequantize and uniform_quantize by the specification's `dequantize` and `quantize`. */
static void quantization_is_arithmetic(void **state) {
  (void)state;
  static const char *const storages[] = {"i8", "ui8", "i4", "i16"};
  seed = 206;
  for (int n = 0; n < 100; n++) {
    shape s = draw_shape(0, 2, 9);
    quantized q = draw_quantized(PICK(storages), false);
    const char *f = tensor(s, "f32"), *i = tensor(s, q.storage), *w = tensor(s, "i32"),
               *t = tensor(s, q.name);
    strbuf b = STRBUF_INIT;
    /* From f32: x / scale + zero point, clamped, rounded. NaNs stay out: convert leaves them open.
     */
    strbuf_addf(&b,
                "  %%nan = stablehlo.compare NE, %%a0, %%a0 : (%s, %s) -> %s\n"
                "  %%one = stablehlo.constant dense<1.0> : %s\n"
                "  %%x = stablehlo.select %%nan, %%one, %%a0 : %s, %s\n",
                f, f, tensor(s, "i1"), f, tensor(s, "i1"), f);
    strbuf_addf(&b,
                "  %%q = stablehlo.uniform_quantize %%x : (%s) -> %s\n"
                "  %%scale = stablehlo.constant dense<%.9e> : %s\n"
                "  %%zero = stablehlo.constant dense<%d.0> : %s\n"
                "  %%low = stablehlo.constant dense<%d.0> : %s\n"
                "  %%high = stablehlo.constant dense<%d.0> : %s\n"
                "  %%scaled = stablehlo.divide %%x, %%scale : %s\n"
                "  %%moved = stablehlo.add %%scaled, %%zero : %s\n"
                "  %%clamped = stablehlo.clamp %%low, %%moved, %%high : %s\n"
                "  %%rounded = stablehlo.round_nearest_even %%clamped : %s\n"
                "  %%stored = stablehlo.convert %%rounded : (%s) -> %s\n"
                "  %%got = stablehlo.bitcast_convert %%q : (%s) -> %s\n"
                "  check.expect_eq %%got, %%stored : %s\n",
                f, t, q.scale, f, q.zero_point, f, q.low, f, q.high, f, f, f, f, f, f, i, t, i, i);
    /* And to f32: (stored - zero point) * scale. */
    strbuf_addf(&b,
                "  %%d = stablehlo.uniform_dequantize %%q : (%s) -> %s\n"
                "  %%wide = stablehlo.convert %%stored : (%s) -> %s\n"
                "  %%point = stablehlo.constant dense<%d> : %s\n"
                "  %%difference = stablehlo.subtract %%wide, %%point : %s\n"
                "  %%float = stablehlo.convert %%difference : (%s) -> %s\n"
                "  %%value = stablehlo.multiply %%float, %%scale : %s\n"
                "  check.expect_eq %%d, %%value : %s\n",
                t, f, i, w, q.zero_point, w, w, w, f, f, f);
    audit_body(strbuf_str(&b), TYPES(f));
    strbuf_free(&b);
  }
}

/* Two arguments quantized, p and q, and back, x and y. */
static void there_and_back(strbuf *b, const char *lf, const char *lq, const char *rf,
                           const char *rq) {
  strbuf_addf(b,
              "  %%p = stablehlo.uniform_quantize %%a0 : (%s) -> %s\n"
              "  %%q = stablehlo.uniform_quantize %%a1 : (%s) -> %s\n"
              "  %%x = stablehlo.uniform_dequantize %%p : (%s) -> %s\n"
              "  %%y = stablehlo.uniform_dequantize %%q : (%s) -> %s\n",
              lf, lq, rf, rq, lq, lf, rq, rf);
}

/* The quantized value of z is stored in r. */
static void expect_quantized(strbuf *b, const char *f, const char *q, const char *storage) {
  strbuf_addf(b,
              "  %%e = stablehlo.uniform_quantize %%z : (%s) -> %s\n"
              "  %%got = stablehlo.bitcast_convert %%r : (%s) -> %s\n"
              "  %%want = stablehlo.bitcast_convert %%e : (%s) -> %s\n"
              "  check.expect_eq %%got, %%want : %s\n",
              f, q, q, storage, q, storage, storage);
}

/* dequantize, the op, quantize: what dequantize_op_quantize says of elementwise ops. */
static void quantized_ops_are_compositions(void **state) {
  (void)state;
  static const char *const pairs[] = {"add",     "subtract", "multiply", "divide",
                                      "maximum", "minimum",  "power",    "atan2"},
                           *const singles[] = {"abs",   "negate", "tanh", "exponential",
                                               "floor", "cosine", "sqrt", "logistic",
                                               "ceil",  "sign",   "log",  "round_nearest_even"};
  static const char *const storages[] = {"i8", "ui8", "i4"};
  seed = 207;
  for (int n = 0; n < 200; n++) {
    shape s = draw_shape(0, 2, 9);
    const char *storage = PICK(storages);
    quantized a = draw_quantized(storage, false), b = draw_quantized(storage, false),
              r = draw_quantized(storage, false);
    const char *f = tensor(s, "f32"), *at = tensor(s, a.name), *bt = tensor(s, b.name),
               *rt = tensor(s, r.name), *i = tensor(s, storage);
    bool two = draw(2);
    const char *op = two ? PICK(pairs) : PICK(singles);
    strbuf p = STRBUF_INIT;
    there_and_back(&p, f, at, f, bt);
    if (two)
      strbuf_addf(&p,
                  "  %%r = \"stablehlo.%s\"(%%p, %%q) : (%s, %s) -> %s\n"
                  "  %%z = stablehlo.%s %%x, %%y : %s\n",
                  op, at, bt, rt, op, f);
    else
      strbuf_addf(&p,
                  "  %%r = \"stablehlo.%s\"(%%p) : (%s) -> %s\n"
                  "  %%z = stablehlo.%s %%x : %s\n",
                  op, at, rt, op, f);
    expect_quantized(&p, f, rt, i);
    audit_body(strbuf_str(&p), TYPES(f, f));
    strbuf_free(&p);
  }
}

static void contraction(strbuf *b, bool conv, const char *out, const char *l, const char *r,
                        const char *lt, const char *rt, const char *ot) {
  if (conv)
    strbuf_addf(b,
                "  %%%s = stablehlo.convolution(%%%s, %%%s) dim_numbers = [b, f]x[i, o]->[b, f], "
                "window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (%s, "
                "%s) -> %s\n",
                out, l, r, lt, rt, ot);
  else
    strbuf_addf(
        b,
        "  %%%s = stablehlo.dot_general %%%s, %%%s, contracting_dims = [1] x [0] : (%s, %s) "
        "-> %s\n",
        out, l, r, lt, rt, ot);
}

/* The same for contractions; weights alone quantized (hybrid) give f32. */
static void quantized_contractions_are_compositions(void **state) {
  (void)state;
  seed = 208;
  for (int n = 0; n < 100; n++) {
    bool hybrid = draw(3) == 0, conv = draw(2);
    shape l = {2, {between(1, 4), between(1, 9)}}, r = {2, {l.dims[1], between(1, 4)}};
    shape o = {2, {l.dims[0], r.dims[1]}};
    quantized a = draw_quantized("i8", false), b = draw_quantized("i8", true),
              c = draw_quantized("i8", false);
    const char *lf = tensor(l, "f32"), *rf = tensor(r, "f32"), *of = tensor(o, "f32"),
               *lq = tensor(l, a.name), *rq = tensor(r, b.name), *oq = tensor(o, c.name),
               *oi = tensor(o, "i8");
    strbuf p = STRBUF_INIT;
    there_and_back(&p, lf, lq, rf, rq);
    contraction(&p, conv, "z", hybrid ? "a0" : "x", "y", lf, rf, of);
    contraction(&p, conv, "r", hybrid ? "a0" : "p", "q", hybrid ? lf : lq, rq, hybrid ? of : oq);
    if (hybrid)
      strbuf_addf(&p, "  check.expect_eq %%r, %%z : %s\n", of);
    else
      expect_quantized(&p, of, oq, oi);
    audit_body(strbuf_str(&p), TYPES(lf, rf));
    strbuf_free(&p);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(transforms_are_sums),
      cmocka_unit_test(factors_of_integers_are_exact),
      cmocka_unit_test(factors_multiply_back),
      cmocka_unit_test(solutions_of_integers_are_exact),
      cmocka_unit_test(normalizations_are_compositions),
      cmocka_unit_test(quantization_is_arithmetic),
      cmocka_unit_test(quantized_ops_are_compositions),
      cmocka_unit_test(quantized_contractions_are_compositions),
  };
  int failed = cmocka_run_group_tests(tests, NULL, NULL);
  audit_end();
  return failed;
}

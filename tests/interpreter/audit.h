/* SPDX-License-Identifier: Apache-2.0 */
/* Random programs on random data, evaluated with interp_options.audit: each op that has a
 * definition both ways. All from fixed seeds. */
#ifndef HLO_CTS_TESTS_INTERPRETER_AUDIT_H
#define HLO_CTS_TESTS_INTERPRETER_AUDIT_H

#include "run.h"

static uint64_t seed;
static inline uint64_t draw(uint64_t below) {
  seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407;
  return below ? (seed >> 24) % below : seed >> 16;
}
static inline int64_t between(int64_t low, int64_t high) {
  return low + (int64_t)draw((uint64_t)(high - low + 1));
}

#define PICK(list) (list)[draw(sizeof(list) / sizeof *(list))]

typedef struct shape {
  size_t rank;
  int64_t dims[8];
} shape;

static inline shape draw_shape(size_t least_rank, size_t most_rank, int64_t most) {
  shape s = {.rank = (size_t)between((int64_t)least_rank, (int64_t)most_rank)};
  for (size_t d = 0; d < s.rank; d++) s.dims[d] = draw(40) ? between(1, most) : 0;
  return s;
}
static inline void permutation(size_t n, int64_t *out) {
  for (size_t k = 0; k < n; k++) out[k] = (int64_t)k;
  for (size_t k = n; k-- > 1;) {
    size_t other = draw(k + 1);
    int64_t t = out[k];
    out[k] = out[other];
    out[other] = t;
  }
}

/* A small buffer for each type and list in a program; they live as long as one program. */
static strbuf parts[64];
static size_t part;
static inline strbuf *fresh(void) {
  assert_true(part < 64);
  strbuf_reset(&parts[part]);
  return &parts[part++];
}
static inline const char *tensor(shape s, const char *element) {
  strbuf *b = fresh();
  strbuf_adds(b, "tensor<");
  for (size_t d = 0; d < s.rank; d++) strbuf_addf(b, "%lldx", (long long)s.dims[d]);
  strbuf_addf(b, "%s>", element);
  return strbuf_str(b);
}
static inline const char *list(const int64_t *v, size_t n) {
  strbuf *b = fresh();
  for (size_t k = 0; k < n; k++) strbuf_addf(b, "%s%lld", k ? ", " : "", (long long)v[k]);
  return strbuf_str(b);
}
static inline const char *array(const int64_t *v, size_t n) {
  strbuf *b = fresh();
  strbuf_addf(b, "array<i64%s%s>", n ? ": " : "", list(v, n));
  return strbuf_str(b);
}

/* A constant of a list of indices: "dense<[1, 2]> : tensor<2xi64>". */
static inline const char *constant(const int64_t *v, size_t n) {
  strbuf *b = fresh();
  strbuf_addf(b, "stablehlo.constant dense<[%s]> : tensor<%zuxi64>", list(v, n), n);
  return strbuf_str(b);
}

/* Small numbers, and now and then any bits at all. Integers are indices: small, some negative. */
static inline void fill(uint8_t *data, size_t size, const ir_type *element) {
  size_t one = ir_dense_element_size(element);
  bool is_int = element->kind == IR_TYPE_INTEGER;
  unsigned mode = (unsigned)draw(3); /* small only, mixed, mostly wild */
  for (size_t at = 0; at < size; at += one) {
    bool wild = draw(8) < mode * 3;
    size_t half = !is_int && element->kind == IR_TYPE_COMPLEX ? one / 2 : one;
    for (size_t h = at; h < at + one; h += half) {
      uint64_t bits = draw(0) << 20 ^ draw(0);
      if (!wild && is_int) bits = (uint64_t)between(-3, 9);
      if (!wild && !is_int && half == 4) {
        float f = (float)between(-40, 40) / 8;
        memcpy(&bits, &f, 4);
      } else if (!wild && !is_int && half == 8) {
        double f = (double)between(-40, 40) / 8;
        memcpy(&bits, &f, 8);
      }
      memcpy(data + h, &bits, half);
    }
  }
}

static inline void audit(strbuf *text) {
  strbuf errors = STRBUF_INIT;
  ir_context *c = ir_context_new(&vs_builtin_opset()->registry, NULL);
  diag_text_sink sink = diag_text_sink_to(&errors);
  text_parse_options parse = {.file = "audit.mlir", .verify = true};
  ir_op *m = text_parse(c, strbuf_str(text), text->len, &parse, &sink.sink);
  if (!m) print_error("%s\n%s", strbuf_str(text), strbuf_str(&errors));
  assert_non_null(m);
  const ir_block *body = m->regions[0].first->first->regions[0].first;
  interp_value *args[8], **results = NULL;
  size_t count = 0;
  for (uint32_t k = 0; k < body->arg_count; k++) {
    const ir_type *t = body->args[k]->type;
    size_t size = (size_t)ir_type_element_count(t) * ir_dense_element_size(t->shaped.element);
    uint8_t *data = calloc(size + 1, 1);
    fill(data, size, t->shaped.element);
    args[k] = interp_tensor(t, data, size);
    assert_non_null(args[k]);
    free(data);
  }
  interp_options o = {.audit = true};
  bool ok = interp_run(c, m, "main", args, body->arg_count, &o, &results, &count, &sink.sink);
  if (!ok) print_error("%s\n%s", strbuf_str(text), strbuf_str(&errors));
  assert_true(ok);
  for (size_t k = 0; k < count; k++) interp_release(results[k]);
  free(results);
  for (uint32_t k = 0; k < body->arg_count; k++) interp_release(args[k]);
  ir_context_free(c);
  strbuf_free(&errors);
  strbuf_free(text);
  part = 0;
}

static inline void audit_end(void) {
  for (size_t k = 0; k < sizeof parts / sizeof *parts; k++) strbuf_free(&parts[k]);
}

/* A function of these arguments (types, NULL at the end) and body. */
static inline void audit_body(const char *body, const char *const *types) {
  strbuf b = STRBUF_INIT;
  strbuf_adds(&b, "func.func @main(");
  for (size_t k = 0; types[k]; k++) strbuf_addf(&b, "%s%%a%zu: %s", k ? ", " : "", k, types[k]);
  strbuf_addf(&b, ") {\n%s  func.return\n}\n", body);
  audit(&b);
}
static inline void audit_form(const char *const *types, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
static inline void audit_form(const char *const *types, const char *format, ...) {
  strbuf b = STRBUF_INIT;
  va_list args;
  va_start(args, format);
  strbuf_vaddf(&b, format, args);
  va_end(args);
  audit_body(strbuf_str(&b), types);
  strbuf_free(&b);
}

#define TYPES(...) ((const char *const[]){__VA_ARGS__, NULL})

static const char *const common[] = {"f32", "f64", "i32",  "bf16",         "f16",         "i8",
                                     "i64", "i16", "ui32", "complex<f32>", "complex<f64>"};

/* A region of two or four scalars: one op; several; one that captures; or one that the lanes
 * cannot run (it calls), so that each application goes through the machine both times. */
static inline const char *reducer(const char *element, unsigned kind) {
  strbuf *b = fresh();
  const char *s = tensor((shape){0}, element);
  static const char *const ops[] = {"add", "multiply", "maximum", "minimum"};
  static const char *const bools[] = {"and", "or", "add", "multiply"};
  const char *op = strcmp(element, "i1") == 0 ? PICK(bools) : PICK(ops);
  strbuf_addf(b, "^bb0(%%x: %s, %%y: %s):\n", s, s);
  if (kind == 0)
    strbuf_addf(b, "    %%r = stablehlo.%s %%x, %%y : %s\n", op, s);
  else if (kind == 1)
    strbuf_addf(b, "    %%r = stablehlo.%s %%y, %%x : %s\n", op, s);
  else
    strbuf_addf(b,
                "    %%q = stablehlo.%s %%x, %%x : %s\n"
                "    %%t = stablehlo.add %%q, %%y : %s\n"
                "    %%r = stablehlo.%s %%t, %%y : %s\n",
                op, s, s, op, s);
  strbuf_addf(b, "    \"stablehlo.return\"(%%r) : (%s) -> ()\n", s);
  return strbuf_str(b);
}

#endif

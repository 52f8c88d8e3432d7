/* SPDX-License-Identifier: Apache-2.0 */
/* A program with the size and the variety of AlphaFold's: 69,714 operations, layers of attention,
 * normalization and gated transitions over shapes that change from layer to layer, in functions
 * that call each other. Every operation has a location with a name, as JAX writes them. */
#include <stdarg.h>
#include <stdio.h>

#include "bench.h"

enum { LAYERS_OF_A_FUNCTION = 12, HEADS = 8, CHANNELS = 64, WEIGHTS = 1792 };

typedef struct model {
  strbuf *out;
  size_t ops;                     /* so far */
  unsigned value;                 /* number of the next value of the function at hand */
  unsigned layer;                 /* number of the layer at hand */
  const char *part;               /* of the layer, for locations */
  char x[32], mask[32], bias[32]; /* shapes of the layer: [n, c], [n, n] and [h, n, n] */
} model;

static void end_line(model *m, const char *what) {
  unsigned ops = (unsigned)m->ops;
  strbuf_addf(m->out, " loc(\"jit(apply)/block_%u/%s/%s\"(\"/model/modules.py\":%u:%u))\n",
              m->layer / 4, m->part, what, m->layer % 8 * 400 + ops % 389, 4 + ops % 7 * 2);
}

/* One operation: "name operands : types". Returns the number of its result. */
static unsigned op(model *m, const char *format, ...) __attribute__((format(printf, 2, 3)));
static unsigned op(model *m, const char *format, ...) {
  size_t from;
  va_list args;
  strbuf_addf(m->out, "    %%%u = stablehlo.", m->value);
  from = m->out->len;
  va_start(args, format);
  strbuf_vaddf(m->out, format, args);
  va_end(args);
  char name[32] = "";
  for (size_t i = 0; i + 1 < sizeof name && !strchr(" (", m->out->bytes[from + i]); i++)
    name[i] = m->out->bytes[from + i];
  end_line(m, name);
  m->ops++;
  return m->value++;
}

static unsigned splat(model *m, const char *value, const char *shape) {
  unsigned scalar = op(m, "constant dense<%s> : tensor<f32>", value);
  return op(m, "broadcast_in_dim %%%u, dims = [] : (tensor<f32>) -> tensor<%sf32>", scalar, shape);
}

/* A weight of its own: a constant that no other operation has. */
static unsigned weight(model *m) {
  static const char digits[] = "0123456789ABCDEF";
  char hex[WEIGHTS + 1];
  uint64_t x = m->ops + 1;
  for (size_t i = 0; i < WEIGHTS; i++) {
    x = x * 6364136223846793005u + 1442695040888963407u;
    hex[i] = i % 8 == 6 ? '3' : digits[x >> 60]; /* little-endian: small positive numbers */
  }
  hex[WEIGHTS] = '\0';
  return op(m, "constant dense<\"0x%s\"> : tensor<%uxbf16>", hex, WEIGHTS / 4);
}

static unsigned two(model *m, const char *name, unsigned a, unsigned b, const char *shape) {
  return op(m, "%s %%%u, %%%u : tensor<%sf32>", name, a, b, shape);
}
static unsigned one(model *m, const char *name, unsigned a, const char *shape) {
  return op(m, "%s %%%u : tensor<%sf32>", name, a, shape);
}

/* Over the last dimension, and broadcast to the shape again. */
static unsigned reduced(model *m, unsigned a, const char *body, unsigned rank, unsigned n,
                        const char *shape) {
  static const char *const dims[] = {"", "0", "0, 1"};
  char rows[32];
  if (rank == 2)
    snprintf(rows, sizeof rows, "%ux%ux", HEADS, n);
  else
    snprintf(rows, sizeof rows, "%ux", n);
  unsigned zero = op(m, "constant dense<0.000000e+00> : tensor<f32>");
  unsigned sum = op(m,
                    "reduce(%%%u init: %%%u) applies stablehlo.%s across dimensions = [%u] : "
                    "(tensor<%sf32>, tensor<f32>) -> tensor<%sf32>",
                    a, zero, body, rank, shape, rows);
  m->ops += 2; /* the body */
  return op(m, "broadcast_in_dim %%%u, dims = [%s] : (tensor<%sf32>) -> tensor<%sf32>", sum,
            dims[rank], rows, shape);
}

static unsigned normalized(model *m, unsigned x, unsigned n) {
  m->part = "layer_norm";
  unsigned count = splat(m, "6.400000e+01", m->x);
  unsigned mean = two(m, "divide", reduced(m, x, "add", 1, n, m->x), count, m->x);
  unsigned centred = two(m, "subtract", x, mean, m->x);
  unsigned square = two(m, "multiply", centred, centred, m->x);
  unsigned variance = two(m, "divide", reduced(m, square, "add", 1, n, m->x), count, m->x);
  unsigned sum = two(m, "add", variance, splat(m, "9.99999974E-6", m->x), m->x);
  unsigned scaled = two(m, "multiply", centred, one(m, "rsqrt", sum, m->x), m->x);
  unsigned narrow = weight(m);
  unsigned gains =
      op(m, "convert %%%u : (tensor<%uxbf16>) -> tensor<%uxf32>", narrow, WEIGHTS / 4, WEIGHTS / 4);
  unsigned gain = op(m, "slice %%%u [0:%u] : (tensor<%uxf32>) -> tensor<%uxf32>", gains, CHANNELS,
                     WEIGHTS / 4, CHANNELS);
  unsigned wide = op(m, "broadcast_in_dim %%%u, dims = [1] : (tensor<%uxf32>) -> tensor<%sf32>",
                     gain, CHANNELS, m->x);
  return two(m, "multiply", scaled, wide, m->x);
}

static unsigned projected(model *m, unsigned x) {
  return op(m,
            "dot_general %%%u, %%arg1, contracting_dims = [1] x [0], precision = [DEFAULT, "
            "DEFAULT] : (tensor<%sf32>, tensor<%ux%uxf32>) -> tensor<%sf32>",
            x, m->x, CHANNELS, CHANNELS, m->x);
}

/* [n, c] as [h, n, c / h] */
static unsigned in_heads(model *m, unsigned x, unsigned n) {
  unsigned split = op(m, "reshape %%%u : (tensor<%sf32>) -> tensor<%ux%ux%uxf32>", projected(m, x),
                      m->x, n, HEADS, CHANNELS / HEADS);
  return op(m, "transpose %%%u, dims = [1, 0, 2] : (tensor<%ux%ux%uxf32>) -> tensor<%ux%ux%uxf32>",
            split, n, HEADS, CHANNELS / HEADS, HEADS, n, CHANNELS / HEADS);
}

static unsigned masked(model *m, unsigned logits) {
  unsigned row = op(m, "iota dim = 0 : tensor<%si32>", m->mask);
  unsigned column = op(m, "iota dim = 1 : tensor<%si32>", m->mask);
  unsigned before =
      op(m, "compare GE, %%%u, %%%u, SIGNED : (tensor<%si32>, tensor<%si32>) -> tensor<%si1>", row,
         column, m->mask, m->mask, m->mask);
  unsigned all = op(m, "broadcast_in_dim %%%u, dims = [1, 2] : (tensor<%si1>) -> tensor<%si1>",
                    before, m->mask, m->bias);
  return op(m, "select %%%u, %%%u, %%%u : tensor<%si1>, tensor<%sf32>", all, logits,
            splat(m, "-1.000000e+09", m->bias), m->bias, m->bias);
}

static unsigned attention(model *m, unsigned x, unsigned n) {
  unsigned in = normalized(m, x, n), d = CHANNELS / HEADS;
  m->part = "attention";
  unsigned q = in_heads(m, in, n), k = in_heads(m, in, n), v = in_heads(m, in, n);
  unsigned logits =
      op(m,
         "dot_general %%%u, %%%u, batching_dims = [0] x [0], contracting_dims = [2] x [2] : "
         "(tensor<%ux%ux%uxf32>, tensor<%ux%ux%uxf32>) -> tensor<%sf32>",
         q, k, HEADS, n, d, HEADS, n, d, m->bias);
  logits = masked(m, two(m, "multiply", logits, splat(m, "0.353553385", m->bias), m->bias));
  unsigned most = reduced(m, logits, "maximum", 2, n, m->bias);
  unsigned weights = one(m, "exponential", two(m, "subtract", logits, most, m->bias), m->bias);
  unsigned sum = reduced(m, weights, "add", 2, n, m->bias);
  weights = two(m, "divide", weights, sum, m->bias);
  unsigned mixed =
      op(m,
         "dot_general %%%u, %%%u, batching_dims = [0] x [0], contracting_dims = [2] x [1] : "
         "(tensor<%sf32>, tensor<%ux%ux%uxf32>) -> tensor<%ux%ux%uxf32>",
         weights, v, m->bias, HEADS, n, d, HEADS, n, d);
  unsigned back =
      op(m, "transpose %%%u, dims = [1, 0, 2] : (tensor<%ux%ux%uxf32>) -> tensor<%ux%ux%uxf32>",
         mixed, HEADS, n, d, n, HEADS, d);
  unsigned joined =
      op(m, "reshape %%%u : (tensor<%ux%ux%uxf32>) -> tensor<%sf32>", back, n, HEADS, d, m->x);
  unsigned gate = one(m, "logistic", projected(m, in), m->x);
  unsigned gated = two(m, "multiply", projected(m, joined), gate, m->x);
  return two(m, "add", x, gated, m->x);
}

static unsigned transition(model *m, unsigned x, unsigned n) {
  unsigned in = normalized(m, x, n), half = n / 2;
  m->part = "transition";
  unsigned wide = projected(m, in);
  unsigned low = op(m, "slice %%%u [0:%u, 0:%u] : (tensor<%sf32>) -> tensor<%ux%uxf32>", wide, half,
                    CHANNELS, m->x, half, CHANNELS);
  unsigned high = op(m, "slice %%%u [%u:%u, 0:%u] : (tensor<%sf32>) -> tensor<%ux%uxf32>", wide,
                     half, n, CHANNELS, m->x, n - half, CHANNELS);
  unsigned turned =
      op(m,
         "concatenate %%%u, %%%u, dim = 0 : (tensor<%ux%uxf32>, tensor<%ux%uxf32>) -> "
         "tensor<%sf32>",
         high, low, n - half, CHANNELS, half, CHANNELS, m->x);
  unsigned active = two(m, "maximum", turned, splat(m, "0.000000e+00", m->x), m->x);
  return two(m, "add", x, one(m, "tanh", projected(m, active), m->x), m->x);
}

static unsigned layer(model *m, unsigned x, unsigned n) {
  x = transition(m, attention(m, x, n), n);
  m->layer++;
  return x;
}

/* Some layers. The last function is filled up to the number of operations asked for. */
static void function(model *m, unsigned number) {
  enum { LAST = 300 }; /* more than a layer and its function have */
  unsigned n = 64 + number % 16 * 4, x;
  snprintf(m->x, sizeof m->x, "%ux%ux", n, CHANNELS);
  snprintf(m->mask, sizeof m->mask, "%ux%ux", n, n);
  snprintf(m->bias, sizeof m->bias, "%ux%ux%ux", HEADS, n, n);
  strbuf_addf(m->out,
              "  func.func private @block_%u(%%arg0: tensor<%sf32>, %%arg1: tensor<%ux%uxf32> "
              "{mhlo.sharding = \"{replicated}\"}) -> tensor<%sf32> {\n",
              number, m->x, CHANNELS, CHANNELS, m->x);
  m->value = 0;
  m->part = "enter";
  m->ops += 2; /* the function and its return */
  x = op(m, "negate %%arg0 : tensor<%sf32>", m->x);
  for (int i = 0; i < LAYERS_OF_A_FUNCTION && BENCH_MODEL_OPS - m->ops > LAST; i++)
    x = layer(m, x, n);
  while (BENCH_MODEL_OPS - m->ops <= LAST && m->ops < BENCH_MODEL_OPS)
    x = two(m, "add", x, x, m->x);
  strbuf_addf(m->out, "    return %%%u : tensor<%sf32>", x, m->x);
  end_line(m, "return");
  strbuf_addf(m->out, "  }");
  end_line(m, "function");
}

/* The ops in @main for one function: its argument, its call and the two sums that use it. */
enum { OF_A_CALL = 4 };

void bench_model_text(strbuf *out) {
  model m = {.out = out, .ops = 3}; /* the module, @main and its return */
  strbuf calls = STRBUF_INIT;
  unsigned functions = 0;
  strbuf_adds(out, "module @model attributes {mhlo.num_partitions = 1 : i32} {\n");
  for (; m.ops < BENCH_MODEL_OPS; functions++) {
    unsigned n = 64 + functions % 16 * 4, at = functions * OF_A_CALL;
    strbuf_addf(&calls,
                "    %%%u = stablehlo.constant dense<1.000000e+00> : tensor<%ux%uxf32>\n"
                "    %%%u = func.call @block_%u(%%%u, %%arg0) : (tensor<%ux%uxf32>, "
                "tensor<%ux%uxf32>) -> tensor<%ux%uxf32>\n"
                "    %%%u = stablehlo.add %%%u, %%%u : tensor<%ux%uxf32>\n"
                "    %%%u = stablehlo.multiply %%%u, %%%u : tensor<%ux%uxf32>\n",
                at, n, CHANNELS, at + 1, functions, at, n, CHANNELS, CHANNELS, CHANNELS, n,
                CHANNELS, at + 2, at, at + 1, n, CHANNELS, at + 3, at + 2, at + 1, n, CHANNELS);
    m.ops += OF_A_CALL;
    function(&m, functions);
  }
  strbuf_addf(out, "  func.func public @main(%%arg0: tensor<%ux%uxf32>) {\n%s", CHANNELS, CHANNELS,
              strbuf_str(&calls));
  strbuf_adds(out, "    return\n  }\n}\n");
  if (calls.failed) out->failed = true;
  strbuf_free(&calls);
}

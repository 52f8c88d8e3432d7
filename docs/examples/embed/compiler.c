/* SPDX-License-Identifier: Apache-2.0 */
/* compiler.c program.mlirbc: prints C for an elementwise program of float tensors of one shape. */
#include <hlocts_ir.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *op, *c;
} rows[] = {
    {"stablehlo.add", "a%1$zu + a%2$zu"},
    {"stablehlo.subtract", "a%1$zu - a%2$zu"},
    {"stablehlo.multiply", "a%1$zu * a%2$zu"},
    {"stablehlo.divide", "a%1$zu / a%2$zu"},
    {"stablehlo.negate", "-a%1$zu"},
    {"stablehlo.abs", "fabsf(a%1$zu)"},
    {"stablehlo.exponential", "expf(a%1$zu)"},
    {"stablehlo.log", "logf(a%1$zu)"},
    {"stablehlo.sqrt", "sqrtf(a%1$zu)"},
    {"stablehlo.tanh", "tanhf(a%1$zu)"},
    {"stablehlo.sine", "sinf(a%1$zu)"},
    {"stablehlo.cosine", "cosf(a%1$zu)"},
    {"stablehlo.maximum", "fmaxf(a%1$zu, a%2$zu)"},
};
enum { ROWS = sizeof rows / sizeof *rows, VALUES = 4096 };

/* Values get numbers as they appear. */
static const hlocts_value *values[VALUES];
static size_t count;

static size_t number_of(const hlocts_value *v) {
  size_t i = 0;
  while (i < count && values[i] != v) i++;
  if (i == count && count < VALUES) values[count++] = v;
  return i;
}

static int fail(const char *what, const char *which) {
  fprintf(stderr, "compiler: %s%s\n", what, which);
  exit(1);
}

static void constant(const hlocts_op *op, size_t result) {
  hlocts_type *type;
  size_t size;
  int splat;
  float value;
  const void *bytes = hlocts_attr_elements(hlocts_attr_get(op, "value"), &type, &size, &splat);
  if (!bytes || !splat || size != sizeof value) fail("only one number for all elements", "");
  memcpy(&value, bytes, size);
  printf("    float a%zu = %af;\n", result, (double)value);
}

static void statement(const hlocts_op *op) {
  const char *name = hlocts_op_name(op);
  size_t operands[2] = {0, 0};
  for (size_t i = 0; i < hlocts_operand_count(op) && i < 2; i++)
    operands[i] = number_of(hlocts_operand(op, i));
  if (strcmp(name, "func.return") == 0) {
    for (size_t i = 0; i < hlocts_operand_count(op); i++)
      printf("    out%zu[i] = a%zu;\n", i, number_of(hlocts_operand(op, i)));
    return;
  }
  size_t result = number_of(hlocts_op_result(op, 0)), row = 0;
  if (strcmp(name, "stablehlo.constant") == 0) {
    constant(op, result);
    return;
  }
  while (row < ROWS && strcmp(rows[row].op, name) != 0) row++;
  if (row == ROWS) fail("no C for ", name);
  printf("    float a%zu = ", result);
  printf(rows[row].c, operands[0], operands[1]);
  puts(";");
}

/* The elements of a type; every value of the program has as many. */
static size_t elements(const hlocts_type *t) {
  size_t n = 1;
  if (hlocts_type_is(t) != HLOCTS_TYPE_TENSOR || hlocts_type_width(hlocts_type_element(t)) != 32 ||
      hlocts_type_is(hlocts_type_element(t)) != HLOCTS_TYPE_FLOAT)
    fail("only tensors of f32", "");
  for (size_t i = 0; i < hlocts_type_rank(t); i++) n *= (size_t)hlocts_type_dimension(t, i);
  return n;
}

static void compile(const hlocts_op *function) {
  const hlocts_block *b = hlocts_region(function, 0);
  const hlocts_op *last = hlocts_first_op(b);
  while (hlocts_next_op(last)) last = hlocts_next_op(last);
  printf("#include <math.h>\n#include <stddef.h>\nvoid %s(", hlocts_symbol(function));
  for (size_t i = 0; i < hlocts_argument_count(b); i++) printf("const float *in%zu, ", i);
  for (size_t i = 0; i < hlocts_operand_count(last); i++)
    printf("%sfloat *out%zu", i ? ", " : "", i);
  size_t n = elements(hlocts_value_type(hlocts_operand(last, 0)));
  printf(") {\n  for (size_t i = 0; i < %zu; i++) {\n", n);
  for (size_t i = 0; i < hlocts_argument_count(b); i++) {
    if (elements(hlocts_value_type(hlocts_argument(b, i))) != n) fail("shapes differ", "");
    printf("    float a%zu = in%zu[i];\n", number_of(hlocts_argument(b, i)), i);
  }
  for (const hlocts_op *op = hlocts_first_op(b); op; op = hlocts_next_op(op)) statement(op);
  puts("  }\n}");
}

int main(int argc, char **argv) {
  static char bytes[1 << 20];
  FILE *f = argc == 2 ? fopen(argv[1], "rb") : NULL;
  size_t n = f ? fread(bytes, 1, sizeof bytes, f) : 0;
  hlocts_context *c = hlocts_open(0);
  hlocts_program *p = c ? hlocts_read(c, bytes, n) : NULL;
  if (!p) fail("", c ? hlocts_errors(c) : "out of memory");
  hlocts_op *main_function = hlocts_function(p, "main");
  if (!main_function) fail("there is no @main", "");
  compile(main_function);
  hlocts_close(c);
  return f ? fclose(f) : 0;
}

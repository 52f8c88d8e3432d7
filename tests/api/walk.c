/* SPDX-License-Identifier: Apache-2.0 */
/* The interface by which other programs walk and build one: in C17 and in C++17, as api.sh compiles
 * it. */
#include <hlocts_interp.h>
#include <hlocts_ir.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void must_be(int ok, int line, const char *what) {
  if (ok) return;
  printf("walk.c:%d: %s\n", line, what);
  exit(1);
}
#define CHECK(condition) must_be((condition) ? 1 : 0, __LINE__, #condition)

static const char text[] =
    "func.func @main(%x: tensor<2x?xf32>, %n: tensor<ui8>) -> (tensor<2x?xf32>, tensor<3xi32>) {\n"
    "  %0 = stablehlo.abs %x {my.n = 7 : i64, my.f = 1.5 : f32, my.s = \"a\\00b\", my.l = [1 : "
    "i32, "
    "unit], my.t = i4} : tensor<2x?xf32>\n"
    "  %1 = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi32>\n"
    "  return %0, %1 : tensor<2x?xf32>, tensor<3xi32>\n"
    "}\n"
    "func.func private @loop(%i: tensor<i1>) -> tensor<i1> {\n"
    "  %0 = stablehlo.while(%a = %i) : tensor<i1> cond {\n"
    "    stablehlo.return %a : tensor<i1>\n"
    "  } do {\n"
    "    stablehlo.return %a : tensor<i1>\n"
    "  }\n"
    "  return %0 : tensor<i1>\n"
    "}\n";

static void walk_types(hlocts_context *c, const hlocts_block *b) {
  const hlocts_type *x = hlocts_value_type(hlocts_argument(b, 0)),
                    *n = hlocts_value_type(hlocts_argument(b, 1));
  CHECK(hlocts_type_is(x) == HLOCTS_TYPE_TENSOR && hlocts_type_rank(x) == 2);
  CHECK(hlocts_type_dimension(x, 0) == 2 && hlocts_type_dimension(x, 1) == -1);
  CHECK(hlocts_type_is(hlocts_type_element(x)) == HLOCTS_TYPE_FLOAT);
  CHECK(hlocts_type_width(hlocts_type_element(x)) == 32);
  CHECK(hlocts_type_rank(n) == 0 && hlocts_type_unsigned(hlocts_type_element(n)));
  CHECK(hlocts_type_width(hlocts_type_element(n)) == 8);
  CHECK(strcmp(hlocts_type_text(c, x), "tensor<2x?xf32>") == 0);
}

static void walk_attributes(hlocts_context *c, const hlocts_op *op) {
  int64_t i;
  double d;
  size_t n;
  const char *name;
  CHECK(hlocts_attr_count(op) == 5 && hlocts_attr_at(op, 0, &name) && strcmp(name, "my.f") == 0);
  CHECK(hlocts_attr_get(op, "nothing") == NULL);
  CHECK(hlocts_attr_is(hlocts_attr_get(op, "my.n")) == HLOCTS_ATTR_INTEGER);
  CHECK(hlocts_attr_integer(hlocts_attr_get(op, "my.n"), &i) && i == 7);
  CHECK(!hlocts_attr_integer(hlocts_attr_get(op, "my.f"), &i));
  CHECK(hlocts_attr_float(hlocts_attr_get(op, "my.f"), &d) && d == 1.5);
  CHECK(memcmp(hlocts_attr_string(hlocts_attr_get(op, "my.s"), &n), "a\0b", 3) == 0 && n == 3);
  const hlocts_attr *list = hlocts_attr_get(op, "my.l");
  CHECK(hlocts_attr_list_count(list) == 2);
  CHECK(hlocts_attr_is(hlocts_attr_list_item(list, 1)) == HLOCTS_ATTR_UNIT);
  CHECK(strcmp(hlocts_attr_text(c, list), "[1 : i32, unit]") == 0);
  CHECK(hlocts_type_width(hlocts_attr_type(hlocts_attr_get(op, "my.t"))) == 4);
}

static void walk_constant(const hlocts_op *op) {
  static const int32_t want[] = {1, -2, 3};
  hlocts_type *type;
  size_t size;
  int splat;
  const void *bytes = hlocts_attr_elements(hlocts_attr_get(op, "value"), &type, &size, &splat);
  CHECK(bytes && size == sizeof want && !splat && memcmp(bytes, want, size) == 0);
  CHECK(type == hlocts_value_type(hlocts_op_result(op, 0)));
}

static void walking(void) {
  hlocts_context *c = hlocts_open(0);
  CHECK(c && hlocts_abi() == HLOCTS_ABI);
  hlocts_program *p = hlocts_read(c, text, sizeof text - 1);
  if (!p) puts(hlocts_errors(c));
  CHECK(p);
  hlocts_op *function = hlocts_function(p, "main");
  CHECK(function && strcmp(hlocts_symbol(function), "main") == 0 && !hlocts_function(p, "none"));
  CHECK(hlocts_parent(function) == hlocts_module(p) && !hlocts_parent(hlocts_module(p)));
  hlocts_block *b = hlocts_region(function, 0);
  CHECK(hlocts_argument_count(b) == 2 && !hlocts_next_block(b));
  walk_types(c, b);
  hlocts_op *abs = hlocts_first_op(b), *constant = hlocts_next_op(abs);
  CHECK(strcmp(hlocts_op_name(abs), "stablehlo.abs") == 0 && hlocts_operand_count(abs) == 1);
  CHECK(hlocts_operand(abs, 0) == hlocts_argument(b, 0) &&
        !hlocts_value_op(hlocts_operand(abs, 0)));
  CHECK(hlocts_value_op(hlocts_op_result(abs, 0)) == abs && hlocts_op_result_count(abs) == 1);
  CHECK(hlocts_value_number(hlocts_argument(b, 1)) == 1);
  walk_attributes(c, abs);
  walk_constant(constant);
  CHECK(!hlocts_next_op(hlocts_next_op(constant)));
  hlocts_op *loop = hlocts_first_op(hlocts_region(hlocts_function(p, "loop"), 0));
  CHECK(hlocts_region_count(loop) == 2 && hlocts_argument_count(hlocts_region(loop, 1)) == 1);
  hlocts_close(c);
}

/* {x} -> {-x}, one element. */
static hlocts_program *build(hlocts_context *c) {
  hlocts_program *p = hlocts_new(c);
  hlocts_type *types[1];
  types[0] = hlocts_parse_type(c, "tensor<2xf32>");
  CHECK(p && types[0]);
  hlocts_op *f = hlocts_add_function(p, "main", types, 1, types, 1);
  hlocts_block *b = hlocts_region(f, 0);
  hlocts_value *x[1], *y[1];
  x[0] = hlocts_argument(b, 0);
  hlocts_op *negate = hlocts_add_op(p, b, "stablehlo.negate", x, 1, types, 1, 0);
  y[0] = hlocts_op_result(negate, 0);
  CHECK(hlocts_set_attr(p, negate, "my.s", hlocts_make_string(c, "hello", 5)));
  CHECK(hlocts_add_op(p, b, "func.return", y, 1, NULL, 0, 0));
  return p;
}

static void building(void) {
  static const char same[] =
      "func.func @main(%arg0: tensor<2xf32>) -> tensor<2xf32> {\n"
      "  %0 = stablehlo.negate %arg0 {my.s = \"hello\"} : tensor<2xf32>\n"
      "  return %0 : tensor<2xf32>\n}\n";
  static const float in[] = {1.5f, -2};
  hlocts_context *c = hlocts_open(0), *other = hlocts_open(0);
  hlocts_program *p = build(c), *q = hlocts_read(other, same, sizeof same - 1);
  size_t n = 0, m = 0;
  CHECK(p && q && hlocts_verify(p));
  const void *a = hlocts_normal_form(p, &n), *b = hlocts_normal_form(q, &m);
  CHECK(a && b && n == m && memcmp(a, b, n) == 0);
  CHECK(strcmp(hlocts_needs(p, NULL), "0.9.0") == 0);
  const void *bytes = hlocts_write(p, "1.0.0", &n);
  CHECK(bytes && hlocts_read(other, bytes, n));
  hlocts_tensor input = {"tensor<2xf32>", in, sizeof in};
  for (int definitions = 1; definitions >= 0; definitions--) {
    hlocts_use_definitions(definitions);
    hlocts_results *r = hlocts_evaluate(p, &input, 1);
    CHECK(r && hlocts_result(r, 0).size == sizeof in);
    const float *out = (const float *)hlocts_result(r, 0).data;
    CHECK(out[0] == -1.5f && out[1] == 2);
    hlocts_results_free(r);
  }
  hlocts_close(c);
  hlocts_close(other);
}

/* tan is not in 1.3.0: sine and cosine are. */
static void expanding(void) {
  static const char tan[] =
      "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = stablehlo.tan %x : tensor<f32>\n  return %0 : tensor<f32>\n}\n";
  static const char same[] =
      "func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = stablehlo.sine %x : tensor<f32>\n  %1 = stablehlo.cosine %x : tensor<f32>\n"
      "  %2 = stablehlo.divide %0, %1 : tensor<f32>\n  return %2 : tensor<f32>\n}\n";
  hlocts_context *c = hlocts_open(0);
  hlocts_program *p = hlocts_read(c, tan, sizeof tan - 1);
  hlocts_program *q = hlocts_read(c, same, sizeof same - 1);
  size_t n = 0, m = 0;
  CHECK(p && q && !hlocts_write(p, "1.3.0", &n));
  CHECK(!hlocts_expand(p, "soon") && *hlocts_errors(c));
  CHECK(!hlocts_expand(p, "9.9.0") && *hlocts_errors(c));
  CHECK(hlocts_expand(p, "1.4.0") && strstr(hlocts_text(p), "stablehlo.tan"));
  CHECK(hlocts_expand(p, "1.3.0") && hlocts_write(p, "1.3.0", &n));
  const void *a = hlocts_normal_form(p, &n), *b = hlocts_normal_form(q, &m);
  CHECK(a && b && n == m && memcmp(a, b, n) == 0);
  hlocts_close(c);
}

/* A wrong call returns NULL and reports an error. */
static void errors(void) {
  hlocts_context *c = hlocts_open(0);
  hlocts_program *p = build(c);
  hlocts_block *b = hlocts_region(hlocts_function(p, "main"), 0);
  hlocts_type *type = hlocts_parse_type(c, "tensor<4xi32>");
  hlocts_value *none[1];
  none[0] = NULL;
  CHECK(!hlocts_parse_type(c, "tensor<4xi32") && strstr(hlocts_errors(c), "error: "));
  CHECK(!hlocts_parse_attr(c, "#nothing<>") && *hlocts_errors(c));
  CHECK(!hlocts_make_elements(c, type, "abc", 3) &&
        strstr(hlocts_errors(c), "3 bytes are neither"));
  CHECK(!hlocts_make_elements(c, hlocts_type_element(type), "abcd", 4));
  CHECK(!hlocts_add_op(p, b, "stablehlo.nothing", NULL, 0, NULL, 0, 0));
  CHECK(strstr(hlocts_errors(c), "there is no operation 'stablehlo.nothing'"));
  CHECK(!hlocts_add_op(p, b, "stablehlo.abs", none, 1, &type, 1, 0));
  CHECK(strstr(hlocts_errors(c), "operand 0 is NULL"));
  CHECK(hlocts_verify(p));
  CHECK(hlocts_add_op(p, b, "stablehlo.abs", NULL, 0, &type, 1, 0)); /* behind the return */
  CHECK(!hlocts_verify(p) && *hlocts_errors(c));
  hlocts_close(c);
  c = hlocts_open(1 << 16); /* too little to make anything of a size */
  static char big[1 << 17];
  big[0] = 1;
  type = c ? hlocts_parse_type(c, "tensor<131072xi8>") : NULL;
  CHECK(!type || !hlocts_make_elements(c, type, big, sizeof big));
  hlocts_close(c);
}

int main(void) {
  walking();
  building();
  expanding();
  errors();
  puts("walk.c: all held");
  return 0;
}

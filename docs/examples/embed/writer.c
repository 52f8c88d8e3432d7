/* SPDX-License-Identifier: Apache-2.0 */
/* writer.c program.mlirbc 1.0.0: writes 2 * x + y, as a language without MLIR would. */
#include <hlocts_ir.h>
#include <stdio.h>

int main(int argc, char **argv) {
  hlocts_context *c = hlocts_open(0);
  hlocts_program *p = c ? hlocts_new(c) : NULL;
  hlocts_type *tensor = p ? hlocts_parse_type(c, "tensor<2xf32>") : NULL;
  if (argc != 3 || !tensor) return 2;
  hlocts_type *types[] = {tensor, tensor};
  hlocts_op *function = hlocts_add_function(p, "main", types, 2, types, 1);
  hlocts_block *body = hlocts_region(function, 0);
  const float two = 2;
  hlocts_op *constant = hlocts_add_op(p, body, "stablehlo.constant", NULL, 0, types, 1, 0);
  hlocts_set_attr(p, constant, "value", hlocts_make_elements(c, tensor, &two, sizeof two));
  hlocts_value *factors[] = {hlocts_op_result(constant, 0), hlocts_argument(body, 0)};
  hlocts_op *product = hlocts_add_op(p, body, "stablehlo.multiply", factors, 2, types, 1, 0);
  hlocts_value *terms[] = {hlocts_op_result(product, 0), hlocts_argument(body, 1)};
  hlocts_op *sum = hlocts_add_op(p, body, "stablehlo.add", terms, 2, types, 1, 0);
  hlocts_value *results[] = {hlocts_op_result(sum, 0)};
  hlocts_add_op(p, body, "func.return", results, 1, NULL, 0, 0);
  size_t n;
  const void *bytes = hlocts_verify(p) ? hlocts_write(p, argv[2], &n) : NULL;
  FILE *f = bytes ? fopen(argv[1], "wb") : NULL;
  int ok = f && fwrite(bytes, 1, n, f) == n;
  if (f && fclose(f)) ok = 0;
  if (!bytes) fputs(hlocts_errors(c), stderr);
  hlocts_close(c);
  return !ok;
}

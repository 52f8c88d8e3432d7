// Elements are multiplied one by one. f4E2M1FN came with release 1.8.0.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.5, 2.0]> : tensor<2xf4E2M1FN>
  %rhs = stablehlo.constant dense<[2.0, 3.0]> : tensor<2xf4E2M1FN>
  %result = stablehlo.multiply %lhs, %rhs : tensor<2xf4E2M1FN>
  check.expect_eq_const %result, dense<[3.0, 6.0]> : tensor<2xf4E2M1FN>
  return
}

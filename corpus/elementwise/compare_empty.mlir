// Nothing, in 0 rows of 3: the result has the same shape.
func.func @main() {
  %lhs = stablehlo.constant dense<> : tensor<0x3xf32>
  %rhs = stablehlo.constant dense<> : tensor<0x3xf32>
  %result = stablehlo.compare LT, %lhs, %rhs : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xi1>
  check.expect_eq_const %result, dense<> : tensor<0x3xi1>
  return
}

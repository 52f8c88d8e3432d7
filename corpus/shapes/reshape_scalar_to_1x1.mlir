// Row-major order is kept: element k of one is element k of the other.
func.func @main() {
  %operand = stablehlo.constant dense<1> : tensor<i32>
  %result = stablehlo.reshape %operand : (tensor<i32>) -> tensor<1x1xi32>
  check.expect_eq_const %result, dense<[[1]]> : tensor<1x1xi32>
  return
}

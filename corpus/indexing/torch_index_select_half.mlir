// Whole rows, by number.
func.func @main() {
  %operand = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xbf16>
  %index = stablehlo.constant dense<[2, 0]> : tensor<2xi64>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 0 : i64,
    dim = 0 : i64
  }> : (tensor<3x2xbf16>, tensor<2xi64>) -> tensor<2x2xbf16>
  check.expect_eq_const %result, dense<[[5.0, 6.0], [1.0, 2.0]]> : tensor<2x2xbf16>
  return
}

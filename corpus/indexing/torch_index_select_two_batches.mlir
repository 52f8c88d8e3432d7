// Two batch dimensions, along the last dimension.
func.func @main() {
  %operand = stablehlo.constant dense<[[[[0, 1, 2, 3], [5, 6, 7, 8]], [[20, 21, 22, 23], [25, 26, 27, 28]], [[40, 41, 42, 43], [45, 46, 47, 48]]], [[[100, 101, 102, 103], [105, 106, 107, 108]], [[120, 121, 122, 123], [125, 126, 127, 128]], [[140, 141, 142, 143], [145, 146, 147, 148]]]]> : tensor<2x3x2x4xi32>
  %index = stablehlo.constant dense<[[[0, 1], [2, 3], [0, 1]], [[3, 0], [1, 2], [3, 0]]]> : tensor<2x3x2xi64>
  %result = "stablehlo.torch_index_select"(%operand, %index) <{
    batch_dims = 2 : i64,
    dim = 3 : i64
  }> : (tensor<2x3x2x4xi32>, tensor<2x3x2xi64>) -> tensor<2x3x2x2xi32>
  check.expect_eq_const %result, dense<[[[[0, 1], [5, 6]], [[22, 23], [27, 28]], [[40, 41], [45, 46]]], [[[103, 100], [108, 105]], [[121, 122], [126, 127]], [[143, 140], [148, 145]]]]> : tensor<2x3x2x2xi32>
  return
}

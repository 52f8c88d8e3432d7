// Windows of 2 by 3 that lie partly outside, at the right, at the left and below: of each the elements inside are
// added, the others are not.
func.func @main() {
  %operand = stablehlo.constant dense<[[0, 1, 2, 3], [100, 101, 102, 103], [200, 201, 202, 203], [300, 301, 302, 303]]> : tensor<4x4xi32>
  %indices = stablehlo.constant dense<[[0, 2], [2, -1], [3, 1]]> : tensor<3x2xi64>
  %updates = stablehlo.constant dense<[[[1, 2, 3], [4, 5, 6]], [[10, 20, 30], [40, 50, 60]], [[7, 8, 9], [-1, -2, -3]]]> : tensor<3x2x3xi32>
  %result = "stablehlo.scatter"(%operand, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<i32>, %update: tensor<i32>):
    %new = stablehlo.add %old, %update : tensor<i32>
    stablehlo.return %new : tensor<i32>
  }) : (tensor<4x4xi32>, tensor<3x2xi64>, tensor<3x2x3xi32>) -> tensor<4x4xi32>
  check.expect_eq_const %result, dense<[[0, 1, 3, 5], [100, 101, 106, 108], [220, 231, 202, 203], [350, 368, 310, 312]]> : tensor<4x4xi32>
  return
}

// The operand has more elements than the type of the indices has values: 100 and 127 are inside, -1 and -128 are not.
func.func @main() {
  %input = stablehlo.iota dim = 0 : tensor<300xi32>
  %scatter_indices = stablehlo.constant dense<[[100], [-1], [127], [-128]]> : tensor<4x1xi8>
  %update = stablehlo.constant dense<[-5, -6, -7, -8]> : tensor<4xi32>
  %result = "stablehlo.scatter"(%input, %scatter_indices, %update) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    stablehlo.return %rhs : tensor<i32>
  }) : (tensor<300xi32>, tensor<4x1xi8>, tensor<4xi32>) -> tensor<300xi32>
  %low = stablehlo.slice %result [99:102] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %low, dense<[99, -5, 101]> : tensor<3xi32>
  %middle = stablehlo.slice %result [126:129] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %middle, dense<[126, -7, 128]> : tensor<3xi32>
  %high = stablehlo.slice %result [255:300:44] : (tensor<300xi32>) -> tensor<2xi32>
  check.expect_eq_const %high, dense<[255, 299]> : tensor<2xi32>
  return
}

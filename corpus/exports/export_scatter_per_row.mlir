// The gradient of that: updates are added to row k at the indices of row k. Row 1 has one index twice.
func.func @main() {
  %matrix = stablehlo.constant dense<[[-7.0, 5.0, -5.0, 3.0, 5.0, 4.0, -6.0], [5.0, 1.0, -7.0, -6.0, 2.0, 8.0, -6.0], [-6.0, 3.0, 0.0, 8.0, -6.0, -3.0, -6.0]]> : tensor<3x7xf32>
  %places = stablehlo.constant dense<[[[6], [0]], [[2], [2]], [[1], [5]]]> : tensor<3x2x1xi32>
  %updates = stablehlo.constant dense<[[4.0, 1.0], [8.0, -5.0], [-6.0, -5.0]]> : tensor<3x2xf32>
  %result = "stablehlo.scatter"(%matrix, %places, %updates) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>}> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %sum = stablehlo.add %old, %new : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<3x7xf32>, tensor<3x2x1xi32>, tensor<3x2xf32>) -> tensor<3x7xf32>
  check.expect_eq_const %result, dense<[[-6.000000e+00, 5.000000e+00, -5.000000e+00, 3.000000e+00, 5.000000e+00, 4.000000e+00, -2.000000e+00], [5.000000e+00, 1.000000e+00, -4.000000e+00, -6.000000e+00, 2.000000e+00, 8.000000e+00, -6.000000e+00], [-6.000000e+00, -3.000000e+00, 0.000000e+00, 8.000000e+00, -6.000000e+00, -8.000000e+00, -6.000000e+00]]> : tensor<3x7xf32>
  return
}

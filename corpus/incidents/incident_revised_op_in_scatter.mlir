// exponential got a second version in 1.9.0, scatter one in 1.1.0. For targets up to 1.0.0 the scatter
// is written in its first version, and the exponential inside its region stayed in its second one,
// which these releases do not know. exp(0) + 3 is 4; the index 1 is the only one written.
func.func @main() {
  %input = stablehlo.constant dense<[1.0, 3.0, 5.0]> : tensor<3xf32>
  %indices = stablehlo.constant dense<[[1]]> : tensor<1x1xi64>
  %updates = stablehlo.constant dense<[0.0]> : tensor<1xf32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%old: tensor<f32>, %new: tensor<f32>):
    %power = stablehlo.exponential %new : tensor<f32>
    %sum = stablehlo.add %old, %power : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<3xf32>, tensor<1x1xi64>, tensor<1xf32>) -> tensor<3xf32>
  check.expect_almost_eq_const %result, dense<[1.0, 4.0, 5.0]> : tensor<3xf32>
  return
}

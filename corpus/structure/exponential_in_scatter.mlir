// An op that a release revised, inside the region of another one: written for an older release both must be
// older. Elements 2 and 0 get e^0 = 1 added.
func.func @main() {
  %operand = stablehlo.constant dense<[0.0, 3.0, -2.0]> : tensor<3xf32>
  %indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<0.0> : tensor<2xf32>
  %result = "stablehlo.scatter"(%operand, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<f32>, %update: tensor<f32>):
    %power = stablehlo.exponential %update : tensor<f32>
    %sum = stablehlo.add %current, %power : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<3xf32>, tensor<2x1xi64>, tensor<2xf32>) -> tensor<3xf32>
  check.expect_eq_const %result, dense<[1.0, 3.0, -1.0]> : tensor<3xf32>
  return
}

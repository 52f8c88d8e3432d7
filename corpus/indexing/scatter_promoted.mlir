// i8 elements are added up in i32, which release 0.17.0 made possible: 100 + 100 = 200 does not wrap.
func.func @main() {
  %input = stablehlo.constant dense<[100, 1, -100]> : tensor<3xi8>
  %indices = stablehlo.constant dense<[[2], [0]]> : tensor<2x1xi64>
  %updates = stablehlo.constant dense<[-100, 100]> : tensor<2xi8>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %sum = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi8>, tensor<2x1xi64>, tensor<2xi8>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[200, 1, -200]> : tensor<3xi32>
  return
}

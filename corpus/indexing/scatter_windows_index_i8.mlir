// Windows of two rows at 127 and -2, as i8, in 300 rows of ones. The first changes rows 127 and 128, the second lies outside. So
// rows 0, 254 and 255 stay.
func.func @main() {
  %input = stablehlo.constant dense<1> : tensor<300x2xi32>
  %indices = stablehlo.constant dense<[[127], [-2]]> : tensor<2x1xi8>
  %updates = stablehlo.constant dense<[[[10, 20], [30, 40]], [[100, 200], [300, 400]]]> : tensor<2x2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<300x2xi32>, tensor<2x1xi8>, tensor<2x2x2xi32>) -> tensor<300x2xi32>
  %start = stablehlo.slice %result [0:1, 0:2] : (tensor<300x2xi32>) -> tensor<1x2xi32>
  %near = stablehlo.slice %result [126:130, 0:2] : (tensor<300x2xi32>) -> tensor<4x2xi32>
  %far = stablehlo.slice %result [254:257, 0:2] : (tensor<300x2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %start, dense<[[1, 1]]> : tensor<1x2xi32>
  check.expect_eq_const %near, dense<[[1, 1], [11, 21], [31, 41], [1, 1]]> : tensor<4x2xi32>
  check.expect_eq_const %far, dense<[[1, 1], [1, 1], [1, 1]]> : tensor<3x2xi32>
  return
}

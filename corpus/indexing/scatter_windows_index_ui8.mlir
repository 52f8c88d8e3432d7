// Windows of two rows at 254 and 255, as ui8, in 300 rows of ones: rows 254 to 256 change. The second window ends beyond the greatest
// number of the type, and row 0 stays.
func.func @main() {
  %input = stablehlo.constant dense<1> : tensor<300x2xi32>
  %indices = stablehlo.constant dense<[[254], [255]]> : tensor<2x1xui8>
  %updates = stablehlo.constant dense<[[[10, 20], [30, 40]], [[100, 200], [300, 400]]]> : tensor<2x2x2xi32>
  %result = "stablehlo.scatter"(%input, %indices, %updates) <{
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  }> ({
  ^bb0(%current: tensor<i32>, %update: tensor<i32>):
    %combined = stablehlo.add %current, %update : tensor<i32>
    stablehlo.return %combined : tensor<i32>
  }) : (tensor<300x2xi32>, tensor<2x1xui8>, tensor<2x2x2xi32>) -> tensor<300x2xi32>
  %start = stablehlo.slice %result [0:2, 0:2] : (tensor<300x2xi32>) -> tensor<2x2xi32>
  %near = stablehlo.slice %result [253:258, 0:2] : (tensor<300x2xi32>) -> tensor<5x2xi32>
  check.expect_eq_const %start, dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>
  check.expect_eq_const %near, dense<[[1, 1], [11, 21], [131, 241], [301, 401], [1, 1]]> : tensor<5x2xi32>
  return
}

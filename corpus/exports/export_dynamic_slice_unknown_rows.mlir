// One row of unknown many.
func.func @main() {
  %rows_known = stablehlo.constant dense<[[-5.0, 2.0, 5.0], [-7.0, -5.0, 0.0], [-4.0, 7.0, -4.0], [1.0, 7.0, -8.0], [0.0, 9.0, 6.0]]> : tensor<5x3xf32>
  %sizes_rows = stablehlo.constant dense<[5, 3]> : tensor<2xi64>
  %rows = stablehlo.dynamic_reshape %rows_known, %sizes_rows : (tensor<5x3xf32>, tensor<2xi64>) -> tensor<?x3xf32>
  %place = stablehlo.constant dense<3> : tensor<i32>
  %first = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.dynamic_slice %rows, %place, %first, sizes = [1, 3] : (tensor<?x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x3xf32>
  check.expect_eq_const %result, dense<[[1.0, 7.0, -8.0]]> : tensor<1x3xf32>
  return
}

// Which of unknown many indices are negative.
func.func @main() {
  %indices_known = stablehlo.constant dense<[3, -1, 0, -4, 2]> : tensor<5xi32>
  %sizes_indices = stablehlo.constant dense<[5]> : tensor<1xi64>
  %indices = stablehlo.dynamic_reshape %indices_known, %sizes_indices : (tensor<5xi32>, tensor<1xi64>) -> tensor<?xi32>
  %bounds_known = stablehlo.constant dense<[0, 0, 1, -4, 5]> : tensor<5xi32>
  %sizes_bounds = stablehlo.constant dense<[5]> : tensor<1xi64>
  %bounds = stablehlo.dynamic_reshape %bounds_known, %sizes_bounds : (tensor<5xi32>, tensor<1xi64>) -> tensor<?xi32>
  %less = stablehlo.compare LT, %indices, %bounds, SIGNED : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %sizes_result = stablehlo.constant dense<[5]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %less, %sizes_result : (tensor<?xi1>, tensor<1xi64>) -> tensor<5xi1>
  check.expect_eq_const %result, dense<[false, true, true, false, true]> : tensor<5xi1>
  return
}

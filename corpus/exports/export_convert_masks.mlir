// Booleans are counted as integers: 0 or 1, a scalar, and a plane of 24. One becomes itself.
func.func @main() {
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %one = stablehlo.convert %yes : (tensor<i1>) -> tensor<i32>
  %same = stablehlo.convert %yes : tensor<i1>
  %mask = stablehlo.constant dense<[[true, false, false, false, false, true], [false, false, true, false, false, false], [false, true, true, false, true, false], [true, true, true, true, true, true]]> : tensor<4x6xi1>
  %count = stablehlo.convert %mask : (tensor<4x6xi1>) -> tensor<4x6xi32>
  check.expect_eq_const %one, dense<1> : tensor<i32>
  check.expect_eq_const %same, dense<true> : tensor<i1>
  check.expect_eq_const %count, dense<[[1, 0, 0, 0, 0, 1], [0, 0, 1, 0, 0, 0], [0, 1, 1, 0, 1, 0], [1, 1, 1, 1, 1, 1]]> : tensor<4x6xi32>
  return
}

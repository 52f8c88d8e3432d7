// A boolean scalar and a boolean row become masks of 20 elements.
func.func @main() {
  %scalar = stablehlo.constant dense<true> : tensor<i1>
  %all = stablehlo.broadcast_in_dim %scalar, dims = [] : (tensor<i1>) -> tensor<4x5xi1>
  %row = stablehlo.constant dense<[true, false, false, true, true]> : tensor<5xi1>
  %rows = stablehlo.broadcast_in_dim %row, dims = [1] : (tensor<5xi1>) -> tensor<4x5xi1>
  %one = stablehlo.broadcast_in_dim %scalar, dims = [] : (tensor<i1>) -> tensor<1xi1>
  %planes = stablehlo.broadcast_in_dim %rows, dims = [1, 2] : (tensor<4x5xi1>) -> tensor<2x4x5xi1>
  check.expect_eq_const %all, dense<true> : tensor<4x5xi1>
  check.expect_eq_const %rows, dense<[[true, false, false, true, true], [true, false, false, true, true], [true, false, false, true, true], [true, false, false, true, true]]> : tensor<4x5xi1>
  check.expect_eq_const %one, dense<true> : tensor<1xi1>
  check.expect_eq_const %planes, dense<[[[true, false, false, true, true], [true, false, false, true, true], [true, false, false, true, true], [true, false, false, true, true]], [[true, false, false, true, true], [true, false, false, true, true], [true, false, false, true, true], [true, false, false, true, true]]]> : tensor<2x4x5xi1>
  return
}

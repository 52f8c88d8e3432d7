// Element i of dimension 0 is i, whatever the other indices.
func.func @main() {
  %result = stablehlo.iota dim = 0 : tensor<2x3x4xi32>
  check.expect_eq_const %result, dense<[[[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], [[1, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 1]]]> : tensor<2x3x4xi32>
  return
}

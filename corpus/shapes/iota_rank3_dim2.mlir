// Element i of dimension 2 is i, whatever the other indices.
func.func @main() {
  %result = stablehlo.iota dim = 2 : tensor<2x3x4xi32>
  check.expect_eq_const %result, dense<[[[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]], [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]]> : tensor<2x3x4xi32>
  return
}

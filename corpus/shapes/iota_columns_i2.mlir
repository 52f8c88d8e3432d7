// Every row counts: element [i, j] is j. i2 came with release 1.2.0.
func.func @main() {
  %result = stablehlo.iota dim = 1 : tensor<3x2xi2>
  check.expect_eq_const %result, dense<[[0, 1], [0, 1], [0, 1]]> : tensor<3x2xi2>
  return
}

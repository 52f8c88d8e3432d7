// Every row counts: element [i, j] is j. ui2 came with release 1.2.0.
func.func @main() {
  %result = stablehlo.iota dim = 1 : tensor<3x2xui2>
  check.expect_eq_const %result, dense<[[0, 1], [0, 1], [0, 1]]> : tensor<3x2xui2>
  return
}

// Every row counts: element [i, j] is j.
func.func @main() {
  %result = stablehlo.iota dim = 1 : tensor<3x2xi16>
  check.expect_eq_const %result, dense<[[0, 1], [0, 1], [0, 1]]> : tensor<3x2xi16>
  return
}

// A tensor without elements: every release knows it.
func.func @main() {
  %value = stablehlo.constant dense<> : tensor<3x0xi32>
  check.expect_eq_const %value, dense<> : tensor<3x0xi32>
  return
}

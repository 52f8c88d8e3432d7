// The parts one after the other. Neither ends with a whole byte.
func.func @main() {
  %first = stablehlo.constant dense<[-2, 1, 0]> : tensor<3xi2>
  %second = stablehlo.constant dense<[-1, 1]> : tensor<2xi2>
  %result = stablehlo.concatenate %first, %second, dim = 0 : (tensor<3xi2>, tensor<2xi2>) -> tensor<5xi2>
  check.expect_eq_const %result, dense<[-2, 1, 0, -1, 1]> : tensor<5xi2>
  return
}

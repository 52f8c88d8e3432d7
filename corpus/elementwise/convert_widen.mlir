// Signed numbers are extended by their sign, unsigned ones by zeros.
func.func @main() {
  %0 = stablehlo.constant dense<[-1, 127]> : tensor<2xi8>
  %1 = stablehlo.convert %0 : (tensor<2xi8>) -> tensor<2xi64>
  check.expect_eq_const %1, dense<[-1, 127]> : tensor<2xi64>
  %2 = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %3 = stablehlo.convert %2 : (tensor<2xui8>) -> tensor<2xi64>
  check.expect_eq_const %3, dense<[255, 1]> : tensor<2xi64>
  return
}

// True but for infinities and NaNs.
func.func @main() {
  %x = stablehlo.constant dense<[0x7F80, 0x7FC0, 1.0]> : tensor<3xbf16>
  %result = stablehlo.is_finite %x : (tensor<3xbf16>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[false, false, true]> : tensor<3xi1>
  return
}

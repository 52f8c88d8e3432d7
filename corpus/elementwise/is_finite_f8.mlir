// True but for infinities and NaNs. The greatest f8E4M3FN is 448, and 0x7F is its NaN.
func.func @main() {
  %x = stablehlo.constant dense<[0x7F, 448.0, 0.0]> : tensor<3xf8E4M3FN>
  %result = stablehlo.is_finite %x : (tensor<3xf8E4M3FN>) -> tensor<3xi1>
  check.expect_eq_const %result, dense<[false, true, true]> : tensor<3xi1>
  return
}

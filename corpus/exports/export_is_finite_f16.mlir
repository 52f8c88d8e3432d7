// Which halves are finite.
func.func @main() {
  %halves = stablehlo.constant dense<[1.5, 0x7C00, -65504.0, 0xFC00, 0x7E00, 0.0]> : tensor<6xf16>
  %result = stablehlo.is_finite %halves : (tensor<6xf16>) -> tensor<6xi1>
  check.expect_eq_const %result, dense<[true, false, true, false, false, true]> : tensor<6xi1>
  return
}

// A NaN anywhere gives a NaN; -0 is below 0, so that clamping -0 to [0, 1] gives 0.
func.func @main() {
  %min = stablehlo.constant dense<[0.0, 0x7FC00000, 0.0, 0.0]> : tensor<4xf32>
  %operand = stablehlo.constant dense<[0x7FC00000, 0.5, 0.5, -0.0]> : tensor<4xf32>
  %max = stablehlo.constant dense<[1.0, 1.0, 0x7FC00000, 1.0]> : tensor<4xf32>
  %result = stablehlo.clamp %min, %operand, %max : tensor<4xf32>
  check.expect_eq_const %result, dense<[0x7FC00000, 0x7FC00000, 0x7FC00000, 0.0]> : tensor<4xf32>
  return
}

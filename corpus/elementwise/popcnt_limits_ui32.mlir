// At the ends of the range of ui32, 0 to 4294967295, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 4294967295, 0, 1, 65536, 5]> : tensor<6xui32>
  %result = stablehlo.popcnt %operand : tensor<6xui32>
  check.expect_eq_const %result, dense<[0, 32, 0, 1, 1, 2]> : tensor<6xui32>
  return
}

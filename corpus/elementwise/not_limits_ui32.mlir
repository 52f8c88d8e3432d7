// At the ends of the range of ui32, 0 to 4294967295, and between.
func.func @main() {
  %operand = stablehlo.constant dense<[0, 4294967295, 0, 1, 65536, 5]> : tensor<6xui32>
  %result = stablehlo.not %operand : tensor<6xui32>
  check.expect_eq_const %result, dense<[4294967295, 0, 4294967295, 4294967294, 4294901759, 4294967290]> : tensor<6xui32>
  return
}

// E^x - 1: 1.11700001661 at 0.75, -0.917915001376 at -2.5, 19.0855369232 at 3.0, -0.117503097415 at -0.125,
// 1.71828182846 at 1.0. Expected is the exact value, rounded once; accuracy is implementation-defined, so 8
// ULPs of it pass.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf32>
  %expected_f32 = stablehlo.constant dense<[0x3F8EF9DB, 0xBF6AFC7A, 0x4198AF2E, 0xBDF0A577, 0x3FDBF0A9]> : tensor<5xf32>
  %result_f32 = stablehlo.exponential_minus_one %operand_f32 : tensor<5xf32>
  check.expect_close %result_f32, %expected_f32, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %operand_f64 = stablehlo.constant dense<[0.75, -2.5, 3.0, -0.125, 1.0]> : tensor<5xf64>
  %expected_f64 = stablehlo.constant dense<[1.1170000166126746, -0.9179150013761012, 19.085536923187668, -0.1175030974154046, 1.7182818284590453]> : tensor<5xf64>
  %result_f64 = stablehlo.exponential_minus_one %operand_f64 : tensor<5xf64>
  check.expect_close %result_f64, %expected_f64, max_ulp_difference = 8 : tensor<5xf64>, tensor<5xf64>
  return
}

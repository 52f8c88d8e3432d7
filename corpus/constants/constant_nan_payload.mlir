// A constant is its bits: NaNs keep sign and payload through the artifact and through evaluation. Quiet ones, since a
// signaling NaN may be quieted by a mere copy on some machines.
module {
  func.func @main() {
    %result_f32 = stablehlo.constant dense<[0x7FC00001, 0xFFC12345, 0x7FFFFFFF]> : tensor<3xf32>
    check.expect_eq_const %result_f32, dense<[0x7FC00001, 0xFFC12345, 0x7FFFFFFF]> : tensor<3xf32>
    %result_f64 = stablehlo.constant dense<[0x7FF8000000000001, 0xFFF8123456789ABC]> : tensor<2xf64>
    check.expect_eq_const %result_f64, dense<[0x7FF8000000000001, 0xFFF8123456789ABC]> : tensor<2xf64>
    %result_f16 = stablehlo.constant dense<[0x7E01, 0xFFFF]> : tensor<2xf16>
    check.expect_eq_const %result_f16, dense<[0x7E01, 0xFFFF]> : tensor<2xf16>
    %result_bf16 = stablehlo.constant dense<[0x7FC1, 0xFFFF]> : tensor<2xbf16>
    check.expect_eq_const %result_bf16, dense<[0x7FC1, 0xFFFF]> : tensor<2xbf16>
    return
  }
}

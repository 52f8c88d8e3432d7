// Numbers one beside the middle of two neighbouring bf16: rounding to a wide float first would make them the middle.
// 2^60 + 2^52 + 1 goes up to 2^60 + 2^53, and 2^60 + 3 * 2^52 - 1 down to it; likewise below 0.
func.func @main() {
  %operand = stablehlo.constant dense<[1157425104234217473, 1166432303488958463, -1157425104234217473, -1166432303488958463]> : tensor<4xi64>
  %result = stablehlo.convert %operand : (tensor<4xi64>) -> tensor<4xbf16>
  check.expect_eq_const %result, dense<[1161928703861587968.0, 1161928703861587968.0, -1161928703861587968.0, -1161928703861587968.0]> : tensor<4xbf16>
  return
}

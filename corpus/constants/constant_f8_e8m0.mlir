// Powers of two alone, bias 127, without zero and sign: 0x00 is 2^-127, 0xFE is 2^127.
func.func @main() {
  %result = stablehlo.constant dense<[1.0, 2.0, 0.5, 0x00, 0xFE]> : tensor<5xf8E8M0FNU>
  check.expect_eq_const %result, dense<[1.0, 2.0, 0.5, 0x00, 0xFE]> : tensor<5xf8E8M0FNU>
  return
}

// All ones keep 0x12345678; 0xF0F0F0F0 and 0xAAAAAAAA share 0xA0A0A0A0 = 2694881440.
func.func @main() {
  %lhs = stablehlo.constant dense<[4294967295, 4042322160]> : tensor<2xui32>
  %rhs = stablehlo.constant dense<[305419896, 2863311530]> : tensor<2xui32>
  %result = stablehlo.and %lhs, %rhs : tensor<2xui32>
  check.expect_eq_const %result, dense<[305419896, 2694881440]> : tensor<2xui32>
  return
}

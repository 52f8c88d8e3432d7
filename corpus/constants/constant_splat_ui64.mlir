// All of 1000 elements are 18446744073709551615, and it stands in the file once. Elements 0 and 999 are cut
// out.
func.func @main() {
  %splat = stablehlo.constant dense<18446744073709551615> : tensor<1000xui64>
  %ends = stablehlo.slice %splat [0:1000:999] : (tensor<1000xui64>) -> tensor<2xui64>
  check.expect_eq_const %ends, dense<18446744073709551615> : tensor<2xui64>
  return
}

// Constants of up to eight booleans were unpacked right. Of a longer one that is true everywhere the byte stayed 0xFF, so that
// each element counted as 255. 32 of 32 is 32.
func.func @main() {
  %flags = stablehlo.constant dense<true> : tensor<32xi1>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %ones = stablehlo.convert %flags : (tensor<32xi1>) -> tensor<32xi32>
  %sum = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<32xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %sum, dense<32> : tensor<i32>
  return
}

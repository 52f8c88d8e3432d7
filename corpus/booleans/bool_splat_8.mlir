// 8 times true: as integers they are 1 each, and their sum is 8 (not 255 * 8, which a
// reader of bytes that takes them for bits, or the other way, has made of them).
func.func @main() {
  %input_i1 = stablehlo.constant dense<true> : tensor<8xi1>
  %input = stablehlo.convert %input_i1 : (tensor<8xi1>) -> tensor<8xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result, dense<8> : tensor<i32>
  check.expect_eq_const %input_i1, dense<true> : tensor<8xi1>
  return
}

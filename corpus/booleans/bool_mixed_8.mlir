// 4 of 8 elements are true, so that the sum is 4; the elements keep their order, whether they
// are stored as bits or as bytes.
func.func @main() {
  %input_i1 = stablehlo.constant dense<[true, false, true, true, false, false, true, false]> : tensor<8xi1>
  %input = stablehlo.convert %input_i1 : (tensor<8xi1>) -> tensor<8xi32>
  %init = stablehlo.constant dense<0> : tensor<i32>
  %result = stablehlo.reduce(%input init: %init) applies stablehlo.add across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result, dense<4> : tensor<i32>
  check.expect_eq_const %input_i1, dense<[true, false, true, true, false, false, true, false]> : tensor<8xi1>
  return
}

// A chain of xor, convert and atan2 was right step by step and NaN when compiled as a whole. 6 xor 5
// is 3, 1 xor 1 is 0; atan2(3, 3) is a quarter of pi, atan2(0, 3) is 0.
func.func @main() {
  %lhs = stablehlo.constant dense<[6, 1]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[5, 1]> : tensor<2xi32>
  %bits = stablehlo.xor %lhs, %rhs : tensor<2xi32>
  %y = stablehlo.convert %bits : (tensor<2xi32>) -> tensor<2xf32>
  %x = stablehlo.constant dense<3.0> : tensor<2xf32>
  %angle = stablehlo.atan2 %y, %x : tensor<2xf32>
  check.expect_almost_eq_const %angle, dense<[0.78539816, 0.0]> : tensor<2xf32>
  return
}

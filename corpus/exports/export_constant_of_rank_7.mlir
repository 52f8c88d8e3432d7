// A constant of seven dimensions.
func.func @main() {
  %numbers = stablehlo.constant dense<[[[[[[[2, -3]], [[7, 0]], [[-1, -7]]]]], [[[[[6, 1]], [[-9, -7]], [[-6, 3]]]]]]]> : tensor<1x2x1x1x3x1x2xi32>
  check.expect_eq_const %numbers, dense<[[[[[[[2, -3]], [[7, 0]], [[-1, -7]]]]], [[[[[6, 1]], [[-9, -7]], [[-6, 3]]]]]]]> : tensor<1x2x1x1x3x1x2xi32>
  return
}

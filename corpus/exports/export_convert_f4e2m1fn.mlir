// Numbers are rounded to four bits, to nearest and of two to the even one, and read back.
func.func @main() {
  %numbers = stablehlo.constant dense<[0.3, 2.4, -5.1, 1.25, -0.75, 3.5, 0.0, -1.75, 4.9, -0.2]> : tensor<10xf32>
  %small = stablehlo.convert %numbers : (tensor<10xf32>) -> tensor<10xf4E2M1FN>
  %back = stablehlo.convert %small : (tensor<10xf4E2M1FN>) -> tensor<10xf32>
  check.expect_eq_const %small, dense<[0.5, 2.0, -6.0, 1.0, -1.0, 4.0, 0.0, -2.0, 4.0, -0.0]> : tensor<10xf4E2M1FN>
  check.expect_eq_const %back, dense<[0.5, 2.0, -6.0, 1.0, -1.0, 4.0, 0.0, -2.0, 4.0, -0.0]> : tensor<10xf32>
  return
}

// Numbers are rounded to powers of two, which have eight bits, and read back.
func.func @main() {
  %numbers = stablehlo.constant dense<[0.3, 2.4, 5.1, 1.25, 0.75, 3.4, 0.01, 1.7, 4.9, 1000.0]> : tensor<10xf32>
  %small = stablehlo.convert %numbers : (tensor<10xf32>) -> tensor<10xf8E8M0FNU>
  %back = stablehlo.convert %small : (tensor<10xf8E8M0FNU>) -> tensor<10xf32>
  check.expect_eq_const %small, dense<[0.2, 2.0, 4.0, 1.0, 1.0, 4.0, 0.008, 2.0, 4.0, 1000.0]> : tensor<10xf8E8M0FNU>
  check.expect_eq_const %back, dense<[0.25, 2.0, 4.0, 1.0, 1.0, 4.0, 0.0078125, 2.0, 4.0, 1024.0]> : tensor<10xf32>
  return
}

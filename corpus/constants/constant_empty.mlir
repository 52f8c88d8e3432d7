// Tensors without elements keep their shapes.
func.func @main() {
  %0 = stablehlo.constant dense<> : tensor<0xf32>
  %1 = stablehlo.constant dense<> : tensor<2x0xi8>
  %2 = stablehlo.constant dense<> : tensor<0x3xi1>
  check.expect_eq_const %0, dense<> : tensor<0xf32>
  check.expect_eq_const %1, dense<> : tensor<2x0xi8>
  check.expect_eq_const %2, dense<> : tensor<0x3xi1>
  return
}

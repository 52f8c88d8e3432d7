// Tensors without elements keep their shapes.
func.func @main() {
  %result_f32 = stablehlo.constant dense<> : tensor<0xf32>
  %result_i8 = stablehlo.constant dense<> : tensor<2x0xi8>
  %result_i1 = stablehlo.constant dense<> : tensor<0x3xi1>
  check.expect_eq_const %result_f32, dense<> : tensor<0xf32>
  check.expect_eq_const %result_i8, dense<> : tensor<2x0xi8>
  check.expect_eq_const %result_i1, dense<> : tensor<0x3xi1>
  return
}

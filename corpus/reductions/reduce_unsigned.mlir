// Sums along dimension 1.
func.func @main() {
  %input_ui32 = stablehlo.constant dense<[[1, 2, 0], [3, 0, 3]]> : tensor<2x3xui32>
  %init_ui32 = stablehlo.constant dense<0> : tensor<ui32>
  %result_ui32 = stablehlo.reduce(%input_ui32 init: %init_ui32) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui32>, tensor<ui32>) -> tensor<2xui32>
  check.expect_eq_const %result_ui32, dense<[3, 6]> : tensor<2xui32>
  %input_ui8_0 = stablehlo.constant dense<[[1, 2, 0], [3, 0, 3]]> : tensor<2x3xui8>
  %init_ui8_0 = stablehlo.constant dense<0> : tensor<ui8>
  %result_ui8_0 = stablehlo.reduce(%input_ui8_0 init: %init_ui8_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  check.expect_eq_const %result_ui8_0, dense<[3, 6]> : tensor<2xui8>
  %input_ui8_1 = stablehlo.constant dense<[[200, 55, 1], [1, 2, 3]]> : tensor<2x3xui8>
  %init_ui8_1 = stablehlo.constant dense<0> : tensor<ui8>
  %result_ui8_1 = stablehlo.reduce(%input_ui8_1 init: %init_ui8_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
  check.expect_eq_const %result_ui8_1, dense<[0, 6]> : tensor<2xui8>
  return
}

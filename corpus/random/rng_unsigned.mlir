// The only integer of the interval [5, 6) is 5.
func.func @main() {
  %a_ui32 = stablehlo.constant dense<5> : tensor<ui32>
  %b_ui32 = stablehlo.constant dense<6> : tensor<ui32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_ui32 = stablehlo.rng %a_ui32, %b_ui32, %shape_0, distribution =  UNIFORM : (tensor<ui32>, tensor<ui32>, tensor<1xi64>) -> tensor<2xui32>
  check.expect_eq_const %result_ui32, dense<[5, 5]> : tensor<2xui32>
  %a_ui8 = stablehlo.constant dense<5> : tensor<ui8>
  %b_ui8 = stablehlo.constant dense<6> : tensor<ui8>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_ui8 = stablehlo.rng %a_ui8, %b_ui8, %shape_1, distribution =  UNIFORM : (tensor<ui8>, tensor<ui8>, tensor<1xi64>) -> tensor<2xui8>
  check.expect_eq_const %result_ui8, dense<[5, 5]> : tensor<2xui8>
  return
}

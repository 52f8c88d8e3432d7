// The computation, here a sum, runs once per element.
func.func @main() {
  %input_ui32_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xui32>
  %input_ui32_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xui32>
  %result_0 = "stablehlo.map"(%input_ui32_0, %input_ui32_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<ui32>, %rhs: tensor<ui32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui32>
    stablehlo.return %sum : tensor<ui32>
  }) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
  check.expect_eq_const %result_0, dense<[4, 2, 4]> : tensor<3xui32>
  %input_ui8_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xui8>
  %input_ui8_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xui8>
  %result_1 = "stablehlo.map"(%input_ui8_0, %input_ui8_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
    %sum = stablehlo.add %lhs, %rhs : tensor<ui8>
    stablehlo.return %sum : tensor<ui8>
  }) : (tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  check.expect_eq_const %result_1, dense<[4, 2, 4]> : tensor<3xui8>
  return
}

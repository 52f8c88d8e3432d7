// Sizes of operands and result are unknown until the program runs. The computation, here a sum, runs once per
// element.
func.func @main() {
  %input_known_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xi32>
  %input_known_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %input_0 = stablehlo.dynamic_reshape %input_known_0, %shape_0 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %input_1 = stablehlo.dynamic_reshape %input_known_1, %shape_1 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = "stablehlo.map"(%input_0, %input_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_2 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[4, 2, 4]> : tensor<3xi32>
  return
}

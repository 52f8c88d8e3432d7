// Sizes of operands and result are unknown until the program runs. Where the predicate is true the element of
// on_true, else that of on_false.
func.func @main() {
  %pred_known = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_known = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %on_false_known = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %shape_0 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %pred = stablehlo.dynamic_reshape %pred_known, %shape_0 : (tensor<3xi1>, tensor<1xi64>) -> tensor<?xi1>
  %shape_1 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %on_true = stablehlo.dynamic_reshape %on_true_known, %shape_1 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %shape_2 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %on_false = stablehlo.dynamic_reshape %on_false_known, %shape_2 : (tensor<3xi32>, tensor<1xi64>) -> tensor<?xi32>
  %unknown = stablehlo.select %pred, %on_true, %on_false : tensor<?xi1>, tensor<?xi32>
  %shape_3 = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_reshape %unknown, %shape_3 : (tensor<?xi32>, tensor<1xi64>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[4, 2, 3]> : tensor<3xi32>
  return
}

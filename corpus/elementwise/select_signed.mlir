// Where the predicate is true the element of on_true, else that of on_false.
func.func @main() {
  %pred_0 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_i32 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %on_false_i32 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi32>
  %result_0 = stablehlo.select %pred_0, %on_true_i32, %on_false_i32 : tensor<3xi1>, tensor<3xi32>
  check.expect_eq_const %result_0, dense<[4, 2, 3]> : tensor<3xi32>
  %pred_1 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_i64 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %on_false_i64 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi64>
  %result_1 = stablehlo.select %pred_1, %on_true_i64, %on_false_i64 : tensor<3xi1>, tensor<3xi64>
  check.expect_eq_const %result_1, dense<[4, 2, 3]> : tensor<3xi64>
  %pred_2 = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %on_true_i8 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi8>
  %on_false_i8 = stablehlo.constant dense<[4, 5, 6]> : tensor<3xi8>
  %result_2 = stablehlo.select %pred_2, %on_true_i8, %on_false_i8 : tensor<3xi1>, tensor<3xi8>
  check.expect_eq_const %result_2, dense<[4, 2, 3]> : tensor<3xi8>
  return
}

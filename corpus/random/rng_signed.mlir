// The only integer of the interval [5, 6) is 5.
func.func @main() {
  %a_i32 = stablehlo.constant dense<5> : tensor<i32>
  %b_i32 = stablehlo.constant dense<6> : tensor<i32>
  %shape_0 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_i32 = stablehlo.rng %a_i32, %b_i32, %shape_0, distribution =  UNIFORM : (tensor<i32>, tensor<i32>, tensor<1xi64>) -> tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[5, 5]> : tensor<2xi32>
  %a_i64 = stablehlo.constant dense<5> : tensor<i64>
  %b_i64 = stablehlo.constant dense<6> : tensor<i64>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_i64 = stablehlo.rng %a_i64, %b_i64, %shape_1, distribution =  UNIFORM : (tensor<i64>, tensor<i64>, tensor<1xi64>) -> tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[5, 5]> : tensor<2xi64>
  %a_i8 = stablehlo.constant dense<5> : tensor<i8>
  %b_i8 = stablehlo.constant dense<6> : tensor<i8>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi64>
  %result_i8 = stablehlo.rng %a_i8, %b_i8, %shape_2, distribution =  UNIFORM : (tensor<i8>, tensor<i8>, tensor<1xi64>) -> tensor<2xi8>
  check.expect_eq_const %result_i8, dense<[5, 5]> : tensor<2xi8>
  return
}

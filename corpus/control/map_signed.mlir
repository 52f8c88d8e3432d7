// The computation, here a sum, runs once per element.
func.func @main() {
  %input_i32_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xi32>
  %input_i32_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xi32>
  %result_0 = "stablehlo.map"(%input_i32_0, %input_i32_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<i32>, %rhs: tensor<i32>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  check.expect_eq_const %result_0, dense<[4, 2, 4]> : tensor<3xi32>
  %input_i64_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xi64>
  %input_i64_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xi64>
  %result_1 = "stablehlo.map"(%input_i64_0, %input_i64_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<i64>, %rhs: tensor<i64>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i64>
    stablehlo.return %sum : tensor<i64>
  }) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  check.expect_eq_const %result_1, dense<[4, 2, 4]> : tensor<3xi64>
  %input_i8_0 = stablehlo.constant dense<[1, 2, 0]> : tensor<3xi8>
  %input_i8_1 = stablehlo.constant dense<[3, 0, 4]> : tensor<3xi8>
  %result_2 = "stablehlo.map"(%input_i8_0, %input_i8_1) <{dimensions = array<i64: 0>}> ({
  ^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
    %sum = stablehlo.add %lhs, %rhs : tensor<i8>
    stablehlo.return %sum : tensor<i8>
  }) : (tensor<3xi8>, tensor<3xi8>) -> tensor<3xi8>
  check.expect_eq_const %result_2, dense<[4, 2, 4]> : tensor<3xi8>
  return
}

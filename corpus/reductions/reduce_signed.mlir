// Sums along dimension 1.
func.func @main() {
  %input_i32 = stablehlo.constant dense<[[1, 2, 0], [3, 0, 3]]> : tensor<2x3xi32>
  %init_i32 = stablehlo.constant dense<0> : tensor<i32>
  %result_i32 = stablehlo.reduce(%input_i32 init: %init_i32) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[3, 6]> : tensor<2xi32>
  %input_i64 = stablehlo.constant dense<[[1, 2, 0], [3, 0, 3]]> : tensor<2x3xi64>
  %init_i64 = stablehlo.constant dense<0> : tensor<i64>
  %result_i64 = stablehlo.reduce(%input_i64 init: %init_i64) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
  check.expect_eq_const %result_i64, dense<[3, 6]> : tensor<2xi64>
  %input_i8_0 = stablehlo.constant dense<[[1, 2, 0], [3, 0, 3]]> : tensor<2x3xi8>
  %init_i8_0 = stablehlo.constant dense<0> : tensor<i8>
  %result_i8_0 = stablehlo.reduce(%input_i8_0 init: %init_i8_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  check.expect_eq_const %result_i8_0, dense<[3, 6]> : tensor<2xi8>
  %input_i8_1 = stablehlo.constant dense<[[100, 27, 1], [-100, -28, -1]]> : tensor<2x3xi8>
  %init_i8_1 = stablehlo.constant dense<0> : tensor<i8>
  %result_i8_1 = stablehlo.reduce(%input_i8_1 init: %init_i8_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi8>, tensor<i8>) -> tensor<2xi8>
  check.expect_eq_const %result_i8_1, dense<[-128, 127]> : tensor<2xi8>
  return
}

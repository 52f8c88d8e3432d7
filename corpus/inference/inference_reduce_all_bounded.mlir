// reduce_all_bounded: no dimension is left, so the result has no bounds. Source: TypeInference.cpp inferReduceOp
// (openxla/stablehlo, encoding of a result without bounds).
func.func @main() {
  %constant = stablehlo.constant dense<[7, 14, 21, 28]> : tensor<4xi32>
  %constant_0 = stablehlo.constant dense<3> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<4xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<4>>
  %constant_1 = stablehlo.constant dense<-2147483648> : tensor<i32>
  %result_1 = stablehlo.reduce(%result_0 init: %constant_1) applies stablehlo.maximum across dimensions = [0] : (tensor<?xi32, #stablehlo.bounds<4>>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %result_1, dense<21> : tensor<i32>
  return
}

// A scalar becomes 3 of at most 5 elements: the shape operand gives the size, the type gives only the bound.
func.func @main() {
  %operand = stablehlo.constant dense<7> : tensor<i32>
  %shape = stablehlo.constant dense<[3]> : tensor<1xi64>
  %bounded = stablehlo.dynamic_broadcast_in_dim %operand, %shape, dims = [] : (tensor<i32>, tensor<1xi64>) -> tensor<?xi32, #stablehlo.bounds<5>>
  %count = stablehlo.get_dimension_size %bounded, dim = 0 : (tensor<?xi32, #stablehlo.bounds<5>>) -> tensor<i32>
  check.expect_eq_const %count, dense<3> : tensor<i32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %sum = stablehlo.reduce(%bounded init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xi32, #stablehlo.bounds<5>>, tensor<i32>) -> tensor<i32>
  check.expect_eq_const %sum, dense<21> : tensor<i32>
  return
}

// The comparator looks at the second operand alone; the first goes along.
func.func @main() {
  %values = stablehlo.constant dense<[10, 20, 30]> : tensor<3xi32>
  %keys = stablehlo.constant dense<[2.5, -1.0, 0.5]> : tensor<3xf32>
  %results:2 = "stablehlo.sort"(%values, %keys) <{dimension = 0 : i64}> ({
  ^bb0(%value: tensor<i32>, %other_value: tensor<i32>, %key: tensor<f32>, %other_key: tensor<f32>):
    %before = stablehlo.compare LT, %key, %other_key : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %before : tensor<i1>
  }) : (tensor<3xi32>, tensor<3xf32>) -> (tensor<3xi32>, tensor<3xf32>)
  check.expect_eq_const %results#0, dense<[20, 30, 10]> : tensor<3xi32>
  check.expect_eq_const %results#1, dense<[-1.0, 0.5, 2.5]> : tensor<3xf32>
  return
}

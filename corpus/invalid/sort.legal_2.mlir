// A legal sort, which programs beside it break by one edit each.
func.func @main(%input_0: tensor<4xf32>, %input_1: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>) {
  %result:2 = "stablehlo.sort"(%input_0, %input_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left_key: tensor<f32>, %right_key: tensor<f32>, %left_value: tensor<i32>, %right_value: tensor<i32>):
    %chosen = stablehlo.compare  GE, %left_key, %right_key : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }) : (tensor<4xf32>, tensor<4xi32>) -> (tensor<4xf32>, tensor<4xi32>)
  return %result#0, %result#1 : tensor<4xf32>, tensor<4xi32>
}

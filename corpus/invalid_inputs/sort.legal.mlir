// A legal sort, which programs beside it break by one edit each.
func.func @main(%input: tensor<4xf32>) -> tensor<4xf32> {
  %result = "stablehlo.sort"(%input) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %chosen = stablehlo.compare  GE, %left, %right : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %chosen : tensor<i1>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %result : tensor<4xf32>
}

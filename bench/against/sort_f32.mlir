// sort of 1 M f32
func.func @main(%a: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %r = "stablehlo.sort"(%a) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %c = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<1048576xf32>) -> tensor<1048576xf32>
  return %r : tensor<1048576xf32>
}

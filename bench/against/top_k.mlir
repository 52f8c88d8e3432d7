// top 64 of each of 64 rows of 16384
func.func @main(%a: tensor<64x16384xf32>) -> tensor<64x64xf32> {
  %i = stablehlo.iota dim = 1 : tensor<64x16384xi32>
  %s:2 = "stablehlo.sort"(%a, %i) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>, %p: tensor<i32>, %q: tensor<i32>):
    %c = stablehlo.compare GT, %x, %y, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<64x16384xf32>, tensor<64x16384xi32>) -> (tensor<64x16384xf32>, tensor<64x16384xi32>)
  %r = stablehlo.slice %s#0 [0:64, 0:64] : (tensor<64x16384xf32>) -> tensor<64x64xf32>
  %j = stablehlo.slice %s#1 [0:64, 0:64] : (tensor<64x16384xi32>) -> tensor<64x64xi32>
  %f = stablehlo.convert %j : (tensor<64x64xi32>) -> tensor<64x64xf32>
  %o = stablehlo.add %r, %f : tensor<64x64xf32>
  return %o : tensor<64x64xf32>
}

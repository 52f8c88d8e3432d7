#loc1 = loc("a.py":10:20)
#loc2 = loc("locations.mlir":3:17)
#loc3 = loc("first argument")
#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f32> loc("locations.mlir":3:17), %arg1: tensor<2xf32> loc("first argument"), %arg2: tensor<2xf32> loc("a.py":10:20)) -> tensor<2xf32> {
    %0 = stablehlo.add %arg1, %arg2 {map = #map} : tensor<2xf32> loc(#loc7)
    %1 = stablehlo.reduce(%0 init: %arg0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32> loc(#loc8)
    return %0 : tensor<2xf32> loc(#loc6)
  } loc(#loc1)
} loc(#loc)
#loc = loc("locations.mlir":0:0)
#loc4 = loc("a.py":3:4)
#loc5 = loc("one")
#loc6 = loc("used twice")
#loc7 = loc("sum"(#loc4))
#loc8 = loc(fused<"meta">[#loc5, #loc6])

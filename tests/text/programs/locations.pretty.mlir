#map = affine_map<(d0) -> (d0)>
module {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.add %arg1, %arg2 {map = #map} : tensor<2xf32>
    %1 = stablehlo.reduce(%0 init: %arg0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<2xf32>
  }
}

module {
  func.func @main(%arg0: tensor<4x5xf32>, %arg1: tensor<4x5xi32>, %arg2: tensor<f32>, %arg3: tensor<i32>) -> tensor<4xf32> {
    %0 = stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.reduce(%arg0 init: %arg2) across dimensions = [0, 1] {note = 5 : i8} : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
     reducer(%arg4: tensor<f32>, %arg5: tensor<f32>)  {
      %4 = stablehlo.subtract %arg4, %arg5 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }
    %2:2 = stablehlo.reduce(%arg0 init: %arg2), (%arg1 init: %arg3) across dimensions = [1] : (tensor<4x5xf32>, tensor<4x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
     reducer(%arg4: tensor<f32>, %arg6: tensor<f32>) (%arg5: tensor<i32>, %arg7: tensor<i32>)  {
      %4 = stablehlo.add %arg4, %arg6 : tensor<f32>
      %5 = stablehlo.add %arg5, %arg7 : tensor<i32>
      stablehlo.return %4, %5 : tensor<f32>, tensor<i32>
    }
    %3 = stablehlo.reduce(%arg0 init: %arg2) applies stablehlo.add across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
    return %2#0 : tensor<4xf32>
  }
}

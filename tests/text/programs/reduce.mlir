func.func @main(%a: tensor<4x5xf32>, %i: tensor<4x5xi32>, %z: tensor<f32>, %zi: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.maximum across dimensions = [1] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  %1 = stablehlo.reduce(%a init: %z) across dimensions = [0, 1] {note = 5 : i8} : (tensor<4x5xf32>, tensor<f32>) -> tensor<f32>
   reducer(%x: tensor<f32>, %y: tensor<f32>) {
    %2 = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }
  %3:2 = stablehlo.reduce(%a init: %z), (%i init: %zi) across dimensions = [1] : (tensor<4x5xf32>, tensor<4x5xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%x: tensor<f32>, %y: tensor<f32>) (%u: tensor<i32>, %v: tensor<i32>) {
    %s = stablehlo.add %x, %y : tensor<f32>
    %t = stablehlo.add %u, %v : tensor<i32>
    stablehlo.return %s, %t : tensor<f32>, tensor<i32>
  }
  %4 = "stablehlo.reduce"(%a, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %5 = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%5) : (tensor<f32>) -> ()
  }) : (tensor<4x5xf32>, tensor<f32>) -> tensor<4xf32>
  return %3#0 : tensor<4xf32>
}

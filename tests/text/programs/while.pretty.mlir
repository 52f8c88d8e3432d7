module {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<f32>) -> tensor<f32> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i64>, tensor<f32> attributes {note = "loop"}
    cond {
      %1 = stablehlo.compare NE, %iterArg, %arg0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.while(%iterArg_1 = %iterArg) : tensor<i64>
      cond {
        %2 = stablehlo.compare NE, %iterArg_1, %iterArg : (tensor<i64>, tensor<i64>) -> tensor<i1>
        stablehlo.return %2 : tensor<i1>
      } do {
        stablehlo.return %iterArg_1 : tensor<i64>
      }
      stablehlo.return %1, %iterArg_0 : tensor<i64>, tensor<f32>
    }
    return %0#1 : tensor<f32>
  }
}

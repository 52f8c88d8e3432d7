module @m attributes {a.b = [1, 2.5, "s"], c} {
  func.func public @main(%arg0: tensor<4x?xf32, #stablehlo.bounds<?, 8>>, %arg1: tensor<i1> {x.y = unit}) -> (tensor<f32>, tensor<i64>) {
    %cst = stablehlo.constant dense<0.0> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x?xf32, #stablehlo.bounds<?, 8>>, tensor<f32>) -> tensor<f32>
    %c = stablehlo.constant dense<[1, -2]> : tensor<2xi64>
    %1:2 = stablehlo.while(%a = %0, %b = %arg1) : tensor<f32>, tensor<i1>
    cond {
      stablehlo.return %b : tensor<i1>
    } do {
      %2 = stablehlo.multiply %a, %a : tensor<f32>
      stablehlo.return %2, %b : tensor<f32>, tensor<i1>
    }
    %3 = stablehlo.custom_call @foo(%0) {backend_config = "x"} : (tensor<f32>) -> tensor<i64>
    return %1#0, %3 : tensor<f32>, tensor<i64>
  }
}

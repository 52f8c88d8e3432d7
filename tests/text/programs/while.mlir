func.func @main(%n: tensor<i64>, %x: tensor<f32>) -> tensor<f32> {
  %0:2 = stablehlo.while(%i = %n, %a = %x) : tensor<i64>, tensor<f32> attributes {note = "loop"}
   cond {
    %c = stablehlo.compare NE, %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %1 = stablehlo.while(%k = %i) : tensor<i64>
    cond {
      %c = stablehlo.compare NE, %k, %i : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      stablehlo.return %k : tensor<i64>
    }
    stablehlo.return %1, %a : tensor<i64>, tensor<f32>
  }
  return %0#1 : tensor<f32>
}

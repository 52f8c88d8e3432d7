func.func @main(%a: tensor<4xf32>, %b: tensor<?xf32>) {
  %0 = chlo.tan %a : tensor<4xf32> -> tensor<4xf32>
  %1 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<4xf32>, tensor<?xf32>) -> tensor<4xf32>
  %2 = chlo.broadcast_compare %a, %a {comparison_direction = #chlo<comparison_direction LT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %v, %i = chlo.top_k(%a, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %v2, %i2 = chlo.top_k(%a, k = 2, is_stable = false) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %3 = chlo.constant dense<1> : tensor<i32>
  %4 = chlo.next_after %a, %a : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  %5 = "chlo.constant_like"(%a) {value = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// gelu (with tanh) of 1 M
func.func @main(%a: tensor<1048576xf32>) -> tensor<1048576xf32> {
  %rhs = stablehlo.constant dense<0.5> : tensor<f32>
  %rh = stablehlo.broadcast_in_dim %rhs, dims = [] : (tensor<f32>) -> tensor<1048576xf32>
  %rones = stablehlo.constant dense<1.0> : tensor<f32>
  %rone = stablehlo.broadcast_in_dim %rones, dims = [] : (tensor<f32>) -> tensor<1048576xf32>
  %rks = stablehlo.constant dense<0.797884583> : tensor<f32>
  %rk = stablehlo.broadcast_in_dim %rks, dims = [] : (tensor<f32>) -> tensor<1048576xf32>
  %rqs = stablehlo.constant dense<0.044715> : tensor<f32>
  %rq = stablehlo.broadcast_in_dim %rqs, dims = [] : (tensor<f32>) -> tensor<1048576xf32>
  %r1 = stablehlo.multiply %a, %a : tensor<1048576xf32>
  %r2 = stablehlo.multiply %r1, %a : tensor<1048576xf32>
  %r3 = stablehlo.multiply %r2, %rq : tensor<1048576xf32>
  %r4 = stablehlo.add %a, %r3 : tensor<1048576xf32>
  %r5 = stablehlo.multiply %r4, %rk : tensor<1048576xf32>
  %r6 = stablehlo.tanh %r5 : tensor<1048576xf32>
  %r7 = stablehlo.add %r6, %rone : tensor<1048576xf32>
  %r8 = stablehlo.multiply %r7, %rh : tensor<1048576xf32>
  %r = stablehlo.multiply %a, %r8 : tensor<1048576xf32>
  return %r : tensor<1048576xf32>
}

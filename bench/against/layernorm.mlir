// layer normalization, 1024x1024
func.func @main(%a: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %rai = stablehlo.constant dense<0.0> : tensor<f32>
  %ra = stablehlo.reduce(%a init: %rai) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %rns = stablehlo.constant dense<1024.0> : tensor<1024xf32>
  %res = stablehlo.constant dense<1.0e-5> : tensor<1024xf32>
  %rmean = stablehlo.divide %ra, %rns : tensor<1024xf32>
  %rmb = stablehlo.broadcast_in_dim %rmean, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %rd = stablehlo.subtract %a, %rmb : tensor<1024x1024xf32>
  %rq = stablehlo.multiply %rd, %rd : tensor<1024x1024xf32>
  %rvi = stablehlo.constant dense<0.0> : tensor<f32>
  %rv = stablehlo.reduce(%rq init: %rvi) applies stablehlo.add across dimensions = [1] : (tensor<1024x1024xf32>, tensor<f32>) -> tensor<1024xf32>
  %rvar = stablehlo.divide %rv, %rns : tensor<1024xf32>
  %rve = stablehlo.add %rvar, %res : tensor<1024xf32>
  %rrs = stablehlo.rsqrt %rve : tensor<1024xf32>
  %rrb = stablehlo.broadcast_in_dim %rrs, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %r = stablehlo.multiply %rd, %rrb : tensor<1024x1024xf32>
  return %r : tensor<1024x1024xf32>
}

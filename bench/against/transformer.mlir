// transformer block, 256 tokens of 256, 4 heads
func.func @main(%x: tensor<256x256xf32>, %wq: tensor<256x256xf32>, %wk: tensor<256x256xf32>, %wv: tensor<256x256xf32>, %wo: tensor<256x256xf32>, %w1: tensor<256x1024xf32>, %w2: tensor<1024x256xf32>) -> tensor<256x256xf32> {
  %nai = stablehlo.constant dense<0.0> : tensor<f32>
  %na = stablehlo.reduce(%x init: %nai) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %nns = stablehlo.constant dense<256.0> : tensor<256xf32>
  %nes = stablehlo.constant dense<1.0e-5> : tensor<256xf32>
  %nmean = stablehlo.divide %na, %nns : tensor<256xf32>
  %nmb = stablehlo.broadcast_in_dim %nmean, dims = [0] : (tensor<256xf32>) -> tensor<256x256xf32>
  %nd = stablehlo.subtract %x, %nmb : tensor<256x256xf32>
  %nq = stablehlo.multiply %nd, %nd : tensor<256x256xf32>
  %nvi = stablehlo.constant dense<0.0> : tensor<f32>
  %nv = stablehlo.reduce(%nq init: %nvi) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %nvar = stablehlo.divide %nv, %nns : tensor<256xf32>
  %nve = stablehlo.add %nvar, %nes : tensor<256xf32>
  %nrs = stablehlo.rsqrt %nve : tensor<256xf32>
  %nrb = stablehlo.broadcast_in_dim %nrs, dims = [0] : (tensor<256xf32>) -> tensor<256x256xf32>
  %n = stablehlo.multiply %nd, %nrb : tensor<256x256xf32>
  %q0 = stablehlo.dot_general %n, %wq, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %q = stablehlo.reshape %q0 : (tensor<256x256xf32>) -> tensor<256x4x64xf32>
  %k0 = stablehlo.dot_general %n, %wk, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %k = stablehlo.reshape %k0 : (tensor<256x256xf32>) -> tensor<256x4x64xf32>
  %v0 = stablehlo.dot_general %n, %wv, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %v = stablehlo.reshape %v0 : (tensor<256x256xf32>) -> tensor<256x4x64xf32>
  %l0 = stablehlo.dot_general %q, %k, batching_dims = [1] x [1], contracting_dims = [2] x [2] : (tensor<256x4x64xf32>, tensor<256x4x64xf32>) -> tensor<4x256x256xf32>
  %sc = stablehlo.constant dense<0.125> : tensor<4x256x256xf32>
  %l = stablehlo.multiply %l0, %sc : tensor<4x256x256xf32>
  %pmi = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %pm = stablehlo.reduce(%l init: %pmi) applies stablehlo.maximum across dimensions = [2] : (tensor<4x256x256xf32>, tensor<f32>) -> tensor<4x256xf32>
  %pmb = stablehlo.broadcast_in_dim %pm, dims = [0, 1] : (tensor<4x256xf32>) -> tensor<4x256x256xf32>
  %ps = stablehlo.subtract %l, %pmb : tensor<4x256x256xf32>
  %pe = stablehlo.exponential %ps : tensor<4x256x256xf32>
  %pzi = stablehlo.constant dense<0.0> : tensor<f32>
  %pz = stablehlo.reduce(%pe init: %pzi) applies stablehlo.add across dimensions = [2] : (tensor<4x256x256xf32>, tensor<f32>) -> tensor<4x256xf32>
  %pzb = stablehlo.broadcast_in_dim %pz, dims = [0, 1] : (tensor<4x256xf32>) -> tensor<4x256x256xf32>
  %p = stablehlo.divide %pe, %pzb : tensor<4x256x256xf32>
  %o0 = stablehlo.dot_general %p, %v, batching_dims = [0] x [1], contracting_dims = [2] x [0] : (tensor<4x256x256xf32>, tensor<256x4x64xf32>) -> tensor<4x256x64xf32>
  %o1 = stablehlo.transpose %o0, dims = [1, 0, 2] : (tensor<4x256x64xf32>) -> tensor<256x4x64xf32>
  %o2 = stablehlo.reshape %o1 : (tensor<256x4x64xf32>) -> tensor<256x256xf32>
  %o3 = stablehlo.dot_general %o2, %wo, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x256xf32>) -> tensor<256x256xf32>
  %y = stablehlo.add %x, %o3 : tensor<256x256xf32>
  %mai = stablehlo.constant dense<0.0> : tensor<f32>
  %ma = stablehlo.reduce(%y init: %mai) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %mns = stablehlo.constant dense<256.0> : tensor<256xf32>
  %mes = stablehlo.constant dense<1.0e-5> : tensor<256xf32>
  %mmean = stablehlo.divide %ma, %mns : tensor<256xf32>
  %mmb = stablehlo.broadcast_in_dim %mmean, dims = [0] : (tensor<256xf32>) -> tensor<256x256xf32>
  %md = stablehlo.subtract %y, %mmb : tensor<256x256xf32>
  %mq = stablehlo.multiply %md, %md : tensor<256x256xf32>
  %mvi = stablehlo.constant dense<0.0> : tensor<f32>
  %mv = stablehlo.reduce(%mq init: %mvi) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
  %mvar = stablehlo.divide %mv, %mns : tensor<256xf32>
  %mve = stablehlo.add %mvar, %mes : tensor<256xf32>
  %mrs = stablehlo.rsqrt %mve : tensor<256xf32>
  %mrb = stablehlo.broadcast_in_dim %mrs, dims = [0] : (tensor<256xf32>) -> tensor<256x256xf32>
  %m = stablehlo.multiply %md, %mrb : tensor<256x256xf32>
  %f0 = stablehlo.dot_general %m, %w1, contracting_dims = [1] x [0] : (tensor<256x256xf32>, tensor<256x1024xf32>) -> tensor<256x1024xf32>
  %ghs = stablehlo.constant dense<0.5> : tensor<f32>
  %gh = stablehlo.broadcast_in_dim %ghs, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %gones = stablehlo.constant dense<1.0> : tensor<f32>
  %gone = stablehlo.broadcast_in_dim %gones, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %gks = stablehlo.constant dense<0.797884583> : tensor<f32>
  %gk = stablehlo.broadcast_in_dim %gks, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %gqs = stablehlo.constant dense<0.044715> : tensor<f32>
  %gq = stablehlo.broadcast_in_dim %gqs, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %g1 = stablehlo.multiply %f0, %f0 : tensor<256x1024xf32>
  %g2 = stablehlo.multiply %g1, %f0 : tensor<256x1024xf32>
  %g3 = stablehlo.multiply %g2, %gq : tensor<256x1024xf32>
  %g4 = stablehlo.add %f0, %g3 : tensor<256x1024xf32>
  %g5 = stablehlo.multiply %g4, %gk : tensor<256x1024xf32>
  %g6 = stablehlo.tanh %g5 : tensor<256x1024xf32>
  %g7 = stablehlo.add %g6, %gone : tensor<256x1024xf32>
  %g8 = stablehlo.multiply %g7, %gh : tensor<256x1024xf32>
  %g = stablehlo.multiply %f0, %g8 : tensor<256x1024xf32>
  %f1 = stablehlo.dot_general %g, %w2, contracting_dims = [1] x [0] : (tensor<256x1024xf32>, tensor<1024x256xf32>) -> tensor<256x256xf32>
  %r = stablehlo.add %y, %f1 : tensor<256x256xf32>
  return %r : tensor<256x256xf32>
}

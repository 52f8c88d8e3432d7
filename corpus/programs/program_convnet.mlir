// A small image network: convolution, bias, ReLU, maximum of windows, a dense layer, softmax. Up to the logits,
// 4.0625, -8.9375, -0.5625, all is exact.
module @jit_convnet {
  func.func @main() {
    %image = stablehlo.constant dense<[[[[1.0], [-2.0], [3.0], [0.0]], [[2.0], [1.0], [-1.0], [4.0]], [[0.0], [3.0], [2.0], [-2.0]], [[1.0], [1.0], [0.0], [2.0]]]]> : tensor<1x4x4x1xf32>
    %kernel = stablehlo.constant dense<[[[[1.0, -1.0]], [[0.0, 2.0]]], [[[2.0, 1.0]], [[-1.0, 1.0]]]]> : tensor<2x2x1x2xf32>
    %bias = stablehlo.constant dense<[0.5, -1.0]> : tensor<2xf32>
    %weights = stablehlo.constant dense<[[-0.25, -0.5, 0.375], [0.125, -0.125, -0.375], [0.5, 0.25, 0.0], [-0.25, -0.5, 0.375], [0.125, -0.125, -0.375], [0.5, 0.25, 0.0], [-0.25, -0.5, 0.375], [0.125, -0.125, -0.375]]> : tensor<8x3xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %features = stablehlo.convolution(%image, %kernel) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x4x4x1xf32>, tensor<2x2x1x2xf32>) -> tensor<1x3x3x2xf32>
    %bias_everywhere = stablehlo.broadcast_in_dim %bias, dims = [3] : (tensor<2xf32>) -> tensor<1x3x3x2xf32>
    %biased = stablehlo.add %features, %bias_everywhere : tensor<1x3x3x2xf32>
    %zeros = stablehlo.broadcast_in_dim %zero, dims = [] : (tensor<f32>) -> tensor<1x3x3x2xf32>
    %active = stablehlo.maximum %biased, %zeros : tensor<1x3x3x2xf32>
    %pooled = "stablehlo.reduce_window"(%active, %least) <{window_dimensions = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
      %max = stablehlo.maximum %lhs, %rhs : tensor<f32>
      stablehlo.return %max : tensor<f32>
    }) : (tensor<1x3x3x2xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    %flat = stablehlo.reshape %pooled : (tensor<1x2x2x2xf32>) -> tensor<1x8xf32>
    %logits = stablehlo.dot_general %flat, %weights, contracting_dims = [1] x [0] : (tensor<1x8xf32>, tensor<8x3xf32>) -> tensor<1x3xf32>
    %greatest = stablehlo.reduce(%logits init: %least) applies stablehlo.maximum across dimensions = [1] : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %greatest_everywhere = stablehlo.broadcast_in_dim %greatest, dims = [0] : (tensor<1xf32>) -> tensor<1x3xf32>
    %shifted = stablehlo.subtract %logits, %greatest_everywhere : tensor<1x3xf32>
    %powers = stablehlo.exponential %shifted : tensor<1x3xf32>
    %total = stablehlo.reduce(%powers init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x3xf32>, tensor<f32>) -> tensor<1xf32>
    %total_everywhere = stablehlo.broadcast_in_dim %total, dims = [0] : (tensor<1xf32>) -> tensor<1x3xf32>
    %probabilities = stablehlo.divide %powers, %total_everywhere : tensor<1x3xf32>
    check.expect_eq_const %logits, dense<[[4.0625, -8.9375, -0.5625]]> : tensor<1x3xf32>
    check.expect_almost_eq_const %probabilities, dense<[[0x3F7D839A, 0x36163714, 0x3C1F1036]]> : tensor<1x3xf32>
    return
  }
}

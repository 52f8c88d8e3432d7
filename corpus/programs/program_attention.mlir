// Attention of three positions with a causal mask: softmax(q k^T / sqrt(2)) v, where position i sees positions
// up to i. Position 0 sees itself alone, so its row is that of v.
module @jit_attention {
  func.func @main() {
    %query = stablehlo.constant dense<[[[1.0, 0.5], [-1.0, 2.0], [0.5, -0.5]]]> : tensor<1x3x2xf32>
    %key = stablehlo.constant dense<[[[2.0, 0.0], [0.5, 1.0], [-1.0, 1.5]]]> : tensor<1x3x2xf32>
    %value = stablehlo.constant dense<[[[1.0, -2.0], [3.0, 0.5], [-0.25, 4.0]]]> : tensor<1x3x2xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %least = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %products = stablehlo.dot_general %query, %key, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<1x3x2xf32>, tensor<1x3x2xf32>) -> tensor<1x3x3xf32>
    %two = stablehlo.constant dense<2.0> : tensor<1x3x3xf32>
    %root = stablehlo.rsqrt %two : tensor<1x3x3xf32>
    %scores = stablehlo.multiply %products, %root : tensor<1x3x3xf32>
    %row = stablehlo.iota dim = 1 : tensor<1x3x3xi32>
    %column = stablehlo.iota dim = 2 : tensor<1x3x3xi32>
    %visible = stablehlo.compare GE, %row, %column, SIGNED : (tensor<1x3x3xi32>, tensor<1x3x3xi32>) -> tensor<1x3x3xi1>
    %hidden = stablehlo.broadcast_in_dim %least, dims = [] : (tensor<f32>) -> tensor<1x3x3xf32>
    %masked = stablehlo.select %visible, %scores, %hidden : tensor<1x3x3xi1>, tensor<1x3x3xf32>
    %greatest = stablehlo.reduce(%masked init: %least) applies stablehlo.maximum across dimensions = [2] : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %greatest_everywhere = stablehlo.broadcast_in_dim %greatest, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %shifted = stablehlo.subtract %masked, %greatest_everywhere : tensor<1x3x3xf32>
    %powers = stablehlo.exponential %shifted : tensor<1x3x3xf32>
    %total = stablehlo.reduce(%powers init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<1x3xf32>
    %total_everywhere = stablehlo.broadcast_in_dim %total, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %weights = stablehlo.divide %powers, %total_everywhere : tensor<1x3x3xf32>
    %result = stablehlo.dot_general %weights, %value, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x3x3xf32>, tensor<1x3x2xf32>) -> tensor<1x3x2xf32>
    check.expect_almost_eq_const %result, dense<[[[1.0, -2.0], [0x40360FF1, 0x3E9C9F6A], [0x3FAD41F6, 0xBF1AED2C]]]> : tensor<1x3x2xf32>
    return
  }
}

// Weights of 4 bits, with a scale and a zero point per column, are made floats and multiplied: the weights are
// worth [[1.0, -1.5, 8.0], [-1.0, 1.75, -6.0]].
module @int4_matmul {
  func.func @main() {
    %lhs = stablehlo.constant dense<[[2.0, -1.5], [0.5, 4.0]]> : tensor<2x2xf32>
    %weights_i4 = stablehlo.constant dense<[[3, -8, 7], [-1, 5, 0]]> : tensor<2x3xi4>
    %scales = stablehlo.constant dense<[0.5, 0.25, 2.0]> : tensor<3xf32>
    %zero_points = stablehlo.constant dense<[1, -2, 3]> : tensor<3xi4>
    %weights = stablehlo.convert %weights_i4 : (tensor<2x3xi4>) -> tensor<2x3xf32>
    %offsets = stablehlo.convert %zero_points : (tensor<3xi4>) -> tensor<3xf32>
    %offsets_everywhere = stablehlo.broadcast_in_dim %offsets, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %centered = stablehlo.subtract %weights, %offsets_everywhere : tensor<2x3xf32>
    %scales_everywhere = stablehlo.broadcast_in_dim %scales, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %real = stablehlo.multiply %centered, %scales_everywhere : tensor<2x3xf32>
    %result = stablehlo.dot_general %lhs, %real, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    check.expect_eq_const %result, dense<[[3.5, -5.625, 25.0], [-3.5, 6.25, -20.0]]> : tensor<2x3xf32>
    return
  }
}

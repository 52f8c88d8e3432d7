func.func @main(%a: tensor<2x3xf32>, %i: tensor<i32>, %s: tensor<2xi32>, %sq: tensor<2x2xf32>) {
  %c1 = stablehlo.cholesky %sq, lower = true : tensor<2x2xf32>
  %c2 = "stablehlo.cholesky"(%sq) {lower = false} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = stablehlo.reshape %a : (tensor<2x3xf32>) -> tensor<6xf32>
  %2 = stablehlo.broadcast_in_dim %a, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
  %3 = stablehlo.iota dim = 0 : tensor<4xi32>
  %4 = stablehlo.slice %a [0:2, 1:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %5 = stablehlo.concatenate %a, %a, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
  %6 = stablehlo.dynamic_slice %a, %i, %i, sizes = [1, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  %7 = stablehlo.constant dense<0.0> : tensor<f32>
  %8 = stablehlo.pad %a, %7, low = [0, -1], high = [1, 1], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
  %9 = stablehlo.reverse %a, dims = [0] : tensor<2x3xf32>
  %10 = stablehlo.dynamic_broadcast_in_dim %1, %s, dims = [1] {known_expanding_dimensions = array<i64>} : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x6xf32>
  %11 = stablehlo.get_dimension_size %10, dim = 0 : (tensor<?x6xf32>) -> tensor<i32>
  %12 = stablehlo.set_dimension_size %10, %11, dim = 0 : (tensor<?x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<4, ?>>
  %13 = stablehlo.dynamic_iota %s, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  return
}

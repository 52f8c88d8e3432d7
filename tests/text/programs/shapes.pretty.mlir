module {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<i32>, %arg2: tensor<2xi32>, %arg3: tensor<2x2xf32>) {
    %0 = stablehlo.cholesky %arg3, lower = true : tensor<2x2xf32>
    %1 = stablehlo.cholesky %arg3 : tensor<2x2xf32>
    %2 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x4x3xf32>
    %5 = stablehlo.iota dim = 0 : tensor<4xi32>
    %6 = stablehlo.slice %arg0 [0:2, 1:3:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %7 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
    %8 = stablehlo.dynamic_slice %arg0, %arg1, %arg1, sizes = [1, 1] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.pad %arg0, %cst, low = [0, -1], high = [1, 1], interior = [0, 0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %10 = stablehlo.reverse %arg0, dims = [0] : tensor<2x3xf32>
    %11 = stablehlo.dynamic_broadcast_in_dim %3, %arg2, dims = [1] {known_expanding_dimensions = array<i64>} : (tensor<6xf32>, tensor<2xi32>) -> tensor<?x6xf32>
    %12 = stablehlo.get_dimension_size %11, dim = 0 : (tensor<?x6xf32>) -> tensor<i32>
    %13 = stablehlo.set_dimension_size %11, %12, dim = 0 : (tensor<?x6xf32>, tensor<i32>) -> tensor<?x6xf32, #stablehlo.bounds<4, ?>>
    %14 = stablehlo.dynamic_iota %arg2, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
    return
  }
}

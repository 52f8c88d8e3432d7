// Composites without attributes: of a matrix of 64 bits, and of a scalar in its second version.
func.func private @square(%value: tensor<3x4xf64>) -> tensor<3x4xf64> {
  %product = stablehlo.multiply %value, %value : tensor<3x4xf64>
  return %product : tensor<3x4xf64>
}
func.func private @cube(%value: tensor<f32>) -> tensor<f32> {
  %square = stablehlo.multiply %value, %value : tensor<f32>
  %product = stablehlo.multiply %square, %value : tensor<f32>
  return %product : tensor<f32>
}
func.func @main() {
  %matrix = stablehlo.constant dense<[[-4.0, 2.0, 5.0, -7.0], [4.0, 2.0, -3.0, -3.0], [-6.0, -2.0, 2.0, 9.0]]> : tensor<3x4xf64>
  %scalar = stablehlo.constant dense<-1.5> : tensor<f32>
  %squares = stablehlo.composite "corpus.square" %matrix {decomposition = @square, version = 1 : i32} : (tensor<3x4xf64>) -> tensor<3x4xf64>
  %cube = stablehlo.composite "corpus.cube" %scalar {decomposition = @cube, version = 2 : i32} : (tensor<f32>) -> tensor<f32>
  check.expect_eq_const %squares, dense<[[16.0, 4.0, 25.0, 49.0], [16.0, 4.0, 9.0, 9.0], [36.0, 4.0, 4.0, 81.0]]> : tensor<3x4xf64>
  check.expect_eq_const %cube, dense<-3.375> : tensor<f32>
  return
}

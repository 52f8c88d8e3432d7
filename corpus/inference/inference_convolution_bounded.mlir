// convolution_bounded: a batch that is bounded. Source: TypeInference.cpp inferConvolutionOp.
func.func @main(%operand_0: tensor<?x4x2xi32, #stablehlo.bounds<3, ?, ?>>, %operand_1: tensor<2x2x3xi32>) -> tensor<?x3x3xi32, #stablehlo.bounds<3, ?, ?>> {
  %result_0 = stablehlo.convolution(%operand_0, %operand_1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x4x2xi32, #stablehlo.bounds<3, ?, ?>>, tensor<2x2x3xi32>) -> tensor<?x3x3xi32, #stablehlo.bounds<3, ?, ?>>
  return %result_0 : tensor<?x3x3xi32, #stablehlo.bounds<3, ?, ?>>
}

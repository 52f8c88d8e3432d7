// convolution_unknown_known: an unknown number of features fits any. Broken: convolution C25. Source: TypeInference.cpp
// inferConvolutionOp.
func.func @main(%operand_a: tensor<?x4x2xi32>, %operand_b: tensor<2x?x3xi32>) -> (tensor<?x4x3xi32>) {
%r = "stablehlo.convolution"(%operand_a, %operand_b) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>} : (tensor<?x4x2xi32>, tensor<2x?x3xi32>) -> tensor<?x4x3xi32>
return %r : tensor<?x4x3xi32>
}

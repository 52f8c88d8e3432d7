// convolution_great: 10^9 elements with 4 between each two. Broken: convolution C25. Source: the specification, convolution C25.
func.func @main(%operand_a: tensor<2x1000000000x1xi8>, %operand_b: tensor<1x1x1xi8>) -> (tensor<2x705032700x1xi32>) {
%r = "stablehlo.convolution"(%operand_a, %operand_b) {batch_group_count = 1 : i64, feature_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, lhs_dilation = array<i64: 5>} : (tensor<2x1000000000x1xi8>, tensor<1x1x1xi8>) -> tensor<2x705032700x1xi32>
return %r : tensor<2x705032700x1xi32>
}

// Words of 32 and of 64 bits without a sign become rows of a matrix whose sizes an operand of 32 bits says.
func.func @main() {
  %word = stablehlo.constant dense<4000000000> : tensor<ui32>
  %wide = stablehlo.constant dense<10000000000000000001> : tensor<ui64>
  %sizes_of_words = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %words_unknown = stablehlo.dynamic_broadcast_in_dim %word, %sizes_of_words, dims = [] : (tensor<ui32>, tensor<2xi32>) -> tensor<?x4xui32>
  %sizes_words = stablehlo.constant dense<[3, 4]> : tensor<2xi64>
  %words = stablehlo.dynamic_reshape %words_unknown, %sizes_words : (tensor<?x4xui32>, tensor<2xi64>) -> tensor<3x4xui32>
  check.expect_eq_const %words, dense<4000000000> : tensor<3x4xui32>
  %sizes_of_wides = stablehlo.constant dense<[2, 4]> : tensor<2xi32>
  %wides_unknown = stablehlo.dynamic_broadcast_in_dim %wide, %sizes_of_wides, dims = [] : (tensor<ui64>, tensor<2xi32>) -> tensor<?x4xui64>
  %sizes_wides = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
  %wides = stablehlo.dynamic_reshape %wides_unknown, %sizes_wides : (tensor<?x4xui64>, tensor<2xi64>) -> tensor<2x4xui64>
  check.expect_eq_const %wides, dense<10000000000000000001> : tensor<2x4xui64>
  return
}

// The inputs are joined along dimension 1, but dimension 0 has 2 rows in one and 3 in the other.
func.func @main(%input_0: tensor<2x3xi8>, %input_1: tensor<3x4xi8>) -> tensor<2x7xi8> {
  %result = stablehlo.concatenate %input_0, %input_1, dim = 1 : (tensor<2x3xi8>, tensor<3x4xi8>) -> tensor<2x7xi8>
  return %result : tensor<2x7xi8>
}

// transpose_great: sizes that have the same lower 32 bits. Source: the specification, transpose C3.
func.func @main(%operand_0: tensor<4294967297x1xi8>) -> tensor<1x4294967297xi8> {
  %result_0 = stablehlo.transpose %operand_0, dims = [1, 0] : (tensor<4294967297x1xi8>) -> tensor<1x4294967297xi8>
  return %result_0 : tensor<1x4294967297xi8>
}

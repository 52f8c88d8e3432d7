// while_great: sizes above 2^32 do not wrap. Source: the specification, while.
func.func @main(%operand_0: tensor<4294967299xi8>) -> tensor<4294967299xi8> {
  %result_0 = stablehlo.while(%carried = %operand_0) : tensor<4294967299xi8>
  cond {
    %constant = stablehlo.constant dense<false> : tensor<i1>
    stablehlo.return %constant : tensor<i1>
  } do {
    stablehlo.return %carried : tensor<4294967299xi8>
  }
  return %result_0 : tensor<4294967299xi8>
}

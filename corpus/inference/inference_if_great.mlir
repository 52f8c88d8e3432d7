// if_great: sizes above 2^32 do not wrap. Source: the specification, if.
func.func @main(%operand_0: tensor<i1>) -> tensor<4294967299xi8> {
  %result_0 = "stablehlo.if"(%operand_0) ({
    %result_1 = stablehlo.iota dim = 0 : tensor<4294967299xi8>
    stablehlo.return %result_1 : tensor<4294967299xi8>
  }, {
    %result_1 = stablehlo.iota dim = 0 : tensor<4294967299xi8>
    stablehlo.return %result_1 : tensor<4294967299xi8>
  }) : (tensor<i1>) -> tensor<4294967299xi8>
  return %result_0 : tensor<4294967299xi8>
}

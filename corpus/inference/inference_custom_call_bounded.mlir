// custom_call_bounded: a call may do anything. Source: StablehloOps.td custom_call.
func.func @main(%operand_0: tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?x2xi32, #stablehlo.bounds<9, ?>> {
  %result_0 = stablehlo.custom_call @foo(%operand_0) : (tensor<?xi32, #stablehlo.bounds<3>>) -> tensor<?x2xi32, #stablehlo.bounds<9, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<9, ?>>
}

// infeed_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td, infeed.
func.func @main(%operand_0: !stablehlo.token) -> (tensor<3xi32>, !stablehlo.token) {
  %result_0:2 = "stablehlo.infeed"(%operand_0) <{infeed_config = ""}> : (!stablehlo.token) -> (tensor<3xi32>, !stablehlo.token)
  return %result_0#0, %result_0#1 : tensor<3xi32>, !stablehlo.token
}

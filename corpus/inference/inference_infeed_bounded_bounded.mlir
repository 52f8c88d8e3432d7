// infeed_bounded: bounds pass, and a known size must not be above them. Broken: infeed result. Source: TypeInference.cpp,
// StablehloOps.td, infeed.
func.func @main(%operand_a: !stablehlo.token) -> (tensor<?xi32, #stablehlo.bounds<3>>, !stablehlo.token) {
%r:2 = "stablehlo.infeed"(%operand_a) {infeed_config = ""} : (!stablehlo.token) -> (tensor<?xi32, #stablehlo.bounds<3>>, !stablehlo.token)
return %r#0, %r#1 : tensor<?xi32, #stablehlo.bounds<3>>, !stablehlo.token
}

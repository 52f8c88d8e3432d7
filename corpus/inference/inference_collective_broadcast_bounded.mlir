// collective_broadcast_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td,
// collective_broadcast.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = "stablehlo.collective_broadcast"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
}

// collective_permute_bounded: what is sent keeps its bounds. Source: TypeInference.cpp inferCollectivePermuteOp.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = "stablehlo.collective_permute"(%operand_0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
}

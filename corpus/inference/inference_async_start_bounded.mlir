// async_start_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td,
// async_start.
func.func @main(%operand_0: tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> !stablehlo.future<tensor<?x2xi32, #stablehlo.bounds<3, ?>>> {
  %result_0 = "stablehlo.async_start"(%operand_0) ({
  ^bb0(%operand_1: tensor<?x2xi32, #stablehlo.bounds<3, ?>>):
    %result_1 = "stablehlo.collective_permute"(%operand_1) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
    stablehlo.return %result_1 : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  }) : (tensor<?x2xi32, #stablehlo.bounds<3, ?>>) -> !stablehlo.future<tensor<?x2xi32, #stablehlo.bounds<3, ?>>>
  return %result_0 : !stablehlo.future<tensor<?x2xi32, #stablehlo.bounds<3, ?>>>
}

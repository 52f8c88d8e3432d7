// async_start_unknown_known: no size may be unknown unless both are. Source: TypeInference.cpp, StablehloOps.td, async_start.
func.func @main(%operand_0: tensor<3x2xi32>) -> !stablehlo.future<tensor<3x2xi32>> {
  %result_0 = "stablehlo.async_start"(%operand_0) ({
  ^bb0(%operand_1: tensor<3x2xi32>):
    %result_1 = "stablehlo.collective_permute"(%operand_1) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
    stablehlo.return %result_1 : tensor<3x2xi32>
  }) : (tensor<3x2xi32>) -> !stablehlo.future<tensor<3x2xi32>>
  return %result_0 : !stablehlo.future<tensor<3x2xi32>>
}

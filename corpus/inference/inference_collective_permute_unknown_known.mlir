// collective_permute_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, collective_permute.
func.func @main(%operand_0: tensor<?x2xi32>) -> tensor<3x2xi32> {
  %result_0 = "stablehlo.collective_permute"(%operand_0) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<?x2xi32>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}

// collective_reduce_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, collective_reduce.
func.func @main(%operand_0: tensor<?x2xi32>) -> tensor<3x2xi32> {
  %result_0 = "stablehlo.collective_reduce"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    %result_1 = stablehlo.add %operand_1, %operand_2 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<?x2xi32>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}

// all_reduce_great: sizes above 2^32 do not wrap. Source: the specification, all_reduce.
func.func @main(%operand_0: tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32> {
  %result_0 = "stablehlo.all_reduce"(%operand_0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%operand_1: tensor<i32>, %operand_2: tensor<i32>):
    %result_1 = stablehlo.add %operand_1, %operand_2 : tensor<i32>
    stablehlo.return %result_1 : tensor<i32>
  }) : (tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32>
  return %result_0 : tensor<4294967299x2xi32>
}

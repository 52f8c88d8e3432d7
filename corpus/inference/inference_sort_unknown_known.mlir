// sort_unknown_known: operands whose sizes are known in different places are sorted together. Source: TypeInference.cpp
// verifySortOp.
func.func @main(%operand_0: tensor<?x2xi32>, %operand_1: tensor<3x?xf32>) -> (tensor<3x2xi32>, tensor<3x2xf32>) {
  %result_0:2 = "stablehlo.sort"(%operand_0, %operand_1) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%operand_2: tensor<i32>, %operand_3: tensor<i32>, %operand_4: tensor<f32>, %operand_5: tensor<f32>):
    %result_1 = stablehlo.compare LT, %operand_2, %operand_3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %result_1 : tensor<i1>
  }) : (tensor<?x2xi32>, tensor<3x?xf32>) -> (tensor<3x2xi32>, tensor<3x2xf32>)
  return %result_0#0, %result_0#1 : tensor<3x2xi32>, tensor<3x2xf32>
}

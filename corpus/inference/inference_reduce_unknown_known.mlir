// reduce_unknown_known: operands whose sizes are known in different places are reduced together. Source: TypeInference.cpp
// inferReduceOp.
func.func @main(%operand_0: tensor<?x3xi32>, %operand_1: tensor<4x?xf32>, %operand_2: tensor<i32>, %operand_3: tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>) {
  %result_0:2 = stablehlo.reduce(%operand_0 init: %operand_2), (%operand_1 init: %operand_3) across dimensions = [0] : (tensor<?x3xi32>, tensor<4x?xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>)
   reducer(%operand_4: tensor<i32>, %operand_6: tensor<i32>) (%operand_5: tensor<f32>, %operand_7: tensor<f32>)  {
    stablehlo.return %operand_4, %operand_5 : tensor<i32>, tensor<f32>
  }
  return %result_0#0, %result_0#1 : tensor<3xi32>, tensor<3xf32>
}

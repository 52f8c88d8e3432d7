// dynamic_pad_unknown_known: the result may say a size that depends on operands. Source: TypeInference.cpp verifyDynamicPadOp.
func.func @main(%operand_0: tensor<2x?xi32>, %operand_1: tensor<i32>, %operand_2: tensor<2xi64>, %operand_3: tensor<2xi64>, %operand_4: tensor<2xi64>) -> tensor<5x?xi32> {
  %result_0 = stablehlo.dynamic_pad %operand_0, %operand_1, %operand_2, %operand_3, %operand_4 : (tensor<2x?xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<5x?xi32>
  return %result_0 : tensor<5x?xi32>
}

// dynamic_pad_unknown_known: the result may say a size that depends on operands. Broken: dynamic_pad C2. Source:
// TypeInference.cpp verifyDynamicPadOp.
func.func @main(%operand_a: tensor<2x?xi32>, %operand_b: tensor<i32>, %operand_c: tensor<3xi64>, %operand_d: tensor<3xi64>, %operand_e: tensor<3xi64>) -> (tensor<5x?xi32>) {
%r = "stablehlo.dynamic_pad"(%operand_a, %operand_b, %operand_c, %operand_d, %operand_e) : (tensor<2x?xi32>, tensor<i32>, tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<5x?xi32>
return %r : tensor<5x?xi32>
}

// pad_unknown_known: only known sizes are checked. Source: TypeInference.cpp inferPadOp.
func.func @main(%operand_0: tensor<?x2xi32>, %operand_1: tensor<i32>) -> tensor<?x3xi32> {
  %result_0 = stablehlo.pad %operand_0, %operand_1, low = [1, 0], high = [1, 1], interior = [0, 0] : (tensor<?x2xi32>, tensor<i32>) -> tensor<?x3xi32>
  return %result_0 : tensor<?x3xi32>
}

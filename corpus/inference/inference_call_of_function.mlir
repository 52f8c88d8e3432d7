// call_of_function: a call has a callee, and its operands and results have the types of the function. Source: the specification,
// Func and call; MLIR FuncOps.td.
func.func private @f(%operand_0: tensor<2xf32>) -> tensor<2xf32> {
  return %operand_0 : tensor<2xf32>
}
func.func @main(%operand_0: tensor<2xf32>) -> tensor<2xf32> {
  %result_0 = call @f(%operand_0) : (tensor<2xf32>) -> tensor<2xf32>
  return %result_0 : tensor<2xf32>
}

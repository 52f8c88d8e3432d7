// return_of_function: a function ends with a return of as many values as it has results, of their types. Source: the
// specification, Func; MLIR FuncOps.cpp ReturnOp::verify.
func.func private @f(%operand_0: tensor<2xf32>) -> tensor<2xf32> {
  return %operand_0 : tensor<2xf32>
}
func.func @main(%operand_0: tensor<2xf32>) -> tensor<2xf32> {
  %result_0 = call @f(%operand_0) : (tensor<2xf32>) -> tensor<2xf32>
  return %result_0 : tensor<2xf32>
}

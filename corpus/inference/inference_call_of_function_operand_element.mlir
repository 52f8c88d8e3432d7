// call_of_function: a call has a callee, and its operands and results have the types of the function. Broken: func.call operands.
// Source: the specification, Func and call; MLIR FuncOps.td.
func.func private @f(%x: tensor<2xf32>) -> tensor<2xf32> { func.return %x : tensor<2xf32> }
func.func @main(%operand_a: tensor<2xf16>) -> (tensor<2xf32>) {
%r = "func.call"(%operand_a) {callee = @f} : (tensor<2xf16>) -> tensor<2xf32>
return %r : tensor<2xf32>
}

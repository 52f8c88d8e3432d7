// signature_of_function: the entry block has the arguments of the signature, each argument and result a dictionary, and a name is
// that of one function. Source: the specification, Func; MLIR FunctionInterfaces.td, SymbolInterfaces.td.
func.func private @f(%operand_0: tensor<2xf32>) {
  return
}
func.func @main(%operand_0: tensor<2xf32>) {
  call @f(%operand_0) : (tensor<2xf32>) -> ()
  return
}

// signature_of_function: the entry block has the arguments of the signature, each argument and result a dictionary, and a name is
// that of one function. Broken: func.func argument attributes. Source: the specification, Func; MLIR FunctionInterfaces.td,
// SymbolInterfaces.td.
"func.func"() ({
^bb0(%x: tensor<2xf32>, %y: tensor<2xf32>):
  "func.return"() : () -> ()
}) {function_type = (tensor<2xf32>, tensor<2xf32>) -> (), sym_name = "f", arg_attrs = [{}], sym_visibility = "private"} : () -> ()
func.func @main(%operand_a: tensor<2xf32>, %operand_b: tensor<2xf32>) {
"func.call"(%operand_a, %operand_a) {callee = @f} : (tensor<2xf32>, tensor<2xf32>) -> ()
return
}

// return_of_function: a function ends with a return of as many values as it has results, of their types. Broken: func.return
// types. Source: the specification, Func; MLIR FuncOps.cpp ReturnOp::verify.
"func.func"() ({
^bb0(%x: tensor<2xf32>):
  "func.return"(%x) : (tensor<2xf32>) -> ()
}) {function_type = (tensor<2xf32>) -> tensor<?xf32>, sym_name = "f", sym_visibility = "private"} : () -> ()
func.func @main(%operand_a: tensor<2xf32>) -> (tensor<?xf32>) {
%r = "func.call"(%operand_a) {callee = @f} : (tensor<2xf32>) -> tensor<?xf32>
return %r : tensor<?xf32>
}

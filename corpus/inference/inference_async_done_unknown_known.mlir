// async_done_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Source:
// TypeInference.cpp, StablehloOps.td, async_done.
func.func @main(%operand_0: !stablehlo.future<tensor<?x2xi32>>) -> tensor<3x2xi32> {
  %result_0 = "stablehlo.async_done"(%operand_0) : (!stablehlo.future<tensor<?x2xi32>>) -> tensor<3x2xi32>
  return %result_0 : tensor<3x2xi32>
}

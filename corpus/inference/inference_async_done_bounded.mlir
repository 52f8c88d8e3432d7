// async_done_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td,
// async_done.
func.func @main(%operand_0: !stablehlo.future<tensor<?x2xi32, #stablehlo.bounds<3, ?>>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>> {
  %result_0 = "stablehlo.async_done"(%operand_0) : (!stablehlo.future<tensor<?x2xi32, #stablehlo.bounds<3, ?>>>) -> tensor<?x2xi32, #stablehlo.bounds<3, ?>>
  return %result_0 : tensor<?x2xi32, #stablehlo.bounds<3, ?>>
}

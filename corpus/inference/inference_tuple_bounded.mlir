// tuple_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td, tuple.
func.func @main(%operand_0: tensor<?x2xi8, #stablehlo.bounds<3, ?>>) -> tuple<tensor<?x2xi8, #stablehlo.bounds<3, ?>>> {
  %result_0 = stablehlo.tuple %operand_0 : tuple<tensor<?x2xi8, #stablehlo.bounds<3, ?>>>
  return %result_0 : tuple<tensor<?x2xi8, #stablehlo.bounds<3, ?>>>
}

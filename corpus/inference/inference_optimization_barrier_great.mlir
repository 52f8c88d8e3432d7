// optimization_barrier_great: sizes above 2^32 do not wrap. Source: the specification, optimization_barrier.
func.func @main(%operand_0: tensor<4294967299x2xi32>) -> tensor<4294967299x2xi32> {
  %result_0 = stablehlo.optimization_barrier %operand_0 : tensor<4294967299x2xi32>
  return %result_0 : tensor<4294967299x2xi32>
}

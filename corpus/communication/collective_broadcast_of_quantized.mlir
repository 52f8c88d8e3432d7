// Both replicas get what replica 1 has, the first of the group. The values are stored as integers, real = 0.5 *
// stored.
func.func @device(%operand_f32: tensor<2xf32>) -> tensor<2xf32> {
  %operand = stablehlo.uniform_quantize %operand_f32 : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result = "stablehlo.collective_broadcast"(%operand) <{
    replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>
  }> : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  return %result_f32 : tensor<2xf32>
}
func.func @main() {
  %input_0 = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %input_1 = stablehlo.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %results:2 = "interpreter.run_parallel"(%input_0, %input_1) <{
    programs = [[@device], [@device]]
  }> : (tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
  check.expect_eq_const %results#0, dense<[3.0, 4.0]> : tensor<2xf32>
  check.expect_eq_const %results#1, dense<[3.0, 4.0]> : tensor<2xf32>
  return
}

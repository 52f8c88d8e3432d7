// A token and a tensor of unknown size go to each of two replicas and come back; quantized numbers go to one.
func.func @same(%value: tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>> {
  return %value : tensor<2x!quant.uniform<i8:f32, 0.5>>
}
func.func @device(%order: !stablehlo.token, %value: tensor<?xi32>) -> (!stablehlo.token, tensor<?xi32>) {
  %results:2 = stablehlo.optimization_barrier %order, %value : !stablehlo.token, tensor<?xi32>
  return %results#0, %results#1 : !stablehlo.token, tensor<?xi32>
}
func.func @main() {
  %token = stablehlo.create_token : !stablehlo.token
  %known = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %value = stablehlo.convert %known : (tensor<2xi32>) -> tensor<?xi32>
  %results:4 = "interpreter.run_parallel"(%token, %value, %token, %value) <{
    programs = [[@device], [@device]]
  }> : (!stablehlo.token, tensor<?xi32>, !stablehlo.token, tensor<?xi32>) -> (!stablehlo.token, tensor<?xi32>, !stablehlo.token, tensor<?xi32>)
  %result = stablehlo.convert %results#3 : (tensor<?xi32>) -> tensor<2xi32>
  check.expect_eq_const %result, dense<[7, 8]> : tensor<2xi32>
  %real = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %quantized = stablehlo.uniform_quantize %real : (tensor<2xf32>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %back = "interpreter.run_parallel"(%quantized) <{
    programs = [[@same]]
  }> : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>
  %back_f32 = stablehlo.uniform_dequantize %back : (tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2xf32>
  check.expect_eq_const %back_f32, dense<[1.5, -2.0]> : tensor<2xf32>
  return
}

// Element i of the counting dimension is i; the shape is an operand. Values are real numbers on a grid of 0.5
// (i8 storage, scale 0.5): the exact result goes to the nearest grid point, ties to the even stored integer,
// clamped to [-64, 63.5].
func.func @main() {
  %output_shape = stablehlo.constant dense<[3]> : tensor<1xi64>
  %result = stablehlo.dynamic_iota %output_shape, dim = 0 : (tensor<1xi64>) -> tensor<3x!quant.uniform<i8:f32, 0.5>>
  %result_f32 = stablehlo.uniform_dequantize %result : (tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xf32>
  check.expect_eq_const %result_f32, dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  return
}

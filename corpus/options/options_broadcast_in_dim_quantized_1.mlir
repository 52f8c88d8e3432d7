// Options of broadcast_in_dim in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_144_literal = stablehlo.constant dense<0.5> : tensor<f32>
  %of_144_uniform_quantize = stablehlo.uniform_quantize %of_144_literal : (tensor<f32>) -> tensor<!quant.uniform<i8:f32, 0.5:3>>
  %of_144_broadcast_in_dim = stablehlo.broadcast_in_dim %of_144_uniform_quantize, dims = [] : (tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<0x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_144_uniform_dequantize = stablehlo.uniform_dequantize %of_144_broadcast_in_dim : (tensor<0x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<0xf32>
  check.expect_eq_const %of_144_uniform_dequantize, dense<> : tensor<0xf32> loc("broadcast_in_dim_144")
  %of_22_literal = stablehlo.constant dense<0.5> : tensor<1x1xf32>
  %of_22_uniform_quantize = stablehlo.uniform_quantize %of_22_literal : (tensor<1x1xf32>) -> tensor<1x1x!quant.uniform<i8:f32, 0.5:3>>
  %of_22_broadcast_in_dim = stablehlo.broadcast_in_dim %of_22_uniform_quantize, dims = [0, 1] : (tensor<1x1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<3x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_22_uniform_dequantize = stablehlo.uniform_dequantize %of_22_broadcast_in_dim : (tensor<3x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<3x1xf32>
  check.expect_eq_const %of_22_uniform_dequantize, dense<0.5> : tensor<3x1xf32> loc("broadcast_in_dim_22")
  %of_26_literal = stablehlo.constant dense<1.0> : tensor<1xf32>
  %of_26_uniform_quantize = stablehlo.uniform_quantize %of_26_literal : (tensor<1xf32>) -> tensor<1x!quant.uniform<i8:f32, 0.5:3>>
  %of_26_broadcast_in_dim = stablehlo.broadcast_in_dim %of_26_uniform_quantize, dims = [2] : (tensor<1x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<1x2x4x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_26_uniform_dequantize = stablehlo.uniform_dequantize %of_26_broadcast_in_dim : (tensor<1x2x4x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<1x2x4xf32>
  check.expect_eq_const %of_26_uniform_dequantize, dense<1.0> : tensor<1x2x4xf32> loc("broadcast_in_dim_26")
  %of_45_literal = stablehlo.constant dense<[[[0.0, -1.0, 0.5, -1.0]], [[-1.0, -0.5, -0.5, -0.5]], [[-1.0, 1.5, -0.5, 1.0]], [[-0.5, -0.5, -0.5, 0.5]]]> : tensor<4x1x4xf32>
  %of_45_uniform_quantize = stablehlo.uniform_quantize %of_45_literal : (tensor<4x1x4xf32>) -> tensor<4x1x4x!quant.uniform<i8:f32, 0.5:3>>
  %of_45_broadcast_in_dim = stablehlo.broadcast_in_dim %of_45_uniform_quantize, dims = [1, 2, 0] : (tensor<4x1x4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4x4x1x!quant.uniform<i8:f32, 5.000000e-01:3>>
  %of_45_uniform_dequantize = stablehlo.uniform_dequantize %of_45_broadcast_in_dim : (tensor<4x4x1x!quant.uniform<i8:f32, 0.5:3>>) -> tensor<4x4x1xf32>
  check.expect_eq_const %of_45_uniform_dequantize, dense<[[[0.0], [-1.0], [-1.0], [-0.5]], [[-1.0], [-0.5], [1.5], [-0.5]], [[0.5], [-0.5], [-0.5], [-0.5]], [[-1.0], [-0.5], [1.0], [0.5]]]> : tensor<4x4x1xf32> loc("broadcast_in_dim_45")
  return
}

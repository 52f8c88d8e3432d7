// Options of compare in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_74_literal = stablehlo.constant dense<[-1.0, 0.5, 1.0, 1.0]> : tensor<4xf32>
  %of_74_uniform_quantize = stablehlo.uniform_quantize %of_74_literal : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_74_literal_2 = stablehlo.constant dense<[1.5, 1.0, 0.5, -1.0]> : tensor<4xf32>
  %of_74_uniform_quantize_2 = stablehlo.uniform_quantize %of_74_literal_2 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_74_compare = stablehlo.compare LE, %of_74_uniform_quantize, %of_74_uniform_quantize_2, UNSIGNED : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xi1>
  check.expect_eq_const %of_74_compare, dense<[true, true, false, false]> : tensor<4xi1> loc("compare_74")
  %of_109_literal = stablehlo.constant dense<[0.0, 1.0, -1.0, 1.5]> : tensor<4xf32>
  %of_109_uniform_quantize = stablehlo.uniform_quantize %of_109_literal : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_109_literal_2 = stablehlo.constant dense<[-1.0, 1.5, 1.5, 1.0]> : tensor<4xf32>
  %of_109_uniform_quantize_2 = stablehlo.uniform_quantize %of_109_literal_2 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_109_compare = stablehlo.compare GT, %of_109_uniform_quantize, %of_109_uniform_quantize_2, UNSIGNED : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xi1>
  check.expect_eq_const %of_109_compare, dense<[true, false, false, true]> : tensor<4xi1> loc("compare_109")
  %of_130_literal = stablehlo.constant dense<[0.5, -0.5, -0.5, 1.5]> : tensor<4xf32>
  %of_130_uniform_quantize = stablehlo.uniform_quantize %of_130_literal : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_130_literal_2 = stablehlo.constant dense<[0.0, 1.5, 1.5, 1.0]> : tensor<4xf32>
  %of_130_uniform_quantize_2 = stablehlo.uniform_quantize %of_130_literal_2 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_130_compare = stablehlo.compare NE, %of_130_uniform_quantize, %of_130_uniform_quantize_2 : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xi1>
  check.expect_eq_const %of_130_compare, dense<true> : tensor<4xi1> loc("compare_130")
  %of_319_literal = stablehlo.constant dense<[0.5, -1.0, -0.5, 1.0]> : tensor<4xf32>
  %of_319_uniform_quantize = stablehlo.uniform_quantize %of_319_literal : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_319_literal_2 = stablehlo.constant dense<[1.0, -1.0, 0.5, 1.0]> : tensor<4xf32>
  %of_319_uniform_quantize_2 = stablehlo.uniform_quantize %of_319_literal_2 : (tensor<4xf32>) -> tensor<4x!quant.uniform<i8:f32, 0.5:3>>
  %of_319_compare = stablehlo.compare EQ, %of_319_uniform_quantize, %of_319_uniform_quantize_2, UNSIGNED : (tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>, tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>) -> tensor<4xi1>
  check.expect_eq_const %of_319_compare, dense<[false, true, false, true]> : tensor<4xi1> loc("compare_319")
  return
}

// Options of maximum in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The values are
// those of scripts/oracle.
func.func @main() {
  %of_29_literal = stablehlo.constant dense<[0.5, 1.0, 1.5, 1.5, 1.0]> : tensor<5xf32>
  %of_29_uniform_quantize = stablehlo.uniform_quantize %of_29_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5>>
  %of_29_literal_2 = stablehlo.constant dense<[0.5, 0.0, 0.0, 1.0, 0.0]> : tensor<5xf32>
  %of_29_uniform_quantize_2 = stablehlo.uniform_quantize %of_29_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.25>>
  %of_29_maximum = stablehlo.maximum %of_29_uniform_quantize, %of_29_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5>>, tensor<5x!quant.uniform<ui8:f32, 0.25>>) -> tensor<5x!quant.uniform<ui8:f32, 0.25>>
  %of_29_uniform_dequantize = stablehlo.uniform_dequantize %of_29_maximum : (tensor<5x!quant.uniform<ui8:f32, 0.25>>) -> tensor<5xf32>
  check.expect_eq_const %of_29_uniform_dequantize, dense<[0.5, 1.0, 1.5, 1.5, 1.0]> : tensor<5xf32> loc("maximum_29")
  %of_28_literal = stablehlo.constant dense<[0.5, 0.0, -1.0, 1.0, 0.5]> : tensor<5xf32>
  %of_28_uniform_quantize = stablehlo.uniform_quantize %of_28_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5:-2>>
  %of_28_literal_2 = stablehlo.constant dense<[-0.5, 1.0, 0.0, -0.5, -0.5]> : tensor<5xf32>
  %of_28_uniform_quantize_2 = stablehlo.uniform_quantize %of_28_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.25>>
  %of_28_maximum = stablehlo.maximum %of_28_uniform_quantize, %of_28_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5:-2>>, tensor<5x!quant.uniform<i16:f32, 0.25>>) -> tensor<5x!quant.uniform<i16:f32, 0.25:-2>>
  %of_28_uniform_dequantize = stablehlo.uniform_dequantize %of_28_maximum : (tensor<5x!quant.uniform<i16:f32, 0.25:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_28_uniform_dequantize, dense<[0.5, 1.0, 0.0, 1.0, 0.5]> : tensor<5xf32> loc("maximum_28")
  %of_36_literal = stablehlo.constant dense<[0.5, 0.5, 0.0, 1.0, 1.5]> : tensor<5xf32>
  %of_36_uniform_quantize = stablehlo.uniform_quantize %of_36_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5:1>>
  %of_36_literal_2 = stablehlo.constant dense<[1.5, 1.5, 0.0, 1.5, 1.0]> : tensor<5xf32>
  %of_36_uniform_quantize_2 = stablehlo.uniform_quantize %of_36_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:3>>
  %of_36_maximum = stablehlo.maximum %of_36_uniform_quantize, %of_36_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5:1>>, tensor<5x!quant.uniform<ui4:f32, 0.25:3>>) -> tensor<5x!quant.uniform<ui4:f32, 0.25:1>>
  %of_36_uniform_dequantize = stablehlo.uniform_dequantize %of_36_maximum : (tensor<5x!quant.uniform<ui4:f32, 0.25:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_36_uniform_dequantize, dense<[1.5, 1.5, 0.0, 1.5, 1.5]> : tensor<5xf32> loc("maximum_36")
  %of_77_literal = stablehlo.constant dense<[0.0, -0.5, -1.0, -0.5, 1.0]> : tensor<5xf32>
  %of_77_uniform_quantize = stablehlo.uniform_quantize %of_77_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.25:-2>>
  %of_77_literal_2 = stablehlo.constant dense<[0.0, 0.5, 0.0, 0.5, 0.0]> : tensor<5xf32>
  %of_77_uniform_quantize_2 = stablehlo.uniform_quantize %of_77_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_77_maximum = stablehlo.maximum %of_77_uniform_quantize, %of_77_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.25:-2>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5:3>>
  %of_77_uniform_dequantize = stablehlo.uniform_dequantize %of_77_maximum : (tensor<5x!quant.uniform<i32:f32, 0.5:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_77_uniform_dequantize, dense<[0.0, 0.5, 0.0, 0.5, 1.0]> : tensor<5xf32> loc("maximum_77")
  %of_160_literal = stablehlo.constant dense<[0.5, 0.0, 1.5, 0.0, 1.0]> : tensor<5xf32>
  %of_160_uniform_quantize = stablehlo.uniform_quantize %of_160_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5:3>>
  %of_160_literal_2 = stablehlo.constant dense<[1.0, 0.5, 1.0, 1.5, 0.0]> : tensor<5xf32>
  %of_160_uniform_quantize_2 = stablehlo.uniform_quantize %of_160_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.25>>
  %of_160_maximum = stablehlo.maximum %of_160_uniform_quantize, %of_160_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5:3>>, tensor<5x!quant.uniform<ui16:f32, 0.25>>) -> tensor<5x!quant.uniform<ui16:f32, 0.25:3>>
  %of_160_uniform_dequantize = stablehlo.uniform_dequantize %of_160_maximum : (tensor<5x!quant.uniform<ui16:f32, 0.25:3>>) -> tensor<5xf32>
  check.expect_eq_const %of_160_uniform_dequantize, dense<[1.0, 0.5, 1.5, 1.5, 1.0]> : tensor<5xf32> loc("maximum_160")
  %of_248_literal = stablehlo.constant dense<[1.0, 1.0, -1.0, -0.5, 0.5]> : tensor<5xf32>
  %of_248_uniform_quantize = stablehlo.uniform_quantize %of_248_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.25:-2>>
  %of_248_literal_2 = stablehlo.constant dense<[0.0, -1.0, 0.0, -1.0, -0.5]> : tensor<5xf32>
  %of_248_uniform_quantize_2 = stablehlo.uniform_quantize %of_248_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_248_maximum = stablehlo.maximum %of_248_uniform_quantize, %of_248_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.25:-2>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.5:-2>>
  %of_248_uniform_dequantize = stablehlo.uniform_dequantize %of_248_maximum : (tensor<5x!quant.uniform<i4:f32, 0.5:-2>>) -> tensor<5xf32>
  check.expect_eq_const %of_248_uniform_dequantize, dense<[1.0, 1.0, 0.0, -0.5, 0.5]> : tensor<5xf32> loc("maximum_248")
  %of_43_literal = stablehlo.constant dense<[1.0, 0.0, 0.5, 1.5, 0.0]> : tensor<5xf32>
  %of_43_uniform_quantize = stablehlo.uniform_quantize %of_43_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:3>>
  %of_43_literal_2 = stablehlo.constant dense<[0.0, 1.5, 1.5, 1.0, 0.0]> : tensor<5xf32>
  %of_43_uniform_quantize_2 = stablehlo.uniform_quantize %of_43_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:1>>
  %of_43_maximum = stablehlo.maximum %of_43_uniform_quantize, %of_43_uniform_quantize_2 : (tensor<5x!quant.uniform<ui8:f32, 0.5:3>>, tensor<5x!quant.uniform<ui8:f32, 0.5:1>>) -> tensor<5x!quant.uniform<ui8:f32, 0.5:1>>
  %of_43_uniform_dequantize = stablehlo.uniform_dequantize %of_43_maximum : (tensor<5x!quant.uniform<ui8:f32, 0.5:1>>) -> tensor<5xf32>
  check.expect_eq_const %of_43_uniform_dequantize, dense<[1.0, 1.5, 1.5, 1.5, 0.0]> : tensor<5xf32> loc("maximum_43")
  %of_17_literal = stablehlo.constant dense<[1.5, 0.0, 0.0, 0.5, 1.0]> : tensor<5xf32>
  %of_17_uniform_quantize = stablehlo.uniform_quantize %of_17_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_17_literal_2 = stablehlo.constant dense<[0.0, 1.5, 1.5, 1.0, 0.0]> : tensor<5xf32>
  %of_17_uniform_quantize_2 = stablehlo.uniform_quantize %of_17_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_17_maximum = stablehlo.maximum %of_17_uniform_quantize, %of_17_uniform_quantize_2 : (tensor<5x!quant.uniform<ui4:f32, 0.5>>, tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5x!quant.uniform<ui4:f32, 0.5>>
  %of_17_uniform_dequantize = stablehlo.uniform_dequantize %of_17_maximum : (tensor<5x!quant.uniform<ui4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_17_uniform_dequantize, dense<[1.5, 1.5, 1.5, 1.0, 1.0]> : tensor<5xf32> loc("maximum_17")
  %of_37_literal = stablehlo.constant dense<[-0.5, 0.0, 0.5, -0.5, -1.0]> : tensor<5xf32>
  %of_37_uniform_quantize = stablehlo.uniform_quantize %of_37_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_37_literal_2 = stablehlo.constant dense<[-0.5, 0.5, -1.0, 0.0, -1.0]> : tensor<5xf32>
  %of_37_uniform_quantize_2 = stablehlo.uniform_quantize %of_37_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_37_maximum = stablehlo.maximum %of_37_uniform_quantize, %of_37_uniform_quantize_2 : (tensor<5x!quant.uniform<i32:f32, 0.5>>, tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5x!quant.uniform<i32:f32, 0.5>>
  %of_37_uniform_dequantize = stablehlo.uniform_dequantize %of_37_maximum : (tensor<5x!quant.uniform<i32:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_37_uniform_dequantize, dense<[-0.5, 0.5, 0.5, 0.0, -1.0]> : tensor<5xf32> loc("maximum_37")
  %of_47_literal = stablehlo.constant dense<[1.0, 1.5, 0.5, 1.0, 0.0]> : tensor<5xf32>
  %of_47_uniform_quantize = stablehlo.uniform_quantize %of_47_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_47_literal_2 = stablehlo.constant dense<[0.5, 1.5, 0.0, 1.5, 1.0]> : tensor<5xf32>
  %of_47_uniform_quantize_2 = stablehlo.uniform_quantize %of_47_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_47_maximum = stablehlo.maximum %of_47_uniform_quantize, %of_47_uniform_quantize_2 : (tensor<5x!quant.uniform<ui16:f32, 0.5>>, tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5x!quant.uniform<ui16:f32, 0.5>>
  %of_47_uniform_dequantize = stablehlo.uniform_dequantize %of_47_maximum : (tensor<5x!quant.uniform<ui16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_47_uniform_dequantize, dense<[1.0, 1.5, 0.5, 1.5, 1.0]> : tensor<5xf32> loc("maximum_47")
  %of_50_literal = stablehlo.constant dense<[-1.0, 0.0, 0.0, -1.0, 0.0]> : tensor<5xf32>
  %of_50_uniform_quantize = stablehlo.uniform_quantize %of_50_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_50_literal_2 = stablehlo.constant dense<[1.0, -0.5, 1.0, -0.5, -1.0]> : tensor<5xf32>
  %of_50_uniform_quantize_2 = stablehlo.uniform_quantize %of_50_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_50_maximum = stablehlo.maximum %of_50_uniform_quantize, %of_50_uniform_quantize_2 : (tensor<5x!quant.uniform<i16:f32, 0.5>>, tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5x!quant.uniform<i16:f32, 0.5>>
  %of_50_uniform_dequantize = stablehlo.uniform_dequantize %of_50_maximum : (tensor<5x!quant.uniform<i16:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_50_uniform_dequantize, dense<[1.0, 0.0, 1.0, -0.5, 0.0]> : tensor<5xf32> loc("maximum_50")
  %of_55_literal = stablehlo.constant dense<[0.5, -0.5, 0.0, -0.5, -1.0]> : tensor<5xf32>
  %of_55_uniform_quantize = stablehlo.uniform_quantize %of_55_literal : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_55_literal_2 = stablehlo.constant dense<[-0.5, 1.0, 1.0, 0.5, -0.5]> : tensor<5xf32>
  %of_55_uniform_quantize_2 = stablehlo.uniform_quantize %of_55_literal_2 : (tensor<5xf32>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_55_maximum = stablehlo.maximum %of_55_uniform_quantize, %of_55_uniform_quantize_2 : (tensor<5x!quant.uniform<i4:f32, 0.5>>, tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5x!quant.uniform<i4:f32, 0.5>>
  %of_55_uniform_dequantize = stablehlo.uniform_dequantize %of_55_maximum : (tensor<5x!quant.uniform<i4:f32, 0.5>>) -> tensor<5xf32>
  check.expect_eq_const %of_55_uniform_dequantize, dense<[0.5, 1.0, 1.0, 0.5, -0.5]> : tensor<5xf32> loc("maximum_55")
  return
}

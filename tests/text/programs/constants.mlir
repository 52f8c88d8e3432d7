func.func @main() -> tensor<i32> {
  %x = stablehlo.constant dense<7> : tensor<i32>
  %y = stablehlo.constant {note = 1 : i32} dense<[1.0, -2.5]> : tensor<2xf32>
  %z = "stablehlo.constant"() <{value = dense<3> : tensor<1xi8>}> : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %w = stablehlo.constant() <{value = dense<4> : tensor<1xi8>}> {note} : () -> tensor<1x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %v = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f64>>
  %t = stablehlo.constant dense<true> : tensor<3xi1>
  return %x : tensor<i32>
}

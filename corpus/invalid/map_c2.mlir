// There is no input to map.
func.func @main() -> tensor<2x3xf32> {
  %result = "stablehlo.map"() <{dimensions = array<i64: 0, 1>}> ({
    %value = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    stablehlo.return %value : tensor<f32>
  }) : () -> tensor<2x3xf32>
  return %result : tensor<2x3xf32>
}

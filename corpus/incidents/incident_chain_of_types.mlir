// The exclusive or of two equal comparisons is false, and atan2(0, 0) is 0. Each op was right by itself. Compiled as a whole the
// exclusive or became 0, and the folder of atan2 made a NaN of two zeros.
func.func @main() {
  %values = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %zero = stablehlo.constant dense<0> : tensor<3xi32>
  %first = stablehlo.compare NE, %values, %zero : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %second = stablehlo.compare NE, %values, %zero : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
  %differ = stablehlo.xor %first, %second : tensor<3xi1>
  %number = stablehlo.convert %differ : (tensor<3xi1>) -> tensor<3xf32>
  %angle = stablehlo.atan2 %number, %number : tensor<3xf32>
  check.expect_eq_const %angle, dense<0.0> : tensor<3xf32>
  return
}

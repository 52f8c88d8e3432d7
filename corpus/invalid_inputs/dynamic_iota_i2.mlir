// The attribute iota_dimension is 1 : i32; it must be a 64-bit signless integer attribute whose value is non-negative.
func.func @main() -> (tensor<3x4xf32>) {
  %shape = "stablehlo.constant"() {value = dense<[3, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_iota"(%shape) {iota_dimension = 1 : i32} : (tensor<2xi64>) -> tensor<3x4xf32>
  return %result : tensor<3x4xf32>
}

// A legal dynamic_iota, which programs beside it break by one edit each.
func.func @main() -> (tensor<3x4xf32>) {
  %shape = "stablehlo.constant"() {value = dense<[3, 4]> : tensor<2xi64>} : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_iota"(%shape) {iota_dimension = 1 : i64} : (tensor<2xi64>) -> tensor<3x4xf32>
  return %result : tensor<3x4xf32>
}

// The attribute value is "text"; it must be a constant vector/tensor attribute.
func.func @main() -> (tensor<2xi8>) {
  %result = "stablehlo.constant"() {value = "text"} : () -> tensor<2xi8>
  return %result : tensor<2xi8>
}

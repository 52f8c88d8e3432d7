// The attribute iota_dimension is 1 : i32; it must be a 64-bit signless integer attribute whose value is non-negative.
func.func @main() -> (tensor<2x3xi8>) {
  %result = "stablehlo.iota"() {iota_dimension = 1 : i32} : () -> tensor<2x3xi8>
  return %result : tensor<2x3xi8>
}

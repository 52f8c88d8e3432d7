// Sizes beyond 32 bits. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<4294967296x9223372036854775807xi1>) -> tensor<4294967296x9223372036854775807xi1> {
  return %value : tensor<4294967296x9223372036854775807xi1>
}
func.func @main(%operand: tensor<4294967296x9223372036854775807xi1>) -> tensor<4294967296x9223372036854775807xi1> {
  %result = call @same(%operand) : (tensor<4294967296x9223372036854775807xi1>) -> tensor<4294967296x9223372036854775807xi1>
  return %result : tensor<4294967296x9223372036854775807xi1>
}

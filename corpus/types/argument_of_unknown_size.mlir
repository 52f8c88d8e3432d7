// Sizes that are unknown, between one that is known. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> {
  return %value : tensor<?x3x?xf32>
}
func.func @main(%operand: tensor<?x3x?xf32>) -> tensor<?x3x?xf32> {
  %result = call @same(%operand) : (tensor<?x3x?xf32>) -> tensor<?x3x?xf32>
  return %result : tensor<?x3x?xf32>
}

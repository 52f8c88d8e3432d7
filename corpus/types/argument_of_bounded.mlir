// Sizes that are unknown but bounded. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>>) -> tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>> {
  return %value : tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>>
}
func.func @main(%operand: tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>>) -> tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>> {
  %result = call @same(%operand) : (tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>>) -> tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>>
  return %result : tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>>
}

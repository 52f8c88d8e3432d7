// The attribute type_extensions_v1: every release knows it.
func.func @main(%value: tensor<?x3xf32, #stablehlo.bounds<5, ?>>) -> tensor<?x3xf32, #stablehlo.bounds<5, ?>> {
  return %value : tensor<?x3xf32, #stablehlo.bounds<5, ?>>
}

// iota_great: a size above 2^32. Source: the specification, iota.
func.func @main() -> tensor<4294967299xi64> {
  %result_0 = stablehlo.iota dim = 0 : tensor<4294967299xi64>
  return %result_0 : tensor<4294967299xi64>
}

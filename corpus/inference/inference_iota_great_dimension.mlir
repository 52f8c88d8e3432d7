// iota_great: a size above 2^32. Broken: iota C1. Source: the specification, iota.
func.func @main() -> (tensor<4294967299xi64>) {
%r = "stablehlo.iota"() {iota_dimension = 4294967296 : i64} : () -> tensor<4294967299xi64>
return %r : tensor<4294967299xi64>
}

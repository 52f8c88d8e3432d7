// iota_bounded: bounds pass, and a known size must not be above them. Broken: iota output. Source: TypeInference.cpp,
// StablehloOps.td, iota.
func.func @main() -> (tensor<?xi64, #stablehlo.bounds<3>>) {
%r = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<?xi64, #stablehlo.bounds<3>>
return %r : tensor<?xi64, #stablehlo.bounds<3>>
}

// iota_bounded: bounds pass, and a known size must not be above them. Source: TypeInference.cpp, StablehloOps.td, iota.
func.func @main() -> tensor<3xi64> {
  %result_0 = stablehlo.iota dim = 0 : tensor<3xi64>
  return %result_0 : tensor<3xi64>
}

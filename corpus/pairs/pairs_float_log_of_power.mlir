// Pairs of ops: what takes the float result of power. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %f32__2 = stablehlo.constant dense<[[[2.0, -0.5, 3.0], [4.0, -1.0, 0.5]]]> : tensor<1x2x3xf32>
  %power = stablehlo.power %f32, %f32__2 : tensor<1x2x3xf32>
  %log = stablehlo.log %power : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[0.8109302, 0x7FC00000, -0.8630462], [0xFF800000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_power")
  return
}

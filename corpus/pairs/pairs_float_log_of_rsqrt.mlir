// Pairs of ops: what takes the float result of rsqrt. The values are those of scripts/oracle.
func.func @main() {
  %f32 = stablehlo.constant dense<[[[1.5, -2.25, 0.75], [-0.0, 0x7F800000, 0x7FC00000]]]> : tensor<1x2x3xf32>
  %rsqrt = stablehlo.rsqrt %f32 : tensor<1x2x3xf32>
  %log = stablehlo.log %rsqrt : tensor<1x2x3xf32>
  check.expect_almost_eq_const %log, dense<[[[-0.20273252, 0x7FC00000, 0.14384101], [0x7FC00000, 0xFF800000, 0x7FC00000]]]> : tensor<1x2x3xf32>, tolerance = 2.0e-05 loc("log_of_rsqrt")
  return
}

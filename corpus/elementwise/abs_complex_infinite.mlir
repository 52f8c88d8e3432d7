// |z|: the absolute value of a number with an infinite part is infinite. Signs of zeros are free: accuracy is
// implementation-defined, so 8 ULPs pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(0x7F800000, 2.0), (0xFF800000, -2.0), (2.0, 0x7F800000), (-2.0, 0xFF800000), (0x7F800000, 0xFF800000)]> : tensor<5xcomplex<f32>>
  %absolute = stablehlo.abs %operand : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %expected_absolute = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000]> : tensor<5xf32>
  check.expect_close %absolute, %expected_absolute, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  return
}

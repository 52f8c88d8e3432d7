// log(1 + z): the angle of an infinite part is that of its axis. Signs of zeros are free: accuracy is
// implementation-defined, so 8 ULPs pass.
func.func @main() {
  %operand = stablehlo.constant dense<[(0x7F800000, 2.0), (0xFF800000, 2.0), (0xFF800000, -2.0), (2.0, 0x7F800000), (2.0, 0xFF800000)]> : tensor<5xcomplex<f32>>
  %result = stablehlo.log_plus_one %operand : tensor<5xcomplex<f32>>
  %real = stablehlo.real %result : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %expected_real = stablehlo.constant dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000]> : tensor<5xf32>
  check.expect_close %real, %expected_real, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  %imag = stablehlo.imag %result : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
  %expected_imag = stablehlo.constant dense<[0.0, 3.1415927410125732, -3.1415927410125732, 1.5707963705062866, -1.5707963705062866]> : tensor<5xf32>
  check.expect_close %imag, %expected_imag, max_ulp_difference = 8 : tensor<5xf32>, tensor<5xf32>
  return
}

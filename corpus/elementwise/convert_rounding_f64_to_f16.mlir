// To nearest, ties to even: beside 1, at the border of the subnormal numbers, and at the greatest number. Zeros
// keep their sign.
func.func @main() {
  %operand = stablehlo.constant dense<[1.00048828125, 1.00146484375, -1.00048828125, 1.0005035400390625, 5.960464477539063e-08, 2.9802322387695312e-08, 8.940696716308594e-08, 4.470348358154297e-08, 6.1005353927612305e-05, 65504.0, 65519.9921875, 0.0, -0.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000]> : tensor<16xf64>
  %result = stablehlo.convert %operand : (tensor<16xf64>) -> tensor<16xf16>
  check.expect_eq_const %result, dense<[1.0, 1.001953125, -1.0, 1.0009765625, 0x0001, 0.0, 0x0002, 0x0001, 0x0400, 65504.0, 65504.0, 0.0, -0.0, 0x7C00, 0xFC00, 0x7E00]> : tensor<16xf16>
  return
}

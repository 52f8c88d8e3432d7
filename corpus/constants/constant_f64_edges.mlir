// As constant_f32_edges, in 64 bits.
func.func @main() {
  %0 = stablehlo.constant dense<[0.0, -0.0, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF]> : tensor<8xf64>
  check.expect_eq_const %0, dense<[0.0, -0.0, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF]> : tensor<8xf64>
  return
}

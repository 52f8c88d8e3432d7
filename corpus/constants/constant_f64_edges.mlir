// As constant_f32_edges, in 64 bits.
func.func @main() {
  %result = stablehlo.constant dense<[0.0, -0.0, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF]> : tensor<8xf64>
  check.expect_eq_const %result, dense<[0.0, -0.0, 1.0, 0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0x0000000000000001, 0x7FEFFFFFFFFFFFFF]> : tensor<8xf64>
  return
}

// The square root of complex numbers, principal values: 0.837074614 - 0.447988738i at 0.5 - 0.75i, 0.11125394 +
// 1.12355571i at -1.25 + 0.25i, 1.0 + 1.0i at 0.0 + 2.0i, 1.22474487 + 0.0i at 1.5 + 0.0i.
func.func @main() {
  %operand_c64 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f32>>
  %result_c64 = stablehlo.sqrt %operand_c64 : tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %result_c64, dense<[(0x3F564A86, 0xBEE55EC8), (0x3DE3D91B, 0x3F8FD0AC), (1.0, 1.0), (0x3F9CC471, 0.0)]> : tensor<4xcomplex<f32>>
  %operand_c128 = stablehlo.constant dense<[(0.5, -0.75), (-1.25, 0.25), (0.0, 2.0), (1.5, 0.0)]> : tensor<4xcomplex<f64>>
  %result_c128 = stablehlo.sqrt %operand_c128 : tensor<4xcomplex<f64>>
  check.expect_almost_eq_const %result_c128, dense<[(0.8370746140177701, -0.44798873806491907), (0.11125394015089131, 1.1235557125479352), (1.0, 1.0), (1.224744871391589, 0.0)]> : tensor<4xcomplex<f64>>
  return
}

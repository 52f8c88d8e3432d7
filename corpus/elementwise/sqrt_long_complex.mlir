// Of 300 elements the first, the last and those around 256 are checked: the root of (k k, 0) is (k, 0).
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %root = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf32>
  %square = stablehlo.multiply %root, %root : tensor<300xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<300xf32>
  %operand = stablehlo.complex %square, %zero : tensor<300xcomplex<f32>>
  %result = stablehlo.sqrt %operand : tensor<300xcomplex<f32>>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %begin, dense<[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]> : tensor<4xcomplex<f32>>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %seam, dense<[(254.0, 0.0), (255.0, 0.0), (256.0, 0.0), (257.0, 0.0), (258.0, 0.0), (259.0, 0.0)]> : tensor<6xcomplex<f32>>
  %end = stablehlo.slice %result [297:300] : (tensor<300xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %end, dense<[(297.0, 0.0), (298.0, 0.0), (299.0, 0.0)]> : tensor<3xcomplex<f32>>
  return
}

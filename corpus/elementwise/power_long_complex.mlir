// Of 300 elements the first, the last and those around 256 are checked: the square of (k modulo 13 + 1, 2).
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %part = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %one = stablehlo.constant dense<1.0> : tensor<300xf32>
  %real = stablehlo.add %part, %one : tensor<300xf32>
  %imaginary = stablehlo.constant dense<2.0> : tensor<300xf32>
  %lhs = stablehlo.complex %real, %imaginary : tensor<300xcomplex<f32>>
  %rhs = stablehlo.constant dense<(2.0, 0.0)> : tensor<300xcomplex<f32>>
  %result = stablehlo.power %lhs, %rhs : tensor<300xcomplex<f32>>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_almost_eq_const %begin, dense<[(-3.0, 4.0), (0.0, 8.0), (5.0, 12.0), (12.0, 16.0)]> : tensor<4xcomplex<f32>>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_almost_eq_const %seam, dense<[(60.0, 32.0), (77.0, 36.0), (96.0, 40.0), (117.0, 44.0), (140.0, 48.0), (165.0, 52.0)]> : tensor<6xcomplex<f32>>
  %end = stablehlo.slice %result [297:300] : (tensor<300xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_almost_eq_const %end, dense<[(140.0, 48.0), (165.0, 52.0), (-3.0, 4.0)]> : tensor<3xcomplex<f32>>
  return
}

// Of 300 elements the first, the last and those around 256 are checked: (k modulo 13, k) times (2, -1).
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %real = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %imaginary = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf32>
  %lhs = stablehlo.complex %real, %imaginary : tensor<300xcomplex<f32>>
  %rhs = stablehlo.constant dense<(2.0, -1.0)> : tensor<300xcomplex<f32>>
  %result = stablehlo.multiply %lhs, %rhs : tensor<300xcomplex<f32>>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_eq_const %begin, dense<[(0.0, 0.0), (3.0, 1.0), (6.0, 2.0), (9.0, 3.0)]> : tensor<4xcomplex<f32>>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %seam, dense<[(268.0, 501.0), (271.0, 502.0), (274.0, 503.0), (277.0, 504.0), (280.0, 505.0), (283.0, 506.0)]> : tensor<6xcomplex<f32>>
  %end = stablehlo.slice %result [297:300] : (tensor<300xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %end, dense<[(319.0, 583.0), (322.0, 584.0), (299.0, 598.0)]> : tensor<3xcomplex<f32>>
  return
}

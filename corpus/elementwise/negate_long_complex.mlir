// Of 300 elements the first, the last and those around 256 are checked: (k modulo 13, k) with the other sign; of 13 m
// the real part is -0.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %real = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %imaginary = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf32>
  %lhs = stablehlo.complex %real, %imaginary : tensor<300xcomplex<f32>>
  %result = stablehlo.negate %lhs : tensor<300xcomplex<f32>>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_eq_const %begin, dense<[(-0.0, -0.0), (-1.0, -1.0), (-2.0, -2.0), (-3.0, -3.0)]> : tensor<4xcomplex<f32>>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %seam, dense<[(-7.0, -254.0), (-8.0, -255.0), (-9.0, -256.0), (-10.0, -257.0), (-11.0, -258.0), (-12.0, -259.0)]> : tensor<6xcomplex<f32>>
  %end = stablehlo.slice %result [297:300] : (tensor<300xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %end, dense<[(-11.0, -297.0), (-12.0, -298.0), (-0.0, -299.0)]> : tensor<3xcomplex<f32>>
  return
}

// Of 300 elements the first, the last and those around 256 are checked: the first operand where k modulo 13 is above
// 6.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %real = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %imaginary = stablehlo.convert %number : (tensor<300xi32>) -> tensor<300xf32>
  %lhs = stablehlo.complex %real, %imaginary : tensor<300xcomplex<f32>>
  %rhs = stablehlo.constant dense<(2.0, -1.0)> : tensor<300xcomplex<f32>>
  %six = stablehlo.constant dense<6> : tensor<300xi32>
  %which = stablehlo.compare GT, %rest, %six : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi1>
  %result = stablehlo.select %which, %lhs, %rhs : tensor<300xi1>, tensor<300xcomplex<f32>>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  check.expect_eq_const %begin, dense<[(2.0, -1.0), (2.0, -1.0), (2.0, -1.0), (2.0, -1.0)]> : tensor<4xcomplex<f32>>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xcomplex<f32>>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %seam, dense<[(7.0, 254.0), (8.0, 255.0), (9.0, 256.0), (10.0, 257.0), (11.0, 258.0), (12.0, 259.0)]> : tensor<6xcomplex<f32>>
  %end = stablehlo.slice %result [297:300] : (tensor<300xcomplex<f32>>) -> tensor<3xcomplex<f32>>
  check.expect_eq_const %end, dense<[(11.0, 297.0), (12.0, 298.0), (2.0, -1.0)]> : tensor<3xcomplex<f32>>
  return
}

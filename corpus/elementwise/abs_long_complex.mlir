// Of 300 elements the first, the last and those around 256 are checked: The absolute value of (3 m, 4 m) is 5 m.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %thirteen = stablehlo.constant dense<13> : tensor<300xi32>
  %rest = stablehlo.remainder %number, %thirteen : tensor<300xi32>
  %m = stablehlo.convert %rest : (tensor<300xi32>) -> tensor<300xf32>
  %three = stablehlo.constant dense<3.0> : tensor<300xf32>
  %four = stablehlo.constant dense<4.0> : tensor<300xf32>
  %real = stablehlo.multiply %three, %m : tensor<300xf32>
  %imaginary = stablehlo.multiply %four, %m : tensor<300xf32>
  %operand = stablehlo.complex %real, %imaginary : tensor<300xcomplex<f32>>
  %result = stablehlo.abs %operand : (tensor<300xcomplex<f32>>) -> tensor<300xf32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xf32>) -> tensor<4xf32>
  check.expect_eq_const %begin, dense<[0.0, 5.0, 10.0, 15.0]> : tensor<4xf32>
  %seam = stablehlo.slice %result [254:260] : (tensor<300xf32>) -> tensor<6xf32>
  check.expect_eq_const %seam, dense<[35.0, 40.0, 45.0, 50.0, 55.0, 60.0]> : tensor<6xf32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xf32>) -> tensor<3xf32>
  check.expect_eq_const %end, dense<[55.0, 60.0, 0.0]> : tensor<3xf32>
  return
}

// One value that stands for several elements stays that (an array splat once collapsed to one element).
func.func @main() {
  %result_i32 = stablehlo.constant dense<7> : tensor<3x2xi32>
  %result_f32 = stablehlo.constant dense<-0.0> : tensor<5xf32>
  %result_c64 = stablehlo.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  check.expect_eq_const %result_i32, dense<7> : tensor<3x2xi32>
  check.expect_eq_const %result_f32, dense<-0.0> : tensor<5xf32>
  check.expect_eq_const %result_c64, dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  return
}

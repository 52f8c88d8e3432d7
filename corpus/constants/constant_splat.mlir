// One value that stands for several elements stays that (an array splat once collapsed to one element).
func.func @main() {
  %0 = stablehlo.constant dense<7> : tensor<3x2xi32>
  %1 = stablehlo.constant dense<-0.0> : tensor<5xf32>
  %2 = stablehlo.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  check.expect_eq_const %0, dense<7> : tensor<3x2xi32>
  check.expect_eq_const %1, dense<-0.0> : tensor<5xf32>
  check.expect_eq_const %2, dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  return
}

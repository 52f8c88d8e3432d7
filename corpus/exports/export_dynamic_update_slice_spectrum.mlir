// Two numbers of a spectrum are replaced, at a place that is known when the program runs.
func.func @main() {
  %spectrum = stablehlo.constant dense<[(-4.0, -7.0), (6.0, -6.0), (-6.0, -8.0), (-8.0, 5.0), (2.0, 6.0), (6.0, 0.0)]> : tensor<6xcomplex<f32>>
  %part = stablehlo.constant dense<[(8.0, 4.0), (-5.0, 9.0)]> : tensor<2xcomplex<f32>>
  %place = stablehlo.constant dense<3> : tensor<i32>
  %result = stablehlo.dynamic_update_slice %spectrum, %part, %place : (tensor<6xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<i32>) -> tensor<6xcomplex<f32>>
  check.expect_eq_const %result, dense<[(-4.0, -7.0), (6.0, -6.0), (-6.0, -8.0), (8.0, 4.0), (-5.0, 9.0), (6.0, 0.0)]> : tensor<6xcomplex<f32>>
  return
}

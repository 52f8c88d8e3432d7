// Random scalars: the shape has no elements. Each interval has one number: its first, as its end is the next one. A normal distribution
// without deviation gives its mean.
func.func @main() {
  %scalar = stablehlo.constant dense<> : tensor<0xi64>
  %a_f64 = stablehlo.constant dense<1.0> : tensor<f64>
  %b_f64 = stablehlo.constant dense<0x3FF0000000000001> : tensor<f64>
  %uniform_f64 = stablehlo.rng %a_f64, %b_f64, %scalar, distribution =  UNIFORM : (tensor<f64>, tensor<f64>, tensor<0xi64>) -> tensor<f64>
  check.expect_eq_const %uniform_f64, dense<1.0> : tensor<f64>
  %mean = stablehlo.constant dense<1.5> : tensor<f64>
  %deviation = stablehlo.constant dense<0.0> : tensor<f64>
  %normal = stablehlo.rng %mean, %deviation, %scalar, distribution =  NORMAL : (tensor<f64>, tensor<f64>, tensor<0xi64>) -> tensor<f64>
  check.expect_eq_const %normal, dense<1.5> : tensor<f64>
  return
}

// Random scalars: the shape has no elements. Each interval has one number: its first, as its end is the next one. A normal distribution
// without deviation gives its mean.
func.func @main() {
  %scalar = stablehlo.constant dense<> : tensor<0xi64>
  %a_f16 = stablehlo.constant dense<1.0> : tensor<f16>
  %b_f16 = stablehlo.constant dense<0x3C01> : tensor<f16>
  %uniform_f16 = stablehlo.rng %a_f16, %b_f16, %scalar, distribution =  UNIFORM : (tensor<f16>, tensor<f16>, tensor<0xi64>) -> tensor<f16>
  check.expect_eq_const %uniform_f16, dense<1.0> : tensor<f16>
  %mean = stablehlo.constant dense<1.5> : tensor<f16>
  %deviation = stablehlo.constant dense<0.0> : tensor<f16>
  %normal = stablehlo.rng %mean, %deviation, %scalar, distribution =  NORMAL : (tensor<f16>, tensor<f16>, tensor<0xi64>) -> tensor<f16>
  check.expect_eq_const %normal, dense<1.5> : tensor<f16>
  return
}

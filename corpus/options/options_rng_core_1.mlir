// Random scalars: the shape has no elements. Each interval has one number: its first, as its end is the next one. A normal distribution
// without deviation gives its mean.
func.func @main() {
  %scalar = stablehlo.constant dense<> : tensor<0xi64>
  %a_i1 = stablehlo.constant dense<false> : tensor<i1>
  %b_i1 = stablehlo.constant dense<true> : tensor<i1>
  %uniform_i1 = stablehlo.rng %a_i1, %b_i1, %scalar, distribution =  UNIFORM : (tensor<i1>, tensor<i1>, tensor<0xi64>) -> tensor<i1>
  check.expect_eq_const %uniform_i1, dense<false> : tensor<i1>
  %a_i32 = stablehlo.constant dense<5> : tensor<i32>
  %b_i32 = stablehlo.constant dense<6> : tensor<i32>
  %uniform_i32 = stablehlo.rng %a_i32, %b_i32, %scalar, distribution =  UNIFORM : (tensor<i32>, tensor<i32>, tensor<0xi64>) -> tensor<i32>
  check.expect_eq_const %uniform_i32, dense<5> : tensor<i32>
  %a_ui32 = stablehlo.constant dense<5> : tensor<ui32>
  %b_ui32 = stablehlo.constant dense<6> : tensor<ui32>
  %uniform_ui32 = stablehlo.rng %a_ui32, %b_ui32, %scalar, distribution =  UNIFORM : (tensor<ui32>, tensor<ui32>, tensor<0xi64>) -> tensor<ui32>
  check.expect_eq_const %uniform_ui32, dense<5> : tensor<ui32>
  %a_f32 = stablehlo.constant dense<1.0> : tensor<f32>
  %b_f32 = stablehlo.constant dense<0x3F800001> : tensor<f32>
  %uniform_f32 = stablehlo.rng %a_f32, %b_f32, %scalar, distribution =  UNIFORM : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
  check.expect_eq_const %uniform_f32, dense<1.0> : tensor<f32>
  %mean = stablehlo.constant dense<1.5> : tensor<f32>
  %deviation = stablehlo.constant dense<0.0> : tensor<f32>
  %normal = stablehlo.rng %mean, %deviation, %scalar, distribution =  NORMAL : (tensor<f32>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
  check.expect_eq_const %normal, dense<1.5> : tensor<f32>
  %shape = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %matrix = stablehlo.rng %a_i1, %b_i1, %shape, distribution =  UNIFORM : (tensor<i1>, tensor<i1>, tensor<2xi64>) -> tensor<1x2xi1>
  check.expect_eq_const %matrix, dense<false> : tensor<1x2xi1>
  return
}

// Two reductions at once: 1 + 2 + 3 and 1/2 + 1/4 + 1/8, both exact.
func.func @main() {
  %input_i32 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %input_f32 = stablehlo.constant dense<[0.5, 0.25, 0.125]> : tensor<3xf32>
  %init_i32 = stablehlo.constant dense<0> : tensor<i32>
  %init_f32 = stablehlo.constant dense<0.0> : tensor<f32>
  %results:2 = stablehlo.reduce(%input_i32 init: %init_i32), (%input_f32 init: %init_f32) across dimensions = [0] : (tensor<3xi32>, tensor<3xf32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
   reducer(%lhs_i32: tensor<i32>, %rhs_i32: tensor<i32>) (%lhs_f32: tensor<f32>, %rhs_f32: tensor<f32>) {
    %sum_i32 = stablehlo.add %lhs_i32, %rhs_i32 : tensor<i32>
    %sum_f32 = stablehlo.add %lhs_f32, %rhs_f32 : tensor<f32>
    stablehlo.return %sum_i32, %sum_f32 : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const %results#0, dense<6> : tensor<i32>
  check.expect_eq_const %results#1, dense<0.875> : tensor<f32>
  return
}

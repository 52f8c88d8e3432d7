// Two reductions at once: 1 + 2 + 3 and 1/2 + 1/4 + 1/8, both exact.
func.func @main() {
  %0 = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %1 = stablehlo.constant dense<[0.5, 0.25, 0.125]> : tensor<3xf32>
  %2 = stablehlo.constant dense<0> : tensor<i32>
  %3 = stablehlo.constant dense<0.0> : tensor<f32>
  %4:2 = stablehlo.reduce(%0 init: %2), (%1 init: %3) across dimensions = [0] : (tensor<3xi32>, tensor<3xf32>, tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
   reducer(%a: tensor<i32>, %c: tensor<i32>) (%b: tensor<f32>, %d: tensor<f32>) {
    %m = stablehlo.add %a, %c : tensor<i32>
    %n = stablehlo.add %b, %d : tensor<f32>
    stablehlo.return %m, %n : tensor<i32>, tensor<f32>
  }
  check.expect_eq_const %4#0, dense<6> : tensor<i32>
  check.expect_eq_const %4#1, dense<0.875> : tensor<f32>
  return
}

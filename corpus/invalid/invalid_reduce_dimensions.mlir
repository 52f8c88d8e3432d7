// Dimension 0 is reduced twice.
func.func @main() {
  %0 = stablehlo.constant dense<1> : tensor<3x4xi32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0, 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %3 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %3 : tensor<i32>
  }) : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return
}

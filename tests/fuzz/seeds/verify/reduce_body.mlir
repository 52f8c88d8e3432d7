// A body of two ops: 0b0110 & 0b0011 & 0b1100 = 0; each AND is applied once more, which changes nothing.
func.func @main() {
  %0 = stablehlo.constant dense<[6, 3, 12]> : tensor<3xi32>
  %1 = stablehlo.constant dense<-1> : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %m = stablehlo.and %a, %b : tensor<i32>
    %n = stablehlo.and %m, %a : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  check.expect_eq_const %2, dense<0> : tensor<i32>
  return
}

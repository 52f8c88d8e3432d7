// A body of two ops: 0b0110 & 0b0011 & 0b1100 = 0; each AND is applied once more, which changes nothing.
func.func @main() {
  %input = stablehlo.constant dense<[6, 3, 12]> : tensor<3xi32>
  %init = stablehlo.constant dense<-1> : tensor<i32>
  %result = stablehlo.reduce(%input init: %init) across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
   reducer(%lhs_0: tensor<i32>, %rhs: tensor<i32>) {
    %lhs_1 = stablehlo.and %lhs_0, %rhs : tensor<i32>
    %both = stablehlo.and %lhs_1, %lhs_0 : tensor<i32>
    stablehlo.return %both : tensor<i32>
  }
  check.expect_eq_const %result, dense<0> : tensor<i32>
  return
}

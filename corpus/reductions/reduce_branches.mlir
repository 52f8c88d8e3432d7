// A body that branches: the greatest of each row of 14 elements.
func.func @main() {
  %operand = stablehlo.constant dense<[[-42, -20, 12, -43, 9, -26, 46, 31, 26, 31, 46, -26, 9, -43], [12, -20, -42, 43, 41, -48, -30, -2, 36, -13, 45, 16, -3, -12], [-11, 0, 21, -45, -4, 47, 11, -15, -31, -37, -33, -19, 5, 39]]> : tensor<3x14xi16>
  %init = stablehlo.constant dense<-999> : tensor<i16>
  %result = stablehlo.reduce(%operand init: %init) across dimensions = [1] : (tensor<3x14xi16>, tensor<i16>) -> tensor<3xi16>
   reducer(%best: tensor<i16>, %element: tensor<i16>) {
    %greater_first = stablehlo.compare GT, %best, %element : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %greater = "stablehlo.if"(%greater_first) ({
      stablehlo.return %best : tensor<i16>
    }, {
      stablehlo.return %element : tensor<i16>
    }) : (tensor<i1>) -> tensor<i16>
    stablehlo.return %greater : tensor<i16>
  }
  check.expect_eq_const %result, dense<[46, 45, 47]> : tensor<3xi16>
  return
}

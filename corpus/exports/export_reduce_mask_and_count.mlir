// Whether all marks are set, and the greatest number beside them, in one reduction of two operands.
func.func @main() {
  %marks = stablehlo.constant dense<[[true, true], [true, false], [true, true]]> : tensor<3x2xi1>
  %numbers = stablehlo.constant dense<[[4, -7], [9, 3], [-5, 8]]> : tensor<3x2xi32>
  %yes = stablehlo.constant dense<true> : tensor<i1>
  %least = stablehlo.constant dense<-2147483648> : tensor<i32>
  %all, %most = stablehlo.reduce(%marks init: %yes), (%numbers init: %least) across dimensions = [0] : (tensor<3x2xi1>, tensor<3x2xi32>, tensor<i1>, tensor<i32>) -> (tensor<2xi1>, tensor<2xi32>)
   reducer(%mark: tensor<i1>, %other_mark: tensor<i1>) (%number: tensor<i32>, %other_number: tensor<i32>) {
    %both = stablehlo.and %mark, %other_mark : tensor<i1>
    %greater = stablehlo.maximum %number, %other_number : tensor<i32>
    stablehlo.return %both, %greater : tensor<i1>, tensor<i32>
  }
  check.expect_eq_const %all, dense<[true, false]> : tensor<2xi1>
  check.expect_eq_const %most, dense<[9, 8]> : tensor<2xi32>
  return
}

// The least number of each row and its place, a byte without a sign: of equal ones the first place.
func.func @main() {
  %values = stablehlo.constant dense<[[4.0, -2.0, 7.0, -2.0, 0.5], [3.0, 9.0, 1.5, 8.0, 6.0], [0.0, 5.0, 2.0, 6.0, -1.0]]> : tensor<3x5xf32>
  %places = stablehlo.iota dim = 1 : tensor<3x5xui8>
  %most = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %none = stablehlo.constant dense<255> : tensor<ui8>
  %least, %place = stablehlo.reduce(%values init: %most), (%places init: %none) across dimensions = [1] : (tensor<3x5xf32>, tensor<3x5xui8>, tensor<f32>, tensor<ui8>) -> (tensor<3xf32>, tensor<3xui8>)
   reducer(%value: tensor<f32>, %other: tensor<f32>) (%here: tensor<ui8>, %there: tensor<ui8>) {
    %less = stablehlo.compare LT, %value, %other, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %equal = stablehlo.compare EQ, %value, %other, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %earlier = stablehlo.compare LT, %here, %there, UNSIGNED : (tensor<ui8>, tensor<ui8>) -> tensor<i1>
    %tie = stablehlo.and %equal, %earlier : tensor<i1>
    %keep = stablehlo.or %less, %tie : tensor<i1>
    %best = stablehlo.select %keep, %value, %other : tensor<i1>, tensor<f32>
    %best_place = stablehlo.select %keep, %here, %there : tensor<i1>, tensor<ui8>
    stablehlo.return %best, %best_place : tensor<f32>, tensor<ui8>
  }
  check.expect_eq_const %least, dense<[-2.0, 1.5, -1.0]> : tensor<3xf32>
  check.expect_eq_const %place, dense<[1, 2, 4]> : tensor<3xui8>
  return
}

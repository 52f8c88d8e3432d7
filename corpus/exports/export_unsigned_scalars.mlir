// A random number within a span, as samplers compute it without a sign: scalars, and a row of 20 that is divided and subtracted
// from.
func.func @main() {
  %high = stablehlo.constant dense<3000000007> : tensor<ui32>
  %low = stablehlo.constant dense<2863311531> : tensor<ui32>
  %span = stablehlo.constant dense<1000> : tensor<ui32>
  %difference = stablehlo.subtract %low, %high : tensor<ui32>
  %rest = stablehlo.remainder %high, %span : tensor<ui32>
  %product = stablehlo.multiply %high, %span : tensor<ui32>
  %quotient = stablehlo.divide %high, %span : tensor<ui32>
  %common = stablehlo.and %high, %low : tensor<ui32>
  %row = stablehlo.constant dense<[3760509366, 3388287085, 3125517292, 4071098948, 1226668435, 3853685271, 2864234870, 3389420834, 1223641155, 558598294, 2841247294, 1721921327, 3559169925, 19, 3590062385, 2, 3394038180, 2792065493, 4083035341, 771612663]> : tensor<20xui32>
  %parts = stablehlo.constant dense<[3, 7, 4294967295, 3, 7, 7, 3, 1, 3, 7, 4294967295, 1000, 2147483648, 1000, 2147483648, 1, 3, 1, 7, 1000]> : tensor<20xui32>
  %shares = stablehlo.divide %row, %parts : tensor<20xui32>
  %left = stablehlo.subtract %row, %parts : tensor<20xui32>
  check.expect_eq_const %difference, dense<4158278820> : tensor<ui32>
  check.expect_eq_const %rest, dense<7> : tensor<ui32>
  check.expect_eq_const %product, dense<2112834392> : tensor<ui32>
  check.expect_eq_const %quotient, dense<3000000> : tensor<ui32>
  check.expect_eq_const %common, dense<2726300163> : tensor<ui32>
  check.expect_eq_const %shares, dense<[1253503122, 484041012, 0, 1357032982, 175238347, 550526467, 954744956, 3389420834, 407880385, 79799756, 0, 1721921, 1, 0, 1, 2, 1131346060, 2792065493, 583290763, 771612]> : tensor<20xui32>
  check.expect_eq_const %left, dense<[3760509363, 3388287078, 3125517293, 4071098945, 1226668428, 3853685264, 2864234867, 3389420833, 1223641152, 558598287, 2841247295, 1721920327, 1411686277, 4294966315, 1442578737, 1, 3394038177, 2792065492, 4083035334, 771611663]> : tensor<20xui32>
  return
}

// The second of 320 keys is 1 and the others are 0, so that the second comes last.
func.func @main() {
  %places = stablehlo.iota dim = 0 : tensor<320xi32>
  %one = stablehlo.constant dense<1> : tensor<320xi32>
  %second = stablehlo.compare EQ, %places, %one : (tensor<320xi32>, tensor<320xi32>) -> tensor<320xi1>
  %keys = stablehlo.convert %second : (tensor<320xi1>) -> tensor<320xi32>
  %sorted:2 = "stablehlo.sort"(%keys, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %place: tensor<i32>, %other_place: tensor<i32>):
    %pred = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<320xi32>, tensor<320xi32>) -> (tensor<320xi32>, tensor<320xi32>)
  %first = stablehlo.slice %sorted#1 [0:3] : (tensor<320xi32>) -> tensor<3xi32>
  %last = stablehlo.slice %sorted#1 [317:320] : (tensor<320xi32>) -> tensor<3xi32>
  check.expect_eq_const %first, dense<[0, 2, 3]> : tensor<3xi32>
  check.expect_eq_const %last, dense<[318, 319, 1]> : tensor<3xi32>
  return
}

// The first ten of 320 keys and where they were. Key k is k * 40503 mod 2^20, so that no two are equal.
func.func @main() {
  %places = stablehlo.iota dim = 0 : tensor<320xi32>
  %factor = stablehlo.constant dense<40503> : tensor<320xi32>
  %mask = stablehlo.constant dense<1048575> : tensor<320xi32>
  %products = stablehlo.multiply %places, %factor : tensor<320xi32>
  %keys = stablehlo.and %products, %mask : tensor<320xi32>
  %sorted:2 = "stablehlo.sort"(%keys, %places) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %place: tensor<i32>, %other_place: tensor<i32>):
    %pred = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %pred : tensor<i1>
  }) : (tensor<320xi32>, tensor<320xi32>) -> (tensor<320xi32>, tensor<320xi32>)
  %first = stablehlo.slice %sorted#0 [0:10] : (tensor<320xi32>) -> tensor<10xi32>
  %where = stablehlo.slice %sorted#1 [0:10] : (tensor<320xi32>) -> tensor<10xi32>
  check.expect_eq_const %first, dense<[0, 15, 4502, 4517, 9004, 9019, 13506, 13521, 18008, 22510]> : tensor<10xi32>
  check.expect_eq_const %where, dense<[0, 233, 26, 259, 52, 285, 78, 311, 104, 130]> : tensor<10xi32>
  return
}

// A body of three operations over 300 elements of two operands: k times 3 plus the other, where that is odd.
func.func @main() {
  %number = stablehlo.iota dim = 0 : tensor<300xi32>
  %two = stablehlo.constant dense<2> : tensor<300xi32>
  %parity = stablehlo.remainder %number, %two : tensor<300xi32>
  %result = "stablehlo.map"(%number, %parity) <{dimensions = array<i64: 0>}> ({
  ^bb0(%value: tensor<i32>, %odd: tensor<i32>):
    %three = stablehlo.constant dense<3> : tensor<i32>
    %product = stablehlo.multiply %value, %three : tensor<i32>
    %sum = stablehlo.add %product, %odd : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<300xi32>, tensor<300xi32>) -> tensor<300xi32>
  %begin = stablehlo.slice %result [0:4] : (tensor<300xi32>) -> tensor<4xi32>
  check.expect_eq_const %begin, dense<[0, 4, 6, 10]> : tensor<4xi32>
  %seam = stablehlo.slice %result [62:68] : (tensor<300xi32>) -> tensor<6xi32>
  check.expect_eq_const %seam, dense<[186, 190, 192, 196, 198, 202]> : tensor<6xi32>
  %middle = stablehlo.slice %result [254:259] : (tensor<300xi32>) -> tensor<5xi32>
  check.expect_eq_const %middle, dense<[762, 766, 768, 772, 774]> : tensor<5xi32>
  %end = stablehlo.slice %result [297:300] : (tensor<300xi32>) -> tensor<3xi32>
  check.expect_eq_const %end, dense<[892, 894, 898]> : tensor<3xi32>
  return
}

// i8 elements are added up in i32, which release 0.17.0 made possible: element 1 is selected twice and gets 100
// + 100 = 200.
func.func @main() {
  %operand = stablehlo.constant dense<[1, 9, 2]> : tensor<3xi8>
  %source = stablehlo.constant dense<100> : tensor<2xi8>
  %init = stablehlo.constant dense<0> : tensor<i8>
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%selected: tensor<i8>, %candidate: tensor<i8>):
    %keep = stablehlo.compare GE, %selected, %candidate : (tensor<i8>, tensor<i8>) -> tensor<i1>
    stablehlo.return %keep : tensor<i1>
  }, {
  ^bb0(%current: tensor<i32>, %added: tensor<i32>):
    %sum = stablehlo.add %current, %added : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<3xi8>, tensor<2xi8>, tensor<i8>) -> tensor<3xi32>
  check.expect_eq_const %result, dense<[0, 200, 0]> : tensor<3xi32>
  return
}

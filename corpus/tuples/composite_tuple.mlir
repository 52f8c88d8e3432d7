// A tuple goes through a composite and comes back as it was.
func.func private @next(%pack: tuple<tensor<2xf32>>, %count: tensor<i32>) -> (tensor<i32>, tuple<tensor<2xf32>>) {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %count, %one : tensor<i32>
  return %sum, %pack : tensor<i32>, tuple<tensor<2xf32>>
}
func.func @main() {
  %value = stablehlo.constant dense<[1.5, -2.0]> : tensor<2xf32>
  %pack = stablehlo.tuple %value : tuple<tensor<2xf32>>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %results:2 = stablehlo.composite "corpus.next" %pack, %count {decomposition = @next, version = 1 : i32} : (tuple<tensor<2xf32>>, tensor<i32>) -> (tensor<i32>, tuple<tensor<2xf32>>)
  check.expect_eq_const %results#0, dense<8> : tensor<i32>
  %element = stablehlo.get_tuple_element %results#1[0] : (tuple<tensor<2xf32>>) -> tensor<2xf32>
  check.expect_eq_const %element, dense<[1.5, -2.0]> : tensor<2xf32>
  return
}

// f8E5M2 as the type of constants, arguments and results of a function, elements of a tuple, and values that go
// round a loop. The function exchanges its arguments.
func.func private @exchange(%left: tensor<2xf8E5M2>, %right: tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>) {
  return %right, %left : tensor<2xf8E5M2>, tensor<2xf8E5M2>
}
func.func @main() {
  %first = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  %second = stablehlo.constant dense<[4.0, 0.5]> : tensor<2xf8E5M2>
  %called:2 = call @exchange(%first, %second) : (tensor<2xf8E5M2>, tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>, tensor<2xf8E5M2>)
  %pack = stablehlo.tuple %called#0, %called#1 : tuple<tensor<2xf8E5M2>, tensor<2xf8E5M2>>
  %element = stablehlo.get_tuple_element %pack[1] : (tuple<tensor<2xf8E5M2>, tensor<2xf8E5M2>>) -> tensor<2xf8E5M2>
  %pred = stablehlo.constant dense<true> : tensor<i1>
  %turned:2 = stablehlo.while(%value = %element, %more = %pred) : tensor<2xf8E5M2>, tensor<i1>
  cond {
    stablehlo.return %more : tensor<i1>
  } do {
    %stop = stablehlo.not %more : tensor<i1>
    stablehlo.return %value, %stop : tensor<2xf8E5M2>, tensor<i1>
  }
  check.expect_eq_const %turned#0, dense<[1.0, 2.0]> : tensor<2xf8E5M2>
  check.expect_eq_const %called#0, dense<[4.0, 0.5]> : tensor<2xf8E5M2>
  return
}

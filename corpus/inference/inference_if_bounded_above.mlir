// if_bounded: the result of two branches has the larger of their bounds. Broken: if C3. Source: Base.cpp
// inferLeastSpecificTypeComponents.
func.func @main(%operand_a: tensor<i1>) -> (tensor<4xi32>) {
%r = "stablehlo.if"(%operand_a) ({
  %x = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  %n = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
  %y = "stablehlo.set_dimension_size"(%x, %n) {dimension = 0 : i64} : (tensor<2xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<2>>
  "stablehlo.return"(%y) : (tensor<?xi32, #stablehlo.bounds<2>>) -> ()
}, {
  %x = "stablehlo.constant"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
  %n = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
  %y = "stablehlo.set_dimension_size"(%x, %n) {dimension = 0 : i64} : (tensor<3xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  "stablehlo.return"(%y) : (tensor<?xi32, #stablehlo.bounds<3>>) -> ()
}) : (tensor<i1>) -> tensor<4xi32>
return %r : tensor<4xi32>
}

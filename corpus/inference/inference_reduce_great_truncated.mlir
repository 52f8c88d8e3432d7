// reduce_great: sizes above 2^32 do not wrap. Broken: reduce C7. Source: the specification, reduce.
func.func @main(%operand_a: tensor<4294967299x2xi32>, %operand_b: tensor<i32>) -> (tensor<3xi32>) {
%r = "stablehlo.reduce"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<4294967299x2xi32>, tensor<i32>) -> tensor<3xi32>
return %r : tensor<3xi32>
}

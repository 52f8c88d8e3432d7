// map_great: sizes above 2^32 do not wrap. Broken: map C1. Source: the specification, map.
func.func @main(%operand_a: tensor<4294967299x2xi32>) -> (tensor<3x2xi32>) {
%r = "stablehlo.map"(%operand_a) ({
^bb0(%x: tensor<i32>):
  %s = "stablehlo.add"(%x, %x) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 0, 1>} : (tensor<4294967299x2xi32>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}

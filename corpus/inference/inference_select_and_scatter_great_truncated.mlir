// select_and_scatter_great: sizes above 2^32 do not wrap. Broken: select_and_scatter C11. Source: the specification,
// select_and_scatter.
func.func @main(%operand_a: tensor<4294967299x4xi32>, %operand_b: tensor<4294967299x2xi32>, %operand_c: tensor<i32>) -> (tensor<3x4xi32>) {
%r = "stablehlo.select_and_scatter"(%operand_a, %operand_b, %operand_c) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %p = "stablehlo.compare"(%x, %y) {comparison_direction = #stablehlo<comparison_direction GE>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
  "stablehlo.return"(%p) : (tensor<i1>) -> ()
}, {
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 2>} : (tensor<4294967299x4xi32>, tensor<4294967299x2xi32>, tensor<i32>) -> tensor<3x4xi32>
return %r : tensor<3x4xi32>
}

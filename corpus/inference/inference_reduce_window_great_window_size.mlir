// reduce_window_great_window: a window of three elements, 2^31 apart. Broken: reduce_window C15. Source: the specification,
// reduce_window C15.
func.func @main(%operand_a: tensor<4294967300xi8>, %operand_b: tensor<i8>) -> (tensor<4294967300xi8>) {
%r = "stablehlo.reduce_window"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i8>, %y: tensor<i8>):
  "stablehlo.return"(%y) : (tensor<i8>) -> ()
}) {window_dimensions = array<i64: 3>, window_dilations = array<i64: 2147483648>} : (tensor<4294967300xi8>, tensor<i8>) -> tensor<4294967300xi8>
return %r : tensor<4294967300xi8>
}

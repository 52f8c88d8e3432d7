// reduce_window_great: 10^9 elements with 4 between each two. Broken: reduce_window C15. Source: the specification, reduce_window
// C15.
func.func @main(%operand_a: tensor<1000000000xi8>, %operand_b: tensor<i8>) -> (tensor<705032699xi8>) {
%r = "stablehlo.reduce_window"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i8>, %y: tensor<i8>):
  "stablehlo.return"(%y) : (tensor<i8>) -> ()
}) {window_dimensions = array<i64: 2>, base_dilations = array<i64: 5>} : (tensor<1000000000xi8>, tensor<i8>) -> tensor<705032699xi8>
return %r : tensor<705032699xi8>
}

// reduce_window_unknown_known: windows of an unknown size are of unknown number. Broken: reduce_window C15. Source:
// TypeInference.cpp inferWindowOutputShape.
func.func @main(%operand_a: tensor<?x3xi32>, %operand_b: tensor<i32>) -> (tensor<?x2xi32>) {
%r = "stablehlo.reduce_window"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  "stablehlo.return"(%y) : (tensor<i32>) -> ()
}) {window_dimensions = array<i64: 2, 1>} : (tensor<?x3xi32>, tensor<i32>) -> tensor<?x2xi32>
return %r : tensor<?x2xi32>
}

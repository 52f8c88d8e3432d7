// reduce_window_bounded: the bound is the number of windows at the bound. Broken: reduce_window C15. Source: TypeInference.cpp
// inferReduceWindowOp, inferWindowOutputShape of the bounds.
func.func @main(%operand_a: tensor<?x2xi32, #stablehlo.bounds<5, ?>>, %operand_b: tensor<i32>) -> (tensor<4x2xi32>) {
%r = "stablehlo.reduce_window"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<?x2xi32, #stablehlo.bounds<5, ?>>, tensor<i32>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}

// reduce_bounded: the bound of a reduced dimension goes, the others move up. Broken: reduce C7. Source: TypeInference.cpp
// inferReduceOp, getSameShapeTensorType of the kept dimensions.
func.func @main(%operand_a: tensor<?x?x2xi32, #stablehlo.bounds<3, 4, ?>>, %operand_b: tensor<i32>) -> (tensor<4x2xi32>) {
%r = "stablehlo.reduce"(%operand_a, %operand_b) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {dimensions = array<i64: 1>} : (tensor<?x?x2xi32, #stablehlo.bounds<3, 4, ?>>, tensor<i32>) -> tensor<4x2xi32>
return %r : tensor<4x2xi32>
}

// collective_reduce_unknown_known: a size that one type knows and the other does not fits; what both know must agree. Broken:
// collective_reduce C3. Source: TypeInference.cpp, StablehloOps.td, collective_reduce.
func.func @main(%operand_a: tensor<?x2xi32>) -> (tensor<3x5xi32>) {
%r = "stablehlo.collective_reduce"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<?x2xi32>) -> tensor<3x5xi32>
return %r : tensor<3x5xi32>
}

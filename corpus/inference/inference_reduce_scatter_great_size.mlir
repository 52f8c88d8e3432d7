// reduce_scatter_great: a size above 2^32 is divided. Broken: reduce_scatter C8. Source: the specification, reduce_scatter C8.
func.func @main(%operand_a: tensor<4294967302xi8>) -> (tensor<3xi8>) {
%r = "stablehlo.reduce_scatter"(%operand_a) ({
^bb0(%x: tensor<i8>, %y: tensor<i8>):
  "stablehlo.return"(%y) : (tensor<i8>) -> ()
}) {scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4294967302xi8>) -> tensor<3xi8>
return %r : tensor<3xi8>
}

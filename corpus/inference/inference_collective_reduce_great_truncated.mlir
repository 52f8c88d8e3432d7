// collective_reduce_great: sizes above 2^32 do not wrap. Broken: collective_reduce C3. Source: the specification,
// collective_reduce.
func.func @main(%operand_a: tensor<4294967299x2xi32>) -> (tensor<3x2xi32>) {
%r = "stablehlo.collective_reduce"(%operand_a) ({
^bb0(%x: tensor<i32>, %y: tensor<i32>):
  %s = "stablehlo.add"(%x, %y) : (tensor<i32>, tensor<i32>) -> tensor<i32>
  "stablehlo.return"(%s) : (tensor<i32>) -> ()
}) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4294967299x2xi32>) -> tensor<3x2xi32>
return %r : tensor<3x2xi32>
}

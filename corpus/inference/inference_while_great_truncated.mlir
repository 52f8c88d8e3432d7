// while_great: sizes above 2^32 do not wrap. Broken: while C3. Source: the specification, while.
func.func @main(%operand_a: tensor<4294967299xi8>) -> (tensor<3xi8>) {
%r = "stablehlo.while"(%operand_a) ({
^bb0(%x: tensor<4294967299xi8>):
  %p = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
  "stablehlo.return"(%p) : (tensor<i1>) -> ()
}, {
^bb0(%x: tensor<4294967299xi8>):
  "stablehlo.return"(%x) : (tensor<4294967299xi8>) -> ()
}) : (tensor<4294967299xi8>) -> tensor<3xi8>
return %r : tensor<3xi8>
}

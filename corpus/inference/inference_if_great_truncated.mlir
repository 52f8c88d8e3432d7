// if_great: sizes above 2^32 do not wrap. Broken: if C3. Source: the specification, if.
func.func @main(%operand_a: tensor<i1>) -> (tensor<3xi8>) {
%r = "stablehlo.if"(%operand_a) ({
  %x = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4294967299xi8>
  "stablehlo.return"(%x) : (tensor<4294967299xi8>) -> ()
}, {
  %y = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4294967299xi8>
  "stablehlo.return"(%y) : (tensor<4294967299xi8>) -> ()
}) : (tensor<i1>) -> tensor<3xi8>
return %r : tensor<3xi8>
}

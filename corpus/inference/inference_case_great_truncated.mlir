// case_great: sizes above 2^32 do not wrap. Broken: case C4. Source: the specification, case.
func.func @main(%operand_a: tensor<i32>) -> (tensor<3xi8>) {
%r = "stablehlo.case"(%operand_a) ({
  %x = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4294967299xi8>
  "stablehlo.return"(%x) : (tensor<4294967299xi8>) -> ()
}) : (tensor<i32>) -> tensor<3xi8>
return %r : tensor<3xi8>
}

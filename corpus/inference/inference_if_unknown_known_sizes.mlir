// if_unknown_known: a known and an unknown size are compatible, and the result does not know. Broken: if C2. Source:
// TypeInference.cpp inferIfOp, Base.cpp inferLeastSpecificDimAndBound.
func.func @main(%operand_a: tensor<i1>) -> (tensor<?xi32>) {
%r = "stablehlo.if"(%operand_a) ({
  %x = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  "stablehlo.return"(%x) : (tensor<2xi32>) -> ()
}, {
  %n = "stablehlo.constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %x = "stablehlo.dynamic_iota"(%n) {iota_dimension = 0 : i64} : (tensor<1xi64>) -> tensor<3xi32>
  "stablehlo.return"(%x) : (tensor<3xi32>) -> ()
}) : (tensor<i1>) -> tensor<?xi32>
return %r : tensor<?xi32>
}

// case_unknown_known: a known and an unknown size are compatible, and the result does not know. Broken: case C3. Source:
// TypeInference.cpp inferCaseOp, Base.cpp inferLeastSpecificDimAndBound.
func.func @main(%operand_a: tensor<i32>) -> (tensor<?xi32>) {
%r = "stablehlo.case"(%operand_a) ({
  %x = "stablehlo.constant"() {value = dense<1> : tensor<2xi32>} : () -> tensor<2xi32>
  "stablehlo.return"(%x) : (tensor<2xi32>) -> ()
}, {
  %n = "stablehlo.constant"() {value = dense<3> : tensor<1xi64>} : () -> tensor<1xi64>
  %x = "stablehlo.dynamic_iota"(%n) {iota_dimension = 0 : i64} : (tensor<1xi64>) -> tensor<3xi32>
  "stablehlo.return"(%x) : (tensor<3xi32>) -> ()
}) : (tensor<i32>) -> tensor<?xi32>
return %r : tensor<?xi32>
}

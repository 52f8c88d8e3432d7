// dynamic_iota_unknown_known: the result may say a size, the number of sizes is known. Broken: dynamic_iota C1. Source:
// TypeInference.cpp verifyDynamicIotaOp.
func.func @main(%operand_a: tensor<2xi64>) -> (tensor<2x?xi32>) {
%r = "stablehlo.dynamic_iota"(%operand_a) {iota_dimension = 2 : i64} : (tensor<2xi64>) -> tensor<2x?xi32>
return %r : tensor<2x?xi32>
}

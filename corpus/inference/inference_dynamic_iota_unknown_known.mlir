// dynamic_iota_unknown_known: the result may say a size, the number of sizes is known. Source: TypeInference.cpp
// verifyDynamicIotaOp.
func.func @main(%operand_0: tensor<2xi64>) -> tensor<2x?xi32> {
  %result_0 = stablehlo.dynamic_iota %operand_0, dim = 1 : (tensor<2xi64>) -> tensor<2x?xi32>
  return %result_0 : tensor<2x?xi32>
}

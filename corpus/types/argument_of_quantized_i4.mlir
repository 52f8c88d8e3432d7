// Quantized elements of i4, which stand for bf16. Given in, and given back: what the type says must survive.
func.func private @same(%value: tensor<2x!quant.uniform<i4:bf16, 0.25>>) -> tensor<2x!quant.uniform<i4:bf16, 0.25>> {
  return %value : tensor<2x!quant.uniform<i4:bf16, 0.25>>
}
func.func @main(%operand: tensor<2x!quant.uniform<i4:bf16, 0.25>>) -> tensor<2x!quant.uniform<i4:bf16, 0.25>> {
  %result = call @same(%operand) : (tensor<2x!quant.uniform<i4:bf16, 0.25>>) -> tensor<2x!quant.uniform<i4:bf16, 0.25>>
  return %result : tensor<2x!quant.uniform<i4:bf16, 0.25>>
}

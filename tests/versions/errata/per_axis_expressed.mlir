// target: 1.6.0
// refused: type !vhlo.f8E3M4_v1 (in attribute 'function_type') needs 1.7.0
func.func @main(%x: tensor<4x2x!quant.uniform<i8:f8E3M4:1, {0.5, 0.25}>>) {
  stablehlo.custom_call @sink(%x) {has_side_effect = true} : (tensor<4x2x!quant.uniform<i8:f8E3M4:1, {0.5, 0.25}>>) -> ()
  return
}

// target: 1.1.0
// refused: type !vhlo.i2_v1 (in attribute 'function_type') needs 1.2.0
func.func @main(%x: tensor<4x2x!quant.uniform<i2:f32:1, {0.5, 0.25}>>) {
  stablehlo.custom_call @sink(%x) {has_side_effect = true} : (tensor<4x2x!quant.uniform<i2:f32:1, {0.5, 0.25}>>) -> ()
  return
}

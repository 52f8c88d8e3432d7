// target: 1.16.0
// refused: custom-call-futures needs 1.17.0
func.func @main() {
  %0 = stablehlo.custom_call @start() {has_side_effect = true} : () -> !stablehlo.future<tensor<f32>>
  return
}

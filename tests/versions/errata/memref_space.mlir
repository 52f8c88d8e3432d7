// target: current
// refused: the layout or memory space of a memref type has no VHLO counterpart
func.func @main(%x: memref<2x3xf32, 1>) {
  stablehlo.custom_call @sink(%x) {has_side_effect = true} : (memref<2x3xf32, 1>) -> ()
  return
}

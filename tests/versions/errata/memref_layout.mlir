// target: current
// refused: the layout or memory space of a memref type has no VHLO counterpart
func.func @main(%x: memref<2x3xf32, affine_map<(i, j) -> (j, i)>>) {
  stablehlo.custom_call @sink(%x) {has_side_effect = true} : (memref<2x3xf32, affine_map<(i, j) -> (j, i)>>) -> ()
  return
}

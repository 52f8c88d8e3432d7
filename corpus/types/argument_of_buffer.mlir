// A buffer. It came with release 1.13.0. Given in, and given back: what the type says must survive.
func.func private @same(%value: memref<2x3xf32>) -> memref<2x3xf32> {
  return %value : memref<2x3xf32>
}
func.func @main(%operand: memref<2x3xf32>) -> memref<2x3xf32> {
  %result = call @same(%operand) : (memref<2x3xf32>) -> memref<2x3xf32>
  return %result : memref<2x3xf32>
}

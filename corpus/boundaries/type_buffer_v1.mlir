// A buffer: it came with 1.13.0.
func.func @main(%buffer: memref<2x3xf32>) -> memref<2x3xf32> {
  return %buffer : memref<2x3xf32>
}

// A legal partition_id, which the program beside it breaks by one edit.
func.func @main() -> tensor<ui32> {
  %result = "stablehlo.partition_id"() : () -> tensor<ui32>
  return %result : tensor<ui32>
}

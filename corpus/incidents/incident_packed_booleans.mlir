// Booleans were packed one bit per element in some artifacts and written one byte per element in
// others. Nine of them do not fit a byte of bits, and the last one is true.
func.func @main() {
  %mixed = stablehlo.constant dense<[true, false, false, true, true, false, true, false, true]> : tensor<9xi1>
  %all = stablehlo.constant dense<true> : tensor<9xi1>
  %result = stablehlo.xor %mixed, %all : tensor<9xi1>
  check.expect_eq_const %mixed, dense<[true, false, false, true, true, false, true, false, true]> : tensor<9xi1>
  check.expect_eq_const %result, dense<[false, true, true, false, false, true, false, true, false]> : tensor<9xi1>
  return
}

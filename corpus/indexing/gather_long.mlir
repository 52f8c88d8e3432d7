// 300 rows are taken from 7 by indices that go round: row k is (7 - k modulo 7) modulo 7, and row r holds 10 r and 10
// r + 1.
func.func @main() {
  %operand = stablehlo.constant dense<[[0, 1], [10, 11], [20, 21], [30, 31], [40, 41], [50, 51], [60, 61]]> : tensor<7x2xi32>
  %number = stablehlo.iota dim = 0 : tensor<300x1xi32>
  %seven = stablehlo.constant dense<7> : tensor<300x1xi32>
  %rest = stablehlo.remainder %number, %seven : tensor<300x1xi32>
  %back = stablehlo.subtract %seven, %rest : tensor<300x1xi32>
  %indices = stablehlo.remainder %back, %seven : tensor<300x1xi32>
  %result = "stablehlo.gather"(%operand, %indices) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 2>
  }> : (tensor<7x2xi32>, tensor<300x1xi32>) -> tensor<300x2xi32>
  %begin = stablehlo.slice %result [0:9, 0:2] : (tensor<300x2xi32>) -> tensor<9x2xi32>
  check.expect_eq_const %begin, dense<[[0, 1], [60, 61], [50, 51], [40, 41], [30, 31], [20, 21], [10, 11], [0, 1], [60, 61]]> : tensor<9x2xi32>
  %seam = stablehlo.slice %result [253:259, 0:2] : (tensor<300x2xi32>) -> tensor<6x2xi32>
  check.expect_eq_const %seam, dense<[[60, 61], [50, 51], [40, 41], [30, 31], [20, 21], [10, 11]]> : tensor<6x2xi32>
  %end = stablehlo.slice %result [298:300, 0:2] : (tensor<300x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %end, dense<[[30, 31], [20, 21]]> : tensor<2x2xi32>
  return
}

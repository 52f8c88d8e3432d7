// Attributes that the specification does not know, on ops of which a later release has another version: the versions of
// the op are converted, and the attributes stay. 2 * 3 + 1 * 4 = 10, e^0 = 1, the square root of 4 is 2, and rows 1 and 0
// of the operand.
func.func @main() {
  %lhs = stablehlo.constant dense<[2, 1]> : tensor<2xi32>
  %rhs = stablehlo.constant dense<[3, 4]> : tensor<2xi32>
  %dot = stablehlo.dot_general %lhs, %rhs, contracting_dims = [0] x [0] {corpus.note = "dot_general"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<i32>
  check.expect_eq_const %dot, dense<10> : tensor<i32>
  %zero = stablehlo.constant dense<0.0> : tensor<1xf32>
  %exponential = stablehlo.exponential %zero {corpus.note = "exponential"} : tensor<1xf32>
  check.expect_almost_eq_const %exponential, dense<1.0> : tensor<1xf32>
  %four = stablehlo.constant dense<4.0> : tensor<1xf32>
  %root = stablehlo.sqrt %four {corpus.note = "sqrt", corpus.table = {a = 1 : i64}} : tensor<1xf32>
  check.expect_almost_eq_const %root, dense<2.0> : tensor<1xf32>
  %indices = stablehlo.constant dense<[[1], [0]]> : tensor<2x1xi64>
  %rows = "stablehlo.gather"(%rhs, %indices) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1>
  }> {corpus.note = "gather"} : (tensor<2xi32>, tensor<2x1xi64>) -> tensor<2xi32>
  check.expect_eq_const %rows, dense<[4, 3]> : tensor<2xi32>
  return
}

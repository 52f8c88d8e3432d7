// Matrices of 16 and 64 bits without a sign.
func.func @main() {
  %matrix_ui16 = stablehlo.constant dense<[[62724, 42538, 42538], [64862, 42538, 16117]]> : tensor<2x3xui16>
  %turned_ui16 = stablehlo.transpose %matrix_ui16, dims = [1, 0] : (tensor<2x3xui16>) -> tensor<3x2xui16>
  %matrix_ui64 = stablehlo.constant dense<[[16290491388261822834, 12893276525307848864, 9639194052899352565], [8457098633492794847, 8457098633492794847, 17374291274533852092]]> : tensor<2x3xui64>
  %turned_ui64 = stablehlo.transpose %matrix_ui64, dims = [1, 0] : (tensor<2x3xui64>) -> tensor<3x2xui64>
  check.expect_eq_const %turned_ui16, dense<[[62724, 64862], [42538, 42538], [42538, 16117]]> : tensor<3x2xui16>
  check.expect_eq_const %turned_ui64, dense<[[16290491388261822834, 8457098633492794847], [12893276525307848864, 8457098633492794847], [9639194052899352565, 17374291274533852092]]> : tensor<3x2xui64>
  return
}

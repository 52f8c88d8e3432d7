// The specification's own example (docs/spec.md of 1.20.0, "complex"): values as it gives them.
func.func @main() {
  %lhs = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %rhs = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf64>
  %result = stablehlo.complex %lhs, %rhs : tensor<2xcomplex<f64>>
  check.expect_eq_const %result, dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
  return
}

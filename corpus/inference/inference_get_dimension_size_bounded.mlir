// get_dimension_size_bounded: the size is the one at run time, not the bound. Source: the specification, get_dimension_size.
func.func @main() {
  %constant = stablehlo.constant dense<[[7, 14], [21, 28], [35, 5], [12, 19], [26, 33]]> : tensor<5x2xi32>
  %constant_0 = stablehlo.constant dense<3> : tensor<i32>
  %result_0 = stablehlo.set_dimension_size %constant, %constant_0, dim = 0 : (tensor<5x2xi32>, tensor<i32>) -> tensor<?x2xi32, #stablehlo.bounds<5, ?>>
  %result_1 = stablehlo.get_dimension_size %result_0, dim = 0 : (tensor<?x2xi32, #stablehlo.bounds<5, ?>>) -> tensor<i32>
  check.expect_eq_const %result_1, dense<3> : tensor<i32>
  return
}

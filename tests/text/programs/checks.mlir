func.func @main(%a: tensor<2xf32>) {
  check.expect_eq_const %a, dense<[1.0, 2.0]> : tensor<2xf32>
  check.expect_eq %a, %a : tensor<2xf32>
  check.expect_almost_eq_const %a, dense<1.0> : tensor<2xf32>
  check.expect_almost_eq_const %a, dense<1.0> : tensor<2xf32>, tolerance = 0.5
  check.expect_almost_eq %a, %a, tolerance = 1.0e-4 : tensor<2xf32>
  check.expect_almost_eq %a, %a, tolerance = 1.0e-3 : tensor<2xf32>
  check.expect_close %a, %a, max_ulp_difference = 3 : tensor<2xf32>, tensor<2xf32>
  check.expect_close %a, %a, max_ulp_difference = 3, min_ulp_difference = 1 : tensor<2xf32>, tensor<2xf32>
  check.expect_serialized_eq %a, probe_id = "p", iter = 2 : tensor<2xf32>
  %0 = interpreter.probe %a, probe_id = "p" : tensor<2xf32>
  interpreter.print %0 : tensor<2xf32>
  return
}

// Options of reduce_precision in pairs, as corpus/OPTIONS has them: random ops, each with pairs that no other case had. The
// values are those of scripts/oracle.
func.func @main() {
  %of_115_literal = stablehlo.constant dense<[-1.0e-42, 1.0e-40, 1.0e-40, -1.0e-42, 1.0e-40, 1.0e-40]> : tensor<6xf32>
  %of_115_reduce_precision = stablehlo.reduce_precision %of_115_literal, format = e9m52 : tensor<6xf32>
  check.expect_eq_const %of_115_reduce_precision, dense<[-1.0e-42, 1.0e-40, 1.0e-40, -1.0e-42, 1.0e-40, 1.0e-40]> : tensor<6xf32> loc("reduce_precision_115")
  %of_384_literal = stablehlo.constant dense<[3.4028234663852886e+38, 3.4028234663852886e+38, 3.4028234663852886e+38, 3.4028234663852886e+38, 1.0, 3.4028234663852886e+38]> : tensor<6xf32>
  %of_384_reduce_precision = stablehlo.reduce_precision %of_384_literal, format = e9m22 : tensor<6xf32>
  check.expect_eq_const %of_384_reduce_precision, dense<[0x7F800000, 0x7F800000, 0x7F800000, 0x7F800000, 1.0, 0x7F800000]> : tensor<6xf32> loc("reduce_precision_384")
  return
}

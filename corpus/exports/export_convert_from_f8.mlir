// Ten numbers of eight bits of each of two formats are read as f32.
func.func @main() {
  %three = stablehlo.constant dense<[0.3125, 2.5, -5.0, 1.25, -0.75, 3.5, 0.0, -1.75, 448.0, -0.001953125]> : tensor<10xf8E4M3FN>
  %read = stablehlo.convert %three : (tensor<10xf8E4M3FN>) -> tensor<10xf32>
  %two = stablehlo.constant dense<[0.3125, 2.5, -5.0, 1.25, -0.75, 3.5, 0.0, -1.75, 57344.0, -0.0000152587890625]> : tensor<10xf8E5M2>
  %wide = stablehlo.convert %two : (tensor<10xf8E5M2>) -> tensor<10xf32>
  check.expect_eq_const %read, dense<[0.3125, 2.5, -5.0, 1.25, -0.75, 3.5, 0.0, -1.75, 448.0, -0.001953125]> : tensor<10xf32>
  check.expect_eq_const %wide, dense<[0.3125, 2.5, -5.0, 1.25, -0.75, 3.5, 0.0, -1.75, 57344.0, -0.000015258789]> : tensor<10xf32>
  return
}

// Rewrites. Each check is a row of rows/small_floats_new.txt: its operands break the rewrite where its condition does not hold.
func.func @main() {
  // through_f8e4m3fn_to_f8e4m3fnuz: the types have one bias
  %through_f8e4m3fn_to_f8e4m3fnuz.x = stablehlo.constant dense<[1.0, 3.5, 0.5]> : tensor<3xf16>
  %through_f8e4m3fn_to_f8e4m3fnuz.convert = stablehlo.convert %through_f8e4m3fn_to_f8e4m3fnuz.x : (tensor<3xf16>) -> tensor<3xf8E4M3FN>
  %through_f8e4m3fn_to_f8e4m3fnuz.convert_2 = stablehlo.convert %through_f8e4m3fn_to_f8e4m3fnuz.convert : (tensor<3xf8E4M3FN>) -> tensor<3xf8E4M3FNUZ>
  %through_f8e4m3fn_to_f8e4m3fnuz.convert_3 = stablehlo.convert %through_f8e4m3fn_to_f8e4m3fnuz.convert_2 : (tensor<3xf8E4M3FNUZ>) -> tensor<3xf32>
  check.expect_eq_const %through_f8e4m3fn_to_f8e4m3fnuz.convert_3, dense<[1.0, 3.5, 0.5]> : tensor<3xf32> loc("through_f8e4m3fn_to_f8e4m3fnuz")
  return
}

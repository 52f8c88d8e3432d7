// Rewrites. Each check is a row of rows/corners.txt: its operands break the rewrite where its condition does not hold.
func.func private @turns_down_to_limit_unsigned_ui64(%i: tensor<ui64>, %m: tensor<ui64>) -> tensor<i32> {
  %literal = stablehlo.constant dense<0> : tensor<i32>
  %while:2 = stablehlo.while(%turn = %i, %turn_ = %literal) : tensor<ui64>, tensor<i32>
  cond {
    %compare = stablehlo.compare GT, %turn, %m : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  } do {
    %literal_2 = stablehlo.constant dense<1> : tensor<ui64>
    %subtract = stablehlo.subtract %turn, %literal_2 : tensor<ui64>
    %literal_3 = stablehlo.constant dense<1> : tensor<i32>
    %add = stablehlo.add %turn_, %literal_3 : tensor<i32>
    stablehlo.return %subtract, %add : tensor<ui64>, tensor<i32>
  }
  return %while#1 : tensor<i32>
}

func.func @main() {
  // turns_down_to_limit_unsigned_ui64: the limit minus one fits its type
  %turns_down_to_limit_unsigned_ui64.i = stablehlo.constant dense<3> : tensor<ui64>
  %turns_down_to_limit_unsigned_ui64.m = stablehlo.constant dense<0> : tensor<ui64>
  %turns_down_to_limit_unsigned_ui64 = call @turns_down_to_limit_unsigned_ui64(%turns_down_to_limit_unsigned_ui64.i, %turns_down_to_limit_unsigned_ui64.m) : (tensor<ui64>, tensor<ui64>) -> tensor<i32>
  check.expect_eq_const %turns_down_to_limit_unsigned_ui64, dense<3> : tensor<i32> loc("turns_down_to_limit_unsigned_ui64")
  // minimum_of_zeros_f64: no zeros of different signs
  %minimum_of_zeros_f64.x = stablehlo.constant dense<[0.0, -0.0, 1.0]> : tensor<3xf64>
  %minimum_of_zeros_f64.y = stablehlo.constant dense<[-0.0, 0.0, 2.0]> : tensor<3xf64>
  %minimum_of_zeros_f64.minimum = stablehlo.minimum %minimum_of_zeros_f64.x, %minimum_of_zeros_f64.y : tensor<3xf64>
  check.expect_eq_const %minimum_of_zeros_f64.minimum, dense<[-0.0, -0.0, 1.0]> : tensor<3xf64> loc("minimum_of_zeros_f64")
  return
}

// What goes out is lost, whatever its size; the value itself stays.
func.func @f_i32(%token_0: !stablehlo.token) -> tensor<2xi32> {
  %input_i32 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %input = stablehlo.bitcast_convert %input_i32 : (tensor<2xi32>) -> tensor<?xi32>
  %outfeed = "stablehlo.outfeed"(%input, %token_0) <{
    outfeed_config = ""
  }> : (tensor<?xi32>, !stablehlo.token) -> !stablehlo.token
  %result_i32 = stablehlo.bitcast_convert %input : (tensor<?xi32>) -> tensor<2xi32>
  return %result_i32 : tensor<2xi32>
}
func.func @f_f32(%token_1: !stablehlo.token) -> tensor<2xf32> {
  %input_f32 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %input = stablehlo.bitcast_convert %input_f32 : (tensor<2xf32>) -> tensor<?xf32>
  %outfeed = "stablehlo.outfeed"(%input, %token_1) <{
    outfeed_config = ""
  }> : (tensor<?xf32>, !stablehlo.token) -> !stablehlo.token
  %result_f32 = stablehlo.bitcast_convert %input : (tensor<?xf32>) -> tensor<2xf32>
  return %result_f32 : tensor<2xf32>
}
func.func @main() {
  %token_2 = stablehlo.create_token : !stablehlo.token
  %result_i32 = "interpreter.run_parallel"(%token_2) <{programs = [[@f_i32]]}> : (!stablehlo.token) -> tensor<2xi32>
  check.expect_eq_const %result_i32, dense<[1, 2]> : tensor<2xi32>
  %token_3 = stablehlo.create_token : !stablehlo.token
  %result_f32 = "interpreter.run_parallel"(%token_3) <{programs = [[@f_f32]]}> : (!stablehlo.token) -> tensor<2xf32>
  check.expect_eq_const %result_f32, dense<[1.0, 2.0]> : tensor<2xf32>
  return
}

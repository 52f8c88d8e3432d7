// Every number but zero is true, also a negative one. The tensors have one element.
func.func @main() {
  %operand_f32 = stablehlo.constant dense<-1.0> : tensor<1xf32>
  %result_f32 = stablehlo.convert %operand_f32 : (tensor<1xf32>) -> tensor<1xi1>
  check.expect_eq_const %result_f32, dense<true> : tensor<1xi1>
  %operand_f64 = stablehlo.constant dense<-0.5> : tensor<f64>
  %result_f64 = stablehlo.convert %operand_f64 : (tensor<f64>) -> tensor<i1>
  check.expect_eq_const %result_f64, dense<true> : tensor<i1>
  return
}

// A token goes into a tuple and out again, beside a value.
func.func @main() {
  %token = stablehlo.create_token : !stablehlo.token
  %value = stablehlo.constant dense<7> : tensor<i32>
  %pack = stablehlo.tuple %token, %value : tuple<!stablehlo.token, tensor<i32>>
  %order = stablehlo.get_tuple_element %pack[0] : (tuple<!stablehlo.token, tensor<i32>>) -> !stablehlo.token
  %after = stablehlo.after_all %order : !stablehlo.token
  %second = stablehlo.get_tuple_element %pack[1] : (tuple<!stablehlo.token, tensor<i32>>) -> tensor<i32>
  check.expect_eq_const %second, dense<7> : tensor<i32>
  return
}

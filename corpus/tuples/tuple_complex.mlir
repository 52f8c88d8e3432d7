// Two values go into a tuple and come out by their index.
func.func @main() {
  %value = stablehlo.constant dense<[(1.0, 2.0), (0.0, -3.0)]> : tensor<2xcomplex<f32>>
  %count = stablehlo.constant dense<7> : tensor<i32>
  %pack = stablehlo.tuple %value, %count : tuple<tensor<2xcomplex<f32>>, tensor<i32>>
  %first = stablehlo.get_tuple_element %pack[0] : (tuple<tensor<2xcomplex<f32>>, tensor<i32>>) -> tensor<2xcomplex<f32>>
  %second = stablehlo.get_tuple_element %pack[1] : (tuple<tensor<2xcomplex<f32>>, tensor<i32>>) -> tensor<i32>
  check.expect_eq_const %first, dense<[(1.0, 2.0), (0.0, -3.0)]> : tensor<2xcomplex<f32>>
  check.expect_eq_const %second, dense<7> : tensor<i32>
  return
}

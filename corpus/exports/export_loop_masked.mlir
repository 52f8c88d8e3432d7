// Numbers are halved until none is above one; a mask of those that still go on is carried before them.
func.func @main() {
  %numbers = stablehlo.constant dense<[3.0, -8.0, 0.5, 12.0, 1.5]> : tensor<5xf32>
  %all = stablehlo.constant dense<true> : tensor<5xi1>
  %turns = stablehlo.constant dense<0> : tensor<i32>
  %marks, %count, %result = stablehlo.while(%mask = %all, %i = %turns, %state = %numbers) : tensor<5xi1>, tensor<i32>, tensor<5xf32>
    cond {
      %no = stablehlo.constant dense<false> : tensor<i1>
      %any = stablehlo.reduce(%mask init: %no) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %any : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %half = stablehlo.constant dense<0.5> : tensor<5xf32>
      %bound = stablehlo.constant dense<1.0> : tensor<5xf32>
      %smaller = stablehlo.multiply %state, %half : tensor<5xf32>
      %changed = stablehlo.select %mask, %smaller, %state : tensor<5xi1>, tensor<5xf32>
      %large = stablehlo.compare GT, %changed, %bound, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %next = stablehlo.add %i, %one : tensor<i32>
      stablehlo.return %large, %next, %changed : tensor<5xi1>, tensor<i32>, tensor<5xf32>
    }
  check.expect_eq_const %marks, dense<false> : tensor<5xi1>
  check.expect_eq_const %count, dense<4> : tensor<i32>
  check.expect_eq_const %result, dense<[0.75, -4.0, 0.25, 0.75, 0.75]> : tensor<5xf32>
  return
}

// Rewrites. Each check is a row of rows/options.txt: its operands break the rewrite where its condition does not hold.
func.func private @sort_total_order_long() -> tensor<12xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal = stablehlo.constant dense<100> : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %iota, %literal : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %literal_2 = stablehlo.constant dense<0x7FC00000> : tensor<1024xf32>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<200> : tensor<1024xi32>
  %compare_2 = stablehlo.compare EQ, %iota_2, %literal_3 : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %literal_4 = stablehlo.constant dense<-0.0> : tensor<1024xf32>
  %iota_3 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<531> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_3, %literal_5 : tensor<1024xi32>
  %literal_6 = stablehlo.constant dense<7> : tensor<1024xi32>
  %add = stablehlo.add %multiply, %literal_6 : tensor<1024xi32>
  %literal_7 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder = stablehlo.remainder %add, %literal_7 : tensor<1024xi32>
  %literal_8 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder, %literal_8 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf32>
  %select = stablehlo.select %compare_2, %literal_4, %convert : tensor<1024xi1>, tensor<1024xf32>
  %select_2 = stablehlo.select %compare, %literal_2, %select : tensor<1024xi1>, tensor<1024xf32>
  %sort = "stablehlo.sort"(%select_2) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare_3 = stablehlo.compare LT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_3 : tensor<i1>
  }) : (tensor<1024xf32>) -> tensor<1024xf32>
  %slice = stablehlo.slice %sort [508:520] : (tensor<1024xf32>) -> tensor<12xf32>
  return %slice : tensor<12xf32>
}

func.func private @sort_with_nan_long(%m: tensor<1024xi32>) -> tensor<4xf32> {
  %iota = stablehlo.iota dim = 0 : tensor<1024xi32>
  %compare = stablehlo.compare EQ, %iota, %m : (tensor<1024xi32>, tensor<1024xi32>) -> tensor<1024xi1>
  %literal = stablehlo.constant dense<0x7FC00000> : tensor<1024xf32>
  %iota_2 = stablehlo.iota dim = 0 : tensor<1024xi32>
  %literal_2 = stablehlo.constant dense<531> : tensor<1024xi32>
  %multiply = stablehlo.multiply %iota_2, %literal_2 : tensor<1024xi32>
  %literal_3 = stablehlo.constant dense<7> : tensor<1024xi32>
  %add = stablehlo.add %multiply, %literal_3 : tensor<1024xi32>
  %literal_4 = stablehlo.constant dense<1024> : tensor<1024xi32>
  %remainder = stablehlo.remainder %add, %literal_4 : tensor<1024xi32>
  %literal_5 = stablehlo.constant dense<512> : tensor<1024xi32>
  %subtract = stablehlo.subtract %remainder, %literal_5 : tensor<1024xi32>
  %convert = stablehlo.convert %subtract : (tensor<1024xi32>) -> tensor<1024xf32>
  %select = stablehlo.select %compare, %literal, %convert : tensor<1024xi1>, tensor<1024xf32>
  %sort = "stablehlo.sort"(%select) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f32>, %right: tensor<f32>):
    %compare_2 = stablehlo.compare LT, %left, %right, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %compare_2 : tensor<i1>
  }) : (tensor<1024xf32>) -> tensor<1024xf32>
  %slice = stablehlo.slice %sort [1020:1024] : (tensor<1024xf32>) -> tensor<4xf32>
  return %slice : tensor<4xf32>
}

func.func @main() {
  // sort_of_seventeen_keys: the keys are the first operand
  %sort_of_seventeen_keys.x0 = stablehlo.constant dense<[9, 4, 7]> : tensor<3xi32>
  %sort_of_seventeen_keys.x1 = stablehlo.constant dense<[4, 3, 49]> : tensor<3xi32>
  %sort_of_seventeen_keys.x2 = stablehlo.constant dense<[5, 5, 48]> : tensor<3xi32>
  %sort_of_seventeen_keys.x3 = stablehlo.constant dense<[6, 7, 47]> : tensor<3xi32>
  %sort_of_seventeen_keys.x4 = stablehlo.constant dense<[7, 9, 46]> : tensor<3xi32>
  %sort_of_seventeen_keys.x5 = stablehlo.constant dense<[8, 11, 45]> : tensor<3xi32>
  %sort_of_seventeen_keys.x6 = stablehlo.constant dense<[9, 13, 44]> : tensor<3xi32>
  %sort_of_seventeen_keys.x7 = stablehlo.constant dense<[10, 15, 43]> : tensor<3xi32>
  %sort_of_seventeen_keys.x8 = stablehlo.constant dense<[11, 17, 42]> : tensor<3xi32>
  %sort_of_seventeen_keys.x9 = stablehlo.constant dense<[12, 19, 41]> : tensor<3xi32>
  %sort_of_seventeen_keys.x10 = stablehlo.constant dense<[13, 21, 40]> : tensor<3xi32>
  %sort_of_seventeen_keys.x11 = stablehlo.constant dense<[14, 23, 39]> : tensor<3xi32>
  %sort_of_seventeen_keys.x12 = stablehlo.constant dense<[15, 25, 38]> : tensor<3xi32>
  %sort_of_seventeen_keys.x13 = stablehlo.constant dense<[16, 27, 37]> : tensor<3xi32>
  %sort_of_seventeen_keys.x14 = stablehlo.constant dense<[17, 29, 36]> : tensor<3xi32>
  %sort_of_seventeen_keys.x15 = stablehlo.constant dense<[18, 31, 35]> : tensor<3xi32>
  %sort_of_seventeen_keys.x16 = stablehlo.constant dense<[19, 33, 34]> : tensor<3xi32>
  %sort_of_seventeen_keys.sort:17 = "stablehlo.sort"(%sort_of_seventeen_keys.x0, %sort_of_seventeen_keys.x1, %sort_of_seventeen_keys.x2, %sort_of_seventeen_keys.x3, %sort_of_seventeen_keys.x4, %sort_of_seventeen_keys.x5, %sort_of_seventeen_keys.x6, %sort_of_seventeen_keys.x7, %sort_of_seventeen_keys.x8, %sort_of_seventeen_keys.x9, %sort_of_seventeen_keys.x10, %sort_of_seventeen_keys.x11, %sort_of_seventeen_keys.x12, %sort_of_seventeen_keys.x13, %sort_of_seventeen_keys.x14, %sort_of_seventeen_keys.x15, %sort_of_seventeen_keys.x16) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%sort_of_seventeen_keys.left: tensor<i32>, %sort_of_seventeen_keys.right: tensor<i32>, %sort_of_seventeen_keys.left_: tensor<i32>, %sort_of_seventeen_keys.right_: tensor<i32>, %sort_of_seventeen_keys.left__: tensor<i32>, %sort_of_seventeen_keys.right__: tensor<i32>, %sort_of_seventeen_keys.left___: tensor<i32>, %sort_of_seventeen_keys.right___: tensor<i32>, %sort_of_seventeen_keys.left____: tensor<i32>, %sort_of_seventeen_keys.right____: tensor<i32>, %sort_of_seventeen_keys.left_____: tensor<i32>, %sort_of_seventeen_keys.right_____: tensor<i32>, %sort_of_seventeen_keys.left______: tensor<i32>, %sort_of_seventeen_keys.right______: tensor<i32>, %sort_of_seventeen_keys.left_______: tensor<i32>, %sort_of_seventeen_keys.right_______: tensor<i32>, %sort_of_seventeen_keys.left________: tensor<i32>, %sort_of_seventeen_keys.right________: tensor<i32>, %sort_of_seventeen_keys.left_________: tensor<i32>, %sort_of_seventeen_keys.right_________: tensor<i32>, %sort_of_seventeen_keys.left__________: tensor<i32>, %sort_of_seventeen_keys.right__________: tensor<i32>, %sort_of_seventeen_keys.left___________: tensor<i32>, %sort_of_seventeen_keys.right___________: tensor<i32>, %sort_of_seventeen_keys.left____________: tensor<i32>, %sort_of_seventeen_keys.right____________: tensor<i32>, %sort_of_seventeen_keys.left_____________: tensor<i32>, %sort_of_seventeen_keys.right_____________: tensor<i32>, %sort_of_seventeen_keys.left______________: tensor<i32>, %sort_of_seventeen_keys.right______________: tensor<i32>, %sort_of_seventeen_keys.left_______________: tensor<i32>, %sort_of_seventeen_keys.right_______________: tensor<i32>, %sort_of_seventeen_keys.left________________: tensor<i32>, %sort_of_seventeen_keys.right________________: tensor<i32>):
    %sort_of_seventeen_keys.compare = stablehlo.compare GT, %sort_of_seventeen_keys.left________________, %sort_of_seventeen_keys.right________________ : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %sort_of_seventeen_keys.compare : tensor<i1>
  }) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>)
  check.expect_eq_const %sort_of_seventeen_keys.sort#0, dense<[7, 4, 9]> : tensor<3xi32> loc("sort_of_seventeen_keys")
  // sort_total_order_long: no zero is negative
  %sort_total_order_long = call @sort_total_order_long() : () -> tensor<12xf32>
  check.expect_eq_const %sort_total_order_long, dense<[-4.0, -3.0, -2.0, -1.0, -0.0, 0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0]> : tensor<12xf32> loc("sort_total_order_long")
  // sort_with_nan_long: no element is NaN: one is the largest of all
  %sort_with_nan_long.m = stablehlo.constant dense<100> : tensor<1024xi32>
  %sort_with_nan_long = call @sort_with_nan_long(%sort_with_nan_long.m) : (tensor<1024xi32>) -> tensor<4xf32>
  check.expect_eq_const %sort_with_nan_long, dense<[509.0, 510.0, 511.0, 0x7FC00000]> : tensor<4xf32> loc("sort_with_nan_long")
  return
}

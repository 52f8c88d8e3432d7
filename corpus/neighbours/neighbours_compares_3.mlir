// Rewrites. Each check is a row of rows/compares.txt: its operands break the rewrite where its condition does not hold.
func.func private @unsigned_greater_half(%x: tensor<2xui8>) -> tensor<2xi1> {
  %literal = stablehlo.constant dense<127> : tensor<2xui8>
  %compare = stablehlo.compare GT, %x, %literal : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  return %compare : tensor<2xi1>
}

func.func private @infinite_by_abs(%x: tensor<3xf32>) -> tensor<3xi1> {
  %abs = stablehlo.abs %x : tensor<3xf32>
  %literal = stablehlo.constant dense<0x7F800000> : tensor<3xf32>
  %compare = stablehlo.compare EQ, %abs, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func private @positive_infinite(%x: tensor<3xf32>) -> tensor<3xi1> {
  %literal = stablehlo.constant dense<0x7F800000> : tensor<3xf32>
  %compare = stablehlo.compare EQ, %x, %literal : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  return %compare : tensor<3xi1>
}

func.func @main() {
  // unsigned_greater_half: the type is signed, where 127 is the greatest
  %unsigned_greater_half.x = stablehlo.constant dense<[200, 5]> : tensor<2xui8>
  %unsigned_greater_half = call @unsigned_greater_half(%unsigned_greater_half.x) : (tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %unsigned_greater_half, dense<[true, false]> : tensor<2xi1> loc("unsigned_greater_half")
  // compare_chain_transitive: y is between the other two
  %compare_chain_transitive.x = stablehlo.constant dense<[1, 5]> : tensor<2xi32>
  %compare_chain_transitive.y = stablehlo.constant dense<[9, 6]> : tensor<2xi32>
  %compare_chain_transitive.z = stablehlo.constant dense<[3, 7]> : tensor<2xi32>
  %compare_chain_transitive.compare = stablehlo.compare LT, %compare_chain_transitive.x, %compare_chain_transitive.y : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %compare_chain_transitive.compare_2 = stablehlo.compare LT, %compare_chain_transitive.y, %compare_chain_transitive.z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  %compare_chain_transitive.and = stablehlo.and %compare_chain_transitive.compare, %compare_chain_transitive.compare_2 : tensor<2xi1>
  check.expect_eq_const %compare_chain_transitive.and, dense<[false, true]> : tensor<2xi1> loc("compare_chain_transitive")
  // infinite_by_abs: x is no NaN
  %infinite_by_abs.x = stablehlo.constant dense<[0x7FC00000, 0x7F800000, 0xFF800000]> : tensor<3xf32>
  %infinite_by_abs = call @infinite_by_abs(%infinite_by_abs.x) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %infinite_by_abs, dense<[false, true, true]> : tensor<3xi1> loc("infinite_by_abs")
  // positive_infinite: x is neither -inf nor NaN
  %positive_infinite.x = stablehlo.constant dense<[0xFF800000, 0x7F800000, 0x7FC00000]> : tensor<3xf32>
  %positive_infinite = call @positive_infinite(%positive_infinite.x) : (tensor<3xf32>) -> tensor<3xi1>
  check.expect_eq_const %positive_infinite, dense<[false, true, false]> : tensor<3xi1> loc("positive_infinite")
  return
}

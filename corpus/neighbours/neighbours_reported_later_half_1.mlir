// Rewrites. Each check is a row of rows/reported_later.txt: its operands break the rewrite where its condition does not hold.
func.func private @product_and_bias_scaled_bf16(%x: tensor<2x2xbf16>, %y: tensor<2x2xbf16>, %z: tensor<2xbf16>) -> tensor<2x2xbf16> {
  %dot_general = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  %broadcast_in_dim = stablehlo.broadcast_in_dim %z, dims = [1] : (tensor<2xbf16>) -> tensor<2x2xbf16>
  %add = stablehlo.add %dot_general, %broadcast_in_dim : tensor<2x2xbf16>
  %literal = stablehlo.constant dense<0.5> : tensor<2x2xbf16>
  %multiply = stablehlo.multiply %add, %literal : tensor<2x2xbf16>
  return %multiply : tensor<2x2xbf16>
}

func.func private @sorted_key_used_again_f16(%x: tensor<5xf16>) -> tensor<5xf16> {
  %literal = stablehlo.constant dense<2.0> : tensor<5xf16>
  %multiply = stablehlo.multiply %x, %literal : tensor<5xf16>
  %sort = "stablehlo.sort"(%multiply) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%left: tensor<f16>, %right: tensor<f16>):
    %compare = stablehlo.compare GT, %left, %right : (tensor<f16>, tensor<f16>) -> tensor<i1>
    stablehlo.return %compare : tensor<i1>
  }) : (tensor<5xf16>) -> tensor<5xf16>
  %subtract = stablehlo.subtract %multiply, %sort : tensor<5xf16>
  return %subtract : tensor<5xf16>
}

func.func @main() {
  // product_and_bias_scaled_bf16: what is added is scaled, too
  %product_and_bias_scaled_bf16.x = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xbf16>
  %product_and_bias_scaled_bf16.y = stablehlo.constant dense<[[2.0, 1.0], [5.0, 3.0]]> : tensor<2x2xbf16>
  %product_and_bias_scaled_bf16.z = stablehlo.constant dense<[100.0, 30.0]> : tensor<2xbf16>
  %product_and_bias_scaled_bf16 = call @product_and_bias_scaled_bf16(%product_and_bias_scaled_bf16.x, %product_and_bias_scaled_bf16.y, %product_and_bias_scaled_bf16.z) : (tensor<2x2xbf16>, tensor<2x2xbf16>, tensor<2xbf16>) -> tensor<2x2xbf16>
  check.expect_eq_const %product_and_bias_scaled_bf16, dense<[[56.0, 18.5], [63.0, 22.5]]> : tensor<2x2xbf16> loc("product_and_bias_scaled_bf16")
  // sorted_key_used_again_f16: nothing else reads the operand that the sort overwrites
  %sorted_key_used_again_f16.x = stablehlo.constant dense<[3.0, 1.0, 4.0, 1.0, 5.0]> : tensor<5xf16>
  %sorted_key_used_again_f16 = call @sorted_key_used_again_f16(%sorted_key_used_again_f16.x) : (tensor<5xf16>) -> tensor<5xf16>
  check.expect_eq_const %sorted_key_used_again_f16, dense<[-4.0, -6.0, 2.0, 0.0, 8.0]> : tensor<5xf16> loc("sorted_key_used_again_f16")
  return
}

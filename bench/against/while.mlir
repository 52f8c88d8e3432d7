// while, a million steps
func.func @main() -> tensor<i32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %n = stablehlo.constant dense<1000000> : tensor<i32>
  %r:2 = stablehlo.while(%i = %z, %s = %z) : tensor<i32>, tensor<i32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    %q = stablehlo.multiply %s, %k : tensor<i32>
    %p = stablehlo.xor %q, %i : tensor<i32>
    stablehlo.return %k, %p : tensor<i32>, tensor<i32>
  }
  return %r#1 : tensor<i32>
}

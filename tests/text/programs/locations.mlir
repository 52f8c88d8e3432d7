#alias = affine_map<(d0) -> (d0)>
#late_is_fine = loc("used twice")
func.func @main(%c: tensor<f32>, %a: tensor<2xf32> loc("first argument"), %b: tensor<2xf32> loc(#file)) -> tensor<2xf32> {
  %0 = stablehlo.add %a, %b {map = #alias} : tensor<2xf32> loc("sum"("a.py":3:4))
  %1 = "stablehlo.reduce"(%0, %c) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<f32> loc("lhs"), %y: tensor<f32> loc(unknown)):
    %2 = stablehlo.add %x, %y : tensor<f32> loc(callsite("inner" at "outer"))
    stablehlo.return %2 : tensor<f32> loc(fused["one", "two"])
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32> loc(fused<"meta">["one", #late_is_fine])
  return %0 : tensor<2xf32> loc(#late_is_fine)
} loc(#file)
#file = loc("a.py":10:20)

#loc2 = loc("while.mlir":1:17)
#loc3 = loc("while.mlir":1:34)
module {
  func.func @main(%arg0: tensor<i64> loc("while.mlir":1:17), %arg1: tensor<f32> loc("while.mlir":1:34)) -> tensor<f32> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<i64>, tensor<f32> attributes {note = "loop"}
    cond {
      %1 = stablehlo.compare NE, %iterArg, %arg0 : (tensor<i64>, tensor<i64>) -> tensor<i1> loc(#loc5)
      stablehlo.return %1 : tensor<i1> loc(#loc6)
    } do {
      %1 = stablehlo.while(%iterArg_1 = %iterArg) : tensor<i64>
      cond {
        %2 = stablehlo.compare NE, %iterArg_1, %iterArg : (tensor<i64>, tensor<i64>) -> tensor<i1> loc(#loc8)
        stablehlo.return %2 : tensor<i1> loc(#loc9)
      } do {
        stablehlo.return %iterArg_1 : tensor<i64> loc(#loc10)
      } loc(#loc7)
      stablehlo.return %1, %iterArg_0 : tensor<i64>, tensor<f32> loc(#loc11)
    } loc(#loc4)
    return %0#1 : tensor<f32> loc(#loc12)
  } loc(#loc1)
} loc(#loc)
#loc = loc("while.mlir":0:0)
#loc1 = loc("while.mlir":1:1)
#loc4 = loc("while.mlir":2:10)
#loc5 = loc("while.mlir":4:10)
#loc6 = loc("while.mlir":5:5)
#loc7 = loc("while.mlir":7:10)
#loc8 = loc("while.mlir":9:12)
#loc9 = loc("while.mlir":10:7)
#loc10 = loc("while.mlir":12:7)
#loc11 = loc("while.mlir":14:5)
#loc12 = loc("while.mlir":16:3)

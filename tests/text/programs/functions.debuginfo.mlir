#loc3 = loc("functions.mlir":2:26)
#loc4 = loc("functions.mlir":2:56)
#loc11 = loc("functions.mlir":10:16)
module {
  func.func private @outside(tensor<4xf32> {note.first = 1 : i32}, i32) -> (tensor<4xf32> {note.last}) attributes {note.of = "x"} loc(#loc1)
  func.func public @caller(%arg0: tensor<4xf32> {note.arg} loc("functions.mlir":2:26), %arg1: i32 loc("functions.mlir":2:56)) -> (tensor<4xf32>, i32) {
    %0 = call @outside(%arg0, %arg1) : (tensor<4xf32>, i32) -> tensor<4xf32> loc(#loc5)
    return %0, %arg1 : tensor<4xf32>, i32 loc(#loc6)
  } loc(#loc2)
  func.func nested @nothing() attributes {no_inline} {
    return loc(#loc8)
  } loc(#loc7)
  module @inner attributes {note.deep = [1, 2.500000e+00]} {
    func.func @f(%arg0: (i32) -> i32 loc("functions.mlir":10:16)) -> ((i32) -> i32) {
      return %arg0 : (i32) -> i32 loc(#loc12)
    } loc(#loc10)
  } loc(#loc9)
} loc(#loc)
#loc = loc("functions.mlir":0:0)
#loc1 = loc("functions.mlir":1:1)
#loc2 = loc("functions.mlir":2:1)
#loc5 = loc("functions.mlir":3:8)
#loc6 = loc("functions.mlir":4:3)
#loc7 = loc("functions.mlir":6:1)
#loc8 = loc("functions.mlir":7:3)
#loc9 = loc("functions.mlir":9:1)
#loc10 = loc("functions.mlir":10:3)
#loc12 = loc("functions.mlir":10:54)

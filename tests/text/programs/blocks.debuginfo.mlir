#loc6 = loc("blocks.mlir":8:4)
module {
  "other.flow"() ({
    %0 = "other.value"() : () -> i32 loc(#loc2)
    "other.cond"(%0)[^bb1, ^bb2] : (i32) -> () loc(#loc3)
  ^bb1:  // pred: ^bb0
    "other.jump"(%0)[^bb3] : (i32) -> () loc(#loc4)
  ^bb2:  // pred: ^bb0
    "other.jump"(%0)[^bb3] : (i32) -> () loc(#loc5)
  ^bb3(%1: i32 loc("blocks.mlir":8:4)):  // 3 preds: ^bb1, ^bb2, ^bb3
    "other.jump"(%1)[^bb3] : (i32) -> () loc(#loc7)
  ^bb4:  // no predecessors
    "other.end"() : () -> () loc(#loc8)
  }) : () -> () loc(#loc1)
} loc(#loc)
#loc = loc("blocks.mlir":0:0)
#loc1 = loc("blocks.mlir":1:1)
#loc2 = loc("blocks.mlir":2:8)
#loc3 = loc("blocks.mlir":3:3)
#loc4 = loc("blocks.mlir":5:3)
#loc5 = loc("blocks.mlir":7:3)
#loc7 = loc("blocks.mlir":9:3)
#loc8 = loc("blocks.mlir":11:3)

#loc2 = loc("generic.mlir":3:10)
#loc5 = loc("generic.mlir":7:10)
#loc6 = loc("generic.mlir":7:19)
module attributes {other.note} {
  func.func @f(%arg0: i32 loc("generic.mlir":3:10)) {
    %0:3 = "other.three"(%arg0) <{p = 1 : i32}> ({
      "other.inside"(%arg0) : (i32) -> () loc(#loc4)
    }, {
    ^bb0(%arg1: i32 loc("generic.mlir":7:10), %arg2: i32 loc("generic.mlir":7:19)):
      "other.end"(%arg1, %arg2)[^bb1] {unit} : (i32, i32) -> () loc(#loc7)
    ^bb1:  // pred: ^bb0
      "other.end"() : () -> () loc(#loc8)
    }) {a = true, z = [1, "two"]} : (i32) -> (i32, i32, f32) loc(#loc3)
    %1 = "other.one"(%0#1, %0#2) : (i32, f32) -> f32 loc(#loc9)
    return loc(#loc10)
  } loc(#loc1)
} loc(#loc)
#loc = loc("generic.mlir":1:1)
#loc1 = loc("generic.mlir":2:3)
#loc3 = loc("generic.mlir":4:16)
#loc4 = loc("generic.mlir":5:7)
#loc7 = loc("generic.mlir":8:7)
#loc8 = loc("generic.mlir":10:7)
#loc9 = loc("generic.mlir":12:14)
#loc10 = loc("generic.mlir":13:5)

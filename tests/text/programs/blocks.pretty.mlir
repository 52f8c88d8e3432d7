module {
  "other.flow"() ({
    %0 = "other.value"() : () -> i32
    "other.cond"(%0)[^bb1, ^bb2] : (i32) -> ()
  ^bb1:  // pred: ^bb0
    "other.jump"(%0)[^bb3] : (i32) -> ()
  ^bb2:  // pred: ^bb0
    "other.jump"(%0)[^bb3] : (i32) -> ()
  ^bb3(%1: i32):  // 3 preds: ^bb1, ^bb2, ^bb3
    "other.jump"(%1)[^bb3] : (i32) -> ()
  ^bb4:  // no predecessors
    "other.end"() : () -> ()
  }) : () -> ()
}

module attributes {other.note} {
  func.func @f(%arg0: i32) {
    %0:3 = "other.three"(%arg0) <{p = 1 : i32}> ({
      "other.inside"(%arg0) : (i32) -> ()
    }, {
    ^bb0(%arg1: i32, %arg2: i32):
      "other.end"(%arg1, %arg2)[^bb1] {unit} : (i32, i32) -> ()
    ^bb1:  // pred: ^bb0
      "other.end"() : () -> ()
    }) {a = true, z = [1, "two"]} : (i32) -> (i32, i32, f32)
    %1 = "other.one"(%0#1, %0#2) : (i32, f32) -> f32
    return
  }
}

"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^entry(%a: i32):
    %x, %y:2 = "other.three"(%a) <{p = 1 : i32}> ({
      "other.inside"(%a) : (i32) -> ()
    }, {
    ^bb0(%b: i32, %c: i32):
      "other.end"(%b, %c)[^next] {unit} : (i32, i32) -> ()
    ^next:
      "other.end"() : () -> ()
    }) {z = [1, "two"], a = true} : (i32) -> (i32, i32, f32)
    %later = "other.one"(%y#0, %y#1) : (i32, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) {other.note = unit} : () -> ()

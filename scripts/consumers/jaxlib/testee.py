#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""jaxlib as a testee: reads and writes through its StableHLO bindings, evaluates on XLA's CPU backend.

The protocol is docs/testee-protocol.md. Works with jaxlib of 2023 and later; what a version lacks is
found out by looking, not by its number. `--devices N` evaluates on up to N devices of the CPU (jaxlib 0.8 and later);
by default on one.
"""
import base64
import io
import itertools
import json
import os
import sys
import tempfile

DEVICES = int(sys.argv[sys.argv.index("--devices") + 1]) if "--devices" in sys.argv else 1
os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
if DEVICES > 1:
    os.environ["XLA_FLAGS"] = f"{os.environ.get('XLA_FLAGS', '')} --xla_force_host_platform_device_count={DEVICES}"
import jaxlib
import ml_dtypes
import numpy
from jaxlib import xla_client
from jaxlib.mlir import ir
from jaxlib.mlir.dialects import stablehlo

try:
    from jaxlib.mlir.dialects import sdy
except ImportError:
    sdy = None
try:
    from jaxlib.mlir._mlir_libs import _jax_mlir_ext as register_jax_dialects
except ImportError:
    try:
        from jaxlib.mlir._mlir_libs import register_jax_dialects
    except ImportError:
        register_jax_dialects = None

NUMPY_TYPES = {
    "i1": numpy.bool_, "i8": numpy.int8, "i16": numpy.int16, "i32": numpy.int32, "i64": numpy.int64,
    "ui8": numpy.uint8, "ui16": numpy.uint16, "ui32": numpy.uint32, "ui64": numpy.uint64,
    "f16": numpy.float16, "f32": numpy.float32, "f64": numpy.float64,
    "complex<f32>": numpy.complex64, "complex<f64>": numpy.complex128,
}
ML_TYPES = {
    "bf16": "bfloat16", "i2": "int2", "ui2": "uint2", "i4": "int4", "ui4": "uint4",
    "f8E4M3FN": "float8_e4m3fn", "f8E5M2": "float8_e5m2", "f8E4M3FNUZ": "float8_e4m3fnuz",
    "f8E5M2FNUZ": "float8_e5m2fnuz", "f8E4M3B11FNUZ": "float8_e4m3b11fnuz", "f8E3M4": "float8_e3m4",
    "f8E4M3": "float8_e4m3", "f8E8M0FNU": "float8_e8m0fnu", "f4E2M1FN": "float4_e2m1fn",
    "f6E2M3FN": "float6_e2m3fn", "f6E3M2FN": "float6_e3m2fn",
}
for name, attribute in ML_TYPES.items():
    if hasattr(ml_dtypes, attribute):
        NUMPY_TYPES[name] = getattr(ml_dtypes, attribute)


# Whether it writes other dialects beside VHLO.
MIXED = sdy and "allow_other_dialects" in (stablehlo.serialize_portable_artifact.__doc__ or "")


class Refused(Exception):
    """With what was being done: parsed, verified, converted, compiled or run."""

    def __init__(self, text, phase=None):
        super().__init__(text)
        self.phase = phase


class Unsupported(Exception):
    pass


class Session:
    """One context for each request, with what it complains about."""

    def __init__(self):
        self.said = []
        self.context = ir.Context()
        if register_jax_dialects and hasattr(register_jax_dialects, "register_dialects"):
            registry = ir.DialectRegistry()
            register_jax_dialects.register_dialects(registry)
            self.context.append_dialect_registry(registry)
            self.context.load_all_available_dialects()
        register = getattr(stablehlo, "register_dialect", None)
        if register:
            register(self.context)
        if MIXED:
            sdy.register_dialect(self.context)
        if hasattr(self.context, "attach_diagnostic_handler"):
            said = self.said  # a handler that held the session would keep the context for ever

            def listen(diagnostic):
                said.append(str(diagnostic.message))
                said.extend(str(note.message) for note in getattr(diagnostic, "notes", []))
                return True

            self.context.attach_diagnostic_handler(listen)

    def trying(self, action, *args, phase=None):
        try:
            return action(*args)
        except Exception as error:  # every binding has its own
            details = []
            while error:  # older bindings raise one error out of another
                details.append(str(error))
                details.extend(str(d.message) for d in getattr(error, "error_diagnostics", []))
                error = error.__cause__
            raise Refused("; ".join(self.said + details), phase) from error

    def listening(self, action, *args, phase=None):
        """For actions that have a context of their own: what they complain about goes to standard error."""
        with tempfile.TemporaryFile() as heard:
            sys.stderr.flush()
            real = os.dup(2)
            os.dup2(heard.fileno(), 2)
            try:
                return self.trying(action, *args, phase=phase)
            except Refused as refused:
                heard.seek(0)
                said = heard.read(1 << 16).decode(errors="replace").strip()
                raise Refused(f"{said}; {refused}" if said else str(refused), phase) from None
            finally:
                os.dup2(real, 2)
                os.close(real)


def bytes_to_bytes(function):
    """The bindings of 2023 and 2024, whose forms with a context or a module may crash."""
    return "_str: str" in (function.__doc__ or "")


def read(session, artifact):
    text = getattr(stablehlo, "deserialize_portable_artifact_str", None)
    action = stablehlo.deserialize_portable_artifact
    if bytes_to_bytes(action):
        code = session.listening(action, artifact, phase="parsed")
        return session.trying(ir.Module.parse, code, session.context, phase="parsed")
    try:
        return session.trying(action, session.context, artifact, phase="parsed")
    except Refused as refused:
        if text and "incompatible function arguments" in str(refused):
            return session.trying(text, session.context, artifact, phase="parsed")
        raise


def write(session, module, target):
    action = stablehlo.serialize_portable_artifact
    if bytes_to_bytes(action):
        code = io.BytesIO()
        module.operation.write_bytecode(code)
        artifact = session.listening(action, code.getvalue(), target, phase="converted")
    else:
        artifact = session.trying(action, module, target, *[True] * bool(MIXED), phase="converted")
    return artifact if isinstance(artifact, bytes) else base64.b64decode(artifact)


serializer = write  # scripts/consumers/jaxlib-xla has another one
name = "jaxlib " + jaxlib.__version__
dialects = ["sdy"] if MIXED else []


def deserialize(body):
    session = Session()
    with session.context:
        module = read(session, bytes_of(body["artifact"]))
        return {"program": blob(write(session, module, stablehlo.get_current_version()))}


def serialize(body):
    session = Session()
    with session.context:
        module = read(session, bytes_of(body["program"]))
        return {"artifact": blob(serializer(session, module, body["target"]))}


client = None


def keep_wide_types():
    """Newer versions ask jax for the setting that keeps 64-bit types. 0.10.2 forgets it when a result is fetched."""
    try:
        from jaxlib import _jax
        _jax.jax_jit.set_enable_x64_state(_jax.config.Config("enable_x64", True))
    except (ImportError, AttributeError, TypeError):
        pass


def start_client():
    # Older ones ask jax to set up each thread.
    try:
        from jaxlib.xla_extension import jax_jit
        jax_jit.set_thread_local_state_initialization_callback(lambda: None)
        jax_jit.global_state().enable_x64 = True
        jax_jit.global_state().enable_memories = False
    except (ImportError, AttributeError, TypeError):
        pass
    return xla_client.make_cpu_client()


def grid_of(module):
    """How many replicas and partitions it is for, and whether Shardy divides it, so that it is in global view."""
    attributes = module.operation.attributes
    numbers = [ir.IntegerAttr(attributes[name]).value if name in attributes else 1
               for name in ("mhlo.num_replicas", "mhlo.num_partitions")]
    return (*numbers, any(op.operation.name == "sdy.mesh" for op in module.body.operations))


def compiled(module, replicas, partitions, divided):
    global client
    if client is None:
        client = start_client()
    code = io.BytesIO()
    module.operation.write_bytecode(code)
    code = code.getvalue()
    options = xla_client.CompileOptions()
    if replicas * partitions > 1:
        options.num_replicas, options.num_partitions = replicas, partitions
        ids = numpy.arange(replicas * partitions).reshape(replicas, partitions)
        options.device_assignment = xla_client.DeviceAssignment.create(ids)
        options.executable_build_options.use_spmd_partitioning = partitions > 1
        options.executable_build_options.use_shardy_partitioner = divided
    if hasattr(client, "compile_and_load"):
        devices = client.local_devices()[:replicas * partitions]
        if hasattr(xla_client, "DeviceList"):
            devices = xla_client.DeviceList(tuple(devices))
        return client.compile_and_load(code, devices, options)
    return client.compile(code, options)


def with_what_jax_adds(name):
    """A class of shardings of the bindings, which take no second base class."""
    return type(name, (getattr(xla_client, name, object),),
                {"memory_kind": None, "_to_xla_hlo_sharding": lambda self, rank: xla_client.HloSharding.replicate()})


OneDevice, SomeDevices = with_what_jax_adds("SingleDeviceSharding"), with_what_jax_adds("GSPMDSharding")


def aval_of(array):
    return type("Aval", (), {"shape": array.shape, "dtype": array.dtype, "weak_type": False})


def put(array, number=0):
    if hasattr(client, "buffer_from_pyval"):
        return client.buffer_from_pyval(array)
    keep_wide_types()
    device = client.local_devices()[number]
    return xla_client.batched_device_put(aval_of(array), OneDevice(device), [array], [device])


def put_on_all(arrays):
    """One array for each device."""
    devices = SomeDevices(client.local_devices()[:len(arrays)], xla_client.HloSharding.replicate())
    parts = [put(array, number) for number, array in enumerate(arrays)]
    return xla_client.ArrayImpl(aval_of(arrays[0]), devices, parts, committed=True, _skip_checks=True)


def tiles_of(sharding, rank, count):
    """Which devices have each tile of an array: an array with a dimension for each of the array's, and one of devices."""
    found = xla_client.HloSharding.from_proto(sharding)
    if found.is_replicated():
        return numpy.arange(count).reshape(*[1] * rank, count)
    tiles = numpy.array(found.tile_assignment_devices()).reshape(found.tile_assignment_dimensions())
    return tiles.reshape(*tiles.shape[:rank], -1)


def divided_among(array, sharding, count):
    """The part of each device."""
    tiles, parts = tiles_of(sharding, array.ndim, count), [None] * count
    sizes = [-(-size // number) for size, number in zip(array.shape, tiles.shape)]
    for place in numpy.ndindex(*tiles.shape[:-1]):
        part = numpy.ascontiguousarray(array[tuple(slice(i * n, i * n + n) for i, n in zip(place, sizes))])
        for device in tiles[place]:
            parts[device] = part
    return parts


def whole(parts, sharding):
    """The array of which each device has a part."""
    tiles = tiles_of(sharding, parts[0].ndim, len(parts))
    grid = numpy.empty(tiles.shape[:-1], dtype=object)
    if grid.size == 1:
        return parts[0]
    for place in numpy.ndindex(*grid.shape):
        grid[place] = parts[tiles[place][0]]
    return numpy.block(grid.tolist())


def run_on_one(session, executable, arguments):
    arrays = [session.trying(put, array, phase="run") for array in arguments]
    done = session.trying(executable.execute, arrays, phase="run")
    return [session.trying(get, result, phase="run") for result in done]


def run_on_several(session, executable, arguments, count, divided):
    """A program that Shardy divides has whole arguments and results; else the lists hold those of all devices."""
    if divided:
        each = [divided_among(*of, count) for of in zip(arguments, executable.get_parameter_shardings() or [])]
    else:
        each = [arguments[i::len(arguments) // count] for i in range(len(arguments) // count)]
    arrays = [session.trying(put_on_all, row, phase="run") for row in each]
    done = session.trying(executable.execute_sharded, arrays, phase="run").disassemble_into_single_device_arrays()
    parts = [[session.trying(get, part, phase="run") for part in row] for row in done]
    if not divided:
        return [row[d] for d in range(count) for row in parts]
    return [whole(row, sharding) for row, sharding in zip(parts, executable.get_output_shardings())]


def get(result):
    copy = getattr(result, "_single_device_array_to_np_array_did_copy", None)
    older = getattr(result, "_single_device_array_to_np_array", None)
    return numpy.asarray(copy()[0] if copy else older() if older else result)


def shape_of(text):
    """The dimensions and numpy type of "tensor<2x3xf32>"."""
    inner = text[len("tensor<"):-1]
    dims = []
    while inner[:1].isdigit():
        size, inner = inner.split("x", 1)
        dims.append(int(size))
    if inner not in NUMPY_TYPES:
        raise Unsupported("this jaxlib has no numpy type for " + inner)
    return dims, numpy.dtype(NUMPY_TYPES[inner])


def evaluate(body):
    session = Session()
    with session.context:
        module = read(session, bytes_of(body["artifact"]))
        main = next(op for op in module.body.operations
                    if "sym_name" in op.attributes and ir.StringAttr(op.attributes["sym_name"]).value == "main")
        signature = ir.FunctionType(ir.TypeAttr(main.attributes["function_type"]).value)
        types = [str(t) for t in signature.results]
        for t in types:
            shape_of(t)
        replicas, partitions, divided = grid_of(module)
        if partitions > 1 and not divided:
            raise Unsupported("XLA would divide a program that is already divided into partitions")
        executable = session.trying(compiled, module, replicas, partitions, divided, phase="compiled")
        arguments = []
        for tensor in body["arguments"]:
            dims, dtype = shape_of(tensor["type"])
            arguments.append(numpy.frombuffer(bytes_of(tensor), dtype=dtype).reshape(dims))
        count = replicas * partitions
        results = (run_on_one(session, executable, arguments) if count == 1 else
                   run_on_several(session, executable, arguments, count, divided))
        tensors = []
        for t, array in zip(itertools.cycle(types), results):
            dims, dtype = shape_of(t)
            if list(array.shape) != dims or array.dtype != dtype:
                raise Refused(f"XLA gave {array.dtype}{list(array.shape)} for {t}", "run")
            tensors.append(dict(blob(array.tobytes(order="C")), type=t))
        return {"results": tensors}


# --- The protocol ---

def bytes_of(holder):
    if "file" in holder:
        with open(holder["file"], "rb") as f:
            return f.read()
    if "text" in holder:
        return holder["text"].encode()
    return base64.b64decode(holder["base64"])


def blob(data):
    return {"base64": base64.b64encode(data).decode()}


ACTIONS = {"deserialize": deserialize, "serialize": serialize, "evaluate": evaluate}


def answer(message):
    if "hello" in message:
        hello = {"protocol": 1, "name": name, "release": stablehlo.get_current_version(),
                 "can": ["read", "write", "evaluate"], "programs": "artifact", "locations": True, "devices": DEVICES,
                 "dialects": dialects}
        # Older ones of StableHLO encode in another way than the golden bytes (docs/consumers.md, "Bytes"); readers take both.
        if serializer is write and tuple(map(int, hello["release"].split("."))) >= (0, 15, 0):
            hello["writer"] = "stablehlo"
        return {"hello": hello}
    reply = {"id": message["id"]}
    for verb, action in ACTIONS.items():
        if verb in message:
            try:
                reply["done"] = action(message[verb])
            except Refused as refused:
                reply["refused"] = str(refused)
                if refused.phase:
                    reply["phase"] = refused.phase
            except Unsupported as unsupported:
                reply["unsupported"] = str(unsupported)
    return reply


def main():
    # Whatever libraries print must not get between the frames.
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    while header := sys.stdin.buffer.readline():
        text = json.dumps(answer(json.loads(sys.stdin.buffer.read(int(header))))).encode()
        out.write(b"%d\n%s" % (len(text), text))
        out.flush()


if __name__ == "__main__":
    main()

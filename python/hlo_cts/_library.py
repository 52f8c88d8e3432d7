# SPDX-License-Identifier: Apache-2.0
"""libhlocts by ctypes: the functions of hlocts.h, hlocts_ir.h and hlocts_interp.h that the package needs."""
import ctypes
import functools

from ._home import library

ABI = 0  # HLOCTS_ABI of the header that this was written after

_p, _text, _size = ctypes.c_void_p, ctypes.c_char_p, ctypes.c_size_t


class Tensor(ctypes.Structure):
    """hlocts_tensor"""

    _fields_ = [("type", _text), ("data", _p), ("size", _size)]


_FUNCTIONS = {
    "hlocts_abi": (ctypes.c_int,),
    "hlocts_version": (_text,),
    "hlocts_open": (_p, _size),
    "hlocts_close": (None, _p),
    "hlocts_errors": (_text, _p),
    "hlocts_newest_release": (_text, _p),
    "hlocts_oldest_release": (_text, _p),
    "hlocts_function": (_p, _p, _text),
    "hlocts_attr_get": (_p, _p, _text),
    "hlocts_attr_text": (_text, _p, _p),
    "hlocts_read": (_p, _p, _text, _size),
    "hlocts_text": (_text, _p),
    "hlocts_needs": (_text, _p, ctypes.POINTER(_text)),
    "hlocts_obstacles": (_text, _p, _text),
    "hlocts_expand": (ctypes.c_int, _p, _text),
    "hlocts_write": (_p, _p, _text, ctypes.POINTER(_size)),
    "hlocts_normal_form": (_p, _p, ctypes.POINTER(_size)),
    "hlocts_evaluate": (_p, _p, ctypes.POINTER(Tensor), _size),
    "hlocts_result_count": (_size, _p),
    "hlocts_result": (Tensor, _p, _size),
    "hlocts_results_free": (None, _p),
}


@functools.lru_cache(maxsize=None)
def load() -> ctypes.CDLL:
    """The library; a RuntimeError when its interface is another one."""
    ctypes.CDLL(library("libhlocts-core"), ctypes.RTLD_GLOBAL)  # which the other half needs by its name
    lib = ctypes.CDLL(library("libhlocts-interp"))
    for name, (result, *arguments) in _FUNCTIONS.items():
        function = getattr(lib, name)
        function.restype, function.argtypes = result, arguments
    if lib.hlocts_abi() != ABI:
        raise RuntimeError(f"libhlocts has interface {lib.hlocts_abi()}, and this package is for {ABI}")
    return lib

"""What needs no device: the parser and verifier of StableHLO, and its reference interpreter."""

import numpy as np
from gradcert.frames import NAMES
from jax.extend.lowering import upstream_dialects
from jax.extend.mlir import ir
from jax.extend.mlir.dialects import chlo, stablehlo


def make_context():
    context = ir.Context()
    context.append_dialect_registry(upstream_dialects)
    context.load_all_available_dialects()
    stablehlo.register_dialect(context)
    chlo.register_dialect(context)
    return context


def verify(texts):
    """Per text what is wrong with it; None where nothing is."""
    with make_context(), ir.Location.unknown():
        return [problem_of(text) for text in texts]


def problem_of(text):
    try:
        # Parsing verifies; a module that does not verify raises.
        ir.Module.parse(text)
    except ir.MLIRError as error:
        return str(error)
    return None


def interpret(text, arrays):
    """The results of a module's function @main. May end this process: the interpreter aborts on some texts."""
    with make_context(), ir.Location.unknown():
        module = ir.Module.parse(text)
        results = stablehlo.eval_module(module, [to_attribute(array) for array in arrays])
        return [from_attribute(result) for result in results]


def element_type(kind):
    floats = {"f32": ir.F32Type, "f64": ir.F64Type, "bf16": ir.BF16Type}
    if kind in floats:
        return floats[kind].get()
    return ir.IntegerType.get_signless({"i1": 1, "i32": 32}[kind])


def to_attribute(array):
    kind = NAMES[array.dtype]
    element = element_type(kind)
    if array.ndim == 0:
        # DenseElementsAttr.get would make it a tensor of rank 1.
        attribute = ir.IntegerAttr if array.dtype.kind in "bi" else ir.FloatAttr
        value = attribute.get(element, array.item())
        return ir.DenseElementsAttr.get_splat(ir.RankedTensorType.get([], element), value)
    raw = array.view({"bf16": np.uint16, "i1": np.uint8}.get(kind, array.dtype))
    return ir.DenseElementsAttr.get(np.ascontiguousarray(raw), type=element, shape=array.shape)


def from_attribute(attribute):
    if isinstance(ir.RankedTensorType(attribute.type).element_type, ir.BF16Type):
        raise NotImplementedError("a result in bf16 cannot be read from the interpreter")
    return np.array(ir.DenseElementsAttr(attribute))

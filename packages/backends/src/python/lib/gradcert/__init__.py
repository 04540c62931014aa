"""What a file of kernels imports: `from gradcert import kernel`. Needs the standard library and NumPy.

A kernel names the arguments that it wants: the op's operands by their names, `cotangent`, `dims` and `constants`.
"""

import inspect
import platform

import numpy as np

kernels = {}
about = {
    "device": platform.processor() or platform.machine(),
    "version": f"Python {platform.python_version()}, NumPy {np.__version__}",
    "software": True,
}


class Unsupported(Exception):
    """Raised by a kernel for what it lacks: that is no failure."""


def kernel(name):
    """Declares the kernel of an op's forward ('dense') or of its gradient in an argument ('dense:W')."""

    def declare(function):
        kernels[name] = function
        return function

    return declare


def stablehlo(function):
    """Declares what runs StableHLO text: a function of the text and the list of its inputs, to one array or several."""
    kernels["stablehlo"] = function
    return function


def describe(**facts):
    """Says what the kernels run on: device, version, and software=False where that is a GPU."""
    unknown = facts.keys() - about.keys()
    if unknown:
        raise TypeError(f"describe takes {', '.join(about)}; not {', '.join(sorted(unknown))}")
    about.update(facts)


def call(name, available):
    """Calls a kernel with those of the available arguments that it names; answers its results as NumPy arrays."""
    function = kernels.get(name)
    if function is None:
        raise Unsupported(f"no kernel '{name}'; there are: {', '.join(kernels)}")
    parameters = inspect.signature(function).parameters.values()
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        wanted = available
    else:
        missing = [each.name for each in parameters if each.default is each.empty and each.name not in available]
        if missing:
            raise TypeError(f"kernel '{name}' asks for {', '.join(missing)}; there are: {', '.join(available)}")
        wanted = {each.name: available[each.name] for each in parameters if each.name in available}
    results = function(**wanted)
    several = results if isinstance(results, (tuple, list)) else [results]
    return [checked(name, result) for result in several]


def checked(name, result):
    """A result as an array of a type that can travel."""
    if result is None:
        raise TypeError(f"kernel '{name}' returned nothing")
    array = np.asarray(result)
    if array.dtype not in (np.float32, np.float64, np.int32, np.bool_):
        raise TypeError(f"kernel '{name}' returned an array of {array.dtype}: return float32")
    return array

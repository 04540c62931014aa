"""Serves the kernels of a Python file to the process that started this one; frames.py says how the two talk.

The first frame is this process's own, and says which kernels there are. Each request has one answer after that, with
the field "error" where it failed. It ends when its standard input does.

Usage: python -m gradcert.serve FILE
"""

import os
import runpy
import sys
import traceback

from gradcert.parent import end_with_parent

end_with_parent()

from gradcert.frames import Frames  # noqa: E402

frames = Frames()
script = os.path.abspath(sys.argv[1])
sys.path.insert(0, os.path.dirname(script))


def failed(error):
    """The last line of the traceback, with the place in the author's file where it came from."""
    traceback.print_exception(error)
    places = traceback.extract_tb(error.__traceback__)
    own = [place for place in places if os.path.abspath(place.filename) == script]
    last = traceback.format_exception_only(error)[-1].strip()
    if not own:
        return {"error": last}
    return {"error": f"{last} ({os.path.basename(script)}:{own[-1].lineno}, in {own[-1].name})"}


def answer(request, arrays):
    # Kernels may write to what they are given.
    arrays = [array.copy() for array in arrays]
    if request["ask"] == "stablehlo":
        return call("stablehlo", {"text": request["text"], "inputs": arrays})
    available = dict(zip(request["operands"], arrays))
    if request["cotangent"]:
        available["cotangent"] = arrays[-1]
    available.update(dims=request["dims"], constants=request["constants"])
    return call(request["name"], available)


try:
    from gradcert import Unsupported, about, call, kernels

    # Not as __main__: what the file does when it is run by hand is not wanted here.
    runpy.run_path(script, run_name="kernels")
except Exception as error:
    frames.write(failed(error))
    sys.exit()
frames.write({**about, "kernels": sorted(kernels)})
while True:
    try:
        request, arrays = frames.read()
    except EOFError:
        break
    try:
        results = answer(request, arrays)
    except Unsupported as error:
        frames.write({"unsupported": str(error)})
    except Exception as error:
        frames.write(failed(error))
    else:
        frames.write({}, results)

"""Runs StableHLO text for the process that started it; gradcert/frames.py says how the two talk.

The first frame is this process's own, and says what it runs on. Each request has one answer after that, with the
field "error" where it failed. It ends when its standard input does.

Usage: server.py PLATFORM DEVICES (cpu 1, cpu 4, cuda 1, tpu 1; none 0 for what needs no device)
"""

import sys

from gradcert.parent import end_with_parent

end_with_parent()

from gradcert.frames import Frames  # noqa: E402

frames = Frames()
platform, count = sys.argv[1], int(sys.argv[2])

import jax  # noqa: E402
import jaxlib  # noqa: E402

hello = {"jax": jax.__version__, "jaxlib": jaxlib.version.__version__, "device": "none"}
asks = {}
if platform == "none":
    import reference

    asks["verify"] = lambda request, arrays: ({"problems": reference.verify(request["texts"])}, [])
    asks["interpret"] = lambda request, arrays: ({}, reference.interpret(request["text"], arrays))
else:
    from device import Device

    device = Device(platform, count)
    hello["device"] = f"{count} x {device.devices[0].device_kind}"
    asks["compile"] = lambda request, arrays: (device.compile(request["key"], request["text"]) or {}, [])
    asks["run"] = lambda request, arrays: ({}, device.run(request["key"], arrays))
    asks["forget"] = lambda request, arrays: (device.forget(request["key"]) or {}, [])

frames.write(hello)
while True:
    try:
        request, arrays = frames.read()
    except EOFError:
        break
    try:
        frames.write(*asks[request["ask"]](request, arrays))
    except Exception as error:
        frames.write({"error": f"{type(error).__name__}: {error}"})

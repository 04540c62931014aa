"""Takes the C library, its headers and its licence out of a TensorFlow wheel: extract.py WHEEL FOLDER."""

import os
import re
import shutil
import sys
import zipfile

HEADERS = r"tensorflow/include/((?:tensorflow/(?:c|core/platform|core/c|tsl)|tsl|xla/tsl|xla/c)/.*\.h)$"
PLACES = [
    (r"tensorflow/(libtensorflow_(?:cc|framework)\.so\.2)$", "lib"),
    (HEADERS, "include"),
    (r"[^/]*\.dist-info/(LICENSE)$", "license"),
    (r"tensorflow/(THIRD_PARTY_NOTICES\.txt)$", "license"),
]

wheel, folder = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    for member in archive.infolist():
        for pattern, place in PLACES:
            found = re.match(pattern, member.filename)
            if not found:
                continue
            target = os.path.join(folder, place, found.group(1))
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with archive.open(member) as source, open(target, "wb") as sink:
                shutil.copyfileobj(source, sink, 1 << 20)
for name in ["tensorflow_cc", "tensorflow_framework"]:
    library = os.path.join(folder, "lib", f"lib{name}.so.2")
    if not os.path.exists(library):
        sys.exit(f"{wheel} holds no {os.path.basename(library)}")
# The names that the addon is linked against.
os.symlink("libtensorflow_cc.so.2", os.path.join(folder, "lib", "libtensorflow.so"))
os.symlink("libtensorflow_framework.so.2", os.path.join(folder, "lib", "libtensorflow_framework.so"))

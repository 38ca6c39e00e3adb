"""Run by test_bench as a measure of the window would be."""

import json
import os

print(json.dumps({"platform_offscreen": int(os.environ["QT_QPA_PLATFORM"] == "offscreen"), "answer": 42}))

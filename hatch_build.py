"""Build hook: compile the hot modules with mypyc when this machine can, else ship plain Python.

Which modules are compiled is data, in `[tool.pithead]` of pyproject.toml. The `.py` files always
ship beside the compiled ones, so tracebacks show the source. Set PITHEAD_PURE=1 to force a plain
build. Run as a script, this file says which of the two this machine gets.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
OPT_LEVEL = "3"
# Debug information would double the compile time and nothing reads it.
DEBUG_LEVEL = "0"


class CompileHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What an isolated build must fetch: the compiler only when it will be used."""
        if reason_for_plain(needs_tools=False):
            return []
        extras = project_table()["project"]["optional-dependencies"]["build"]
        return [need for need in extras if not need.startswith("hatchling")]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        reason = reason_for_plain()
        if reason:
            self.app.display_info(f"pithead: building plain Python, because {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built, target in compiled_files().items():
            build_data["force_include"][str(built)] = target


def get_build_hook() -> type[CompileHook]:
    return CompileHook


def project_table() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def modules_to_compile() -> list[Path]:
    table = project_table()["tool"]["pithead"]
    plain = {path for pattern in table["interpreted"] for path in ROOT.glob(pattern)}
    wanted = {path for pattern in table["compiled"] for path in ROOT.glob(pattern)}
    return sorted(wanted - plain)


def reason_for_plain(*, needs_tools: bool = True) -> str | None:
    """Why this build will not be compiled, or None when it will."""
    if os.environ.get("PITHEAD_PURE", "") not in ("", "0"):
        return "PITHEAD_PURE is set"
    if not modules_to_compile():
        return "no module is marked to be compiled"
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython and this is {sys.implementation.name}"
    if not c_compiler_works():
        return "no C compiler with Python's headers works here (on Debian: gcc and python3-dev)"
    if needs_tools:
        for tool in ("mypyc", "setuptools"):
            if importlib.util.find_spec(tool) is None:
                return f"{tool} is not installed"
    return None


def c_compiler_works() -> bool:
    """Compile and link one line against Python's headers: nothing less tells the truth."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint pithead_probe(void) { return 0; }\n")
        flags = ["-shared", "-fPIC", f"-I{sysconfig.get_path('include')}"]
        line = [*shlex.split(command), *flags, str(source), "-o", str(Path(folder, "probe.so"))]
        if sys.platform == "darwin":
            line += ["-undefined", "dynamic_lookup"]
        try:
            return subprocess.run(line, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compiled_files() -> dict[Path, str]:
    """The compiled modules and their places in the wheel, built anew only when a source changed."""
    modules = modules_to_compile()
    shelf = ROOT / "build" / "mypyc"
    done = shelf / build_key(modules)
    if not done.is_dir():
        shutil.rmtree(shelf, ignore_errors=True)
        work = shelf / "work"
        compile_modules(modules, work)
        (work / "lib").rename(done)
        shutil.rmtree(work)
    return {path: str(path.relative_to(done)) for path in sorted(done.rglob("*")) if path.is_file()}


def build_key(modules: list[Path]) -> str:
    """A name for everything the compiled code depends on."""
    import mypy.version

    digest = hashlib.sha256()
    facts = (mypy.version.__version__, sys.version, sysconfig.get_platform(), str(ROOT))
    digest.update("\n".join(facts).encode())
    rooms = {module.parent for module in modules}
    inputs = sorted({path for room in rooms for path in room.glob("*.py")})
    for path in [*inputs, ROOT / "pyproject.toml", Path(__file__)]:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT)} {content}\n".encode())
    return digest.hexdigest()[:16]


def compile_modules(modules: list[Path], work: Path) -> None:
    """Compile into work/lib; C code, objects and mypy's cache stay under work."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    start = Path.cwd()
    os.chdir(ROOT)
    try:
        extensions = mypycify(
            [f"--cache-dir={work / 'cache'}", *(str(path.relative_to(ROOT)) for path in modules)],
            opt_level=OPT_LEVEL,
            debug_level=DEBUG_LEVEL,
            # As fast at run time as one large file, and the files compile side by side.
            multi_file=True,
            target_dir=str(work / "c"),
            group_name="pithead",
        )
        for extension in extensions:
            # A warning that only the next compiler knows must not stop a player.
            extension.extra_compile_args.append("-Wno-error")
        command = build_ext(Distribution({"name": "pithead", "ext_modules": extensions}))
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        compile_side_by_side(command)
        command.run()
    finally:
        os.chdir(start)


def compile_side_by_side(command: Any) -> None:
    """Let setuptools compile the C files of one extension on all cores, not one by one."""
    build_in_turn = command.build_extensions

    def build_extensions() -> None:
        compile_in_turn = command.compiler.compile

        def compile_all(sources: list[str], **options: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                objects: list[str] = compile_in_turn([source], **options)
                return objects

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for each in pool.map(compile_one, sources) for made in each]

        command.compiler.compile = compile_all
        build_in_turn()

    command.build_extensions = build_extensions


if __name__ == "__main__":
    plain = reason_for_plain()
    print(f"plain Python, because {plain}" if plain else "compiled")

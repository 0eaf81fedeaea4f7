import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
/** How the page reaches its tables: a server, or a worker of its own (`make site`). */
const doors = { server: "http.ts", site: "worker.ts" };
const server = process.env.PITHEAD_SERVER ?? "http://127.0.0.1:8000";
/** Words of every screen; a server gives them besides the page. */
const CATALOGUES = ["page", "kernel", "server", "bots"];
const LANGUAGES = ["en", "fr", "de"];
/** A server sends a policy with every file; a static host sends none. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Our catalogues, and those of each game in its own package. */
function locales(): string[] {
  const games = join(here, "../src/pithead/games");
  const folders = readdirSync(games).map((game) => join(games, game, "locale"));
  return [join(here, "../src/pithead/locale"), ...folders];
}

async function readFirst(files: string[]): Promise<Buffer> {
  return readFile(files.find((file) => existsSync(file)) ?? "");
}

/** The catalogues, which the server gives besides the page, while Vite serves the page. */
function catalogues(): Plugin {
  const prefix = "/locale/";
  return {
    name: "pithead-catalogues",
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        if (!path.startsWith(prefix)) return next();
        const file = normalize(path.slice(prefix.length));
        readFirst(locales().map((folder) => join(folder, file))).then(
          (content) => {
            response.setHeader("Content-Type", "text/plain; charset=utf-8");
            response.end(content);
          },
          () => {
            response.statusCode = 404;
            response.end();
          },
        );
      });
    },
  };
}

function policy(): Plugin {
  const attrs = { "http-equiv": "Content-Security-Policy", content: POLICY };
  return { name: "pithead-policy", transformIndexHtml: () => [{ tag: "meta", attrs, injectTo: "head-prepend" }] };
}

/** The service worker knows every file of this build, so that no two versions are ever mixed. */
function serviceWorker(served: boolean): Plugin {
  let folder = "";
  return {
    name: "pithead-service-worker",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const files = all.filter((name) => statSync(join(folder, name)).isFile()).sort();
      const digest = createHash("sha256");
      for (const name of files) digest.update(name).update(readFileSync(join(folder, name)));
      const names = files.map((name) => (name === "index.html" ? "./" : name.replaceAll("\\", "/")));
      const words = LANGUAGES.flatMap((language) => CATALOGUES.map((name) => `locale/${language}/${name}.ftl`));
      const code = readFileSync(join(here, "sw.js"), "utf8")
        .replace("__VERSION__", digest.digest("hex").slice(0, 12))
        .replace("__FILES__", JSON.stringify(served ? [...names, ...words] : names))
        .replace("__SERVED__", String(served));
      writeFileSync(join(folder, "sw.js"), code);
    },
  };
}

export default defineConfig(({ mode }) => ({
  // A static host may have the site in any folder.
  base: mode === "site" ? "./" : "/",
  publicDir: process.env.PITHEAD_PUBLIC ?? "public",
  plugins: [svelte(), svelteTesting(), catalogues(), mode === "site" && policy(), serviceWorker(mode !== "site")],
  resolve: {
    alias: { "#door": join(here, "src/transport", mode === "site" ? doors.site : doors.server) },
  },
  define: { __SITE__: process.env.PITHEAD_SITE ?? "null" },
  worker: { format: "es" },
  server: {
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  build: {
    outDir: process.env.PITHEAD_PAGE ?? "../build/page",
    emptyOutDir: true,
    // Inlined files would be data: addresses, which the page's security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
  },
}));

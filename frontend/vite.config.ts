import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
/** How the page reaches its tables: a server, or a worker of its own (`make site`). */
const doors = { server: "http.ts", site: "worker.ts" };
const server = process.env.PITHEAD_SERVER ?? "http://127.0.0.1:8000";

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

export default defineConfig(({ mode }) => ({
  // A static host may have the site in any folder.
  base: mode === "site" ? "./" : "/",
  publicDir: process.env.PITHEAD_PUBLIC ?? "public",
  plugins: [svelte(), svelteTesting(), catalogues()],
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

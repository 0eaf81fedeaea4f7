import { mount } from "svelte";
import App from "./App.svelte";
import { allPages } from "./games/pages";
import { offline } from "./lib/offline.svelte";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { openEarly } from "./screens/early";
import { transport } from "./transport";
import "./theme.css";

/** Catalogues every screen needs; a table adds those of its game. */
const CATALOGUES = ["page", "kernel", "server", "bots"];

for (const page of allPages) void words.teach({ ...page.functions, ...page.seen });
const spoken = settings.begin(...CATALOGUES);
openEarly(router.route);
spoken
  .catch(() => undefined)
  .finally(() => mount(App, { target: document.getElementById("app")! }));
// A page that is its own server keeps a copy once its engine is there.
if (!transport.local) addEventListener("load", () => void offline.keep());

import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import "./theme.css";

/** Catalogues every screen needs; a table adds those of its game. */
const CATALOGUES = ["page", "kernel", "server", "bots"];

settings
  .begin(...CATALOGUES)
  .catch(() => undefined)
  .finally(() => mount(App, { target: document.getElementById("app")! }));

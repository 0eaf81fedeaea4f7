/** The boards with fixtures instead of a server: /dev.html?game=rockwell&fixture=… (not built). */

import { mount } from "svelte";
import "../src/theme.css";
import { settings } from "../src/lib/settings.svelte";
import Dev from "./Dev.svelte";

await settings.begin("page", "kernel");
mount(Dev, { target: document.getElementById("app")! });

/** Which screen the address asks for: the home, a rulebook, lessons, or a table with a token in its fragment. */

import { transport } from "../transport";

export interface Route {
  /** Empty for the home. */
  table: string;
  /** The game whose rulebook is read; empty elsewhere. */
  rules: string;
  /** The game whose lessons are shown. */
  learn: string;
  /** A replay of the table's game: the moment and the eyes as the address has them; null elsewhere. */
  replay: { at: string; eyes: string; decision: string } | null;
  /** The review of the table's game: the seat as the address has it, from 1; null elsewhere. */
  review: string | null;
  /** There is nothing at this address. */
  unknown: boolean;
  /** A one-time invitation to a seat. */
  seat: string;
  /** The spectators' token. */
  watch: string;
}

/** On a static host the home page is the only file, so which screen it is stands in the query. */
const address = (path: string): string => {
  if (!transport.local) return path;
  return location.pathname + (path === "/" ? "" : `?${path}`);
};

const place = (): { pathname: string; search: string } =>
  transport.local ? new URL(location.search.slice(1) || "/", location.origin) : location;

function read(): Route {
  const { pathname, search } = place();
  const [, table = "", again] = /^\/t\/([^/]+?)(\/replay|\/review)?\/?$/.exec(pathname) ?? [];
  const rules = /^\/rules\/([^/]+)\/?$/.exec(pathname)?.[1] ?? "";
  const learn = /^\/learn\/([^/]+)\/?$/.exec(pathname)?.[1] ?? "";
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(location.hash.slice(1));
  return {
    table: decodeURIComponent(table),
    rules: decodeURIComponent(rules),
    learn: decodeURIComponent(learn),
    unknown: pathname !== "/" && !table && !rules && !learn,
    replay:
      again === "/replay"
        ? { at: query.get("at") ?? "", eyes: query.get("eyes") ?? "", decision: query.get("decision") ?? "" }
        : null,
    review: again === "/review" ? (query.get("seat") ?? "") : null,
    seat: fragment.get("seat") ?? "",
    watch: fragment.get("watch") ?? "",
  };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    const again = (): void => {
      this.route = read();
    };
    addEventListener("popstate", again);
    addEventListener("hashchange", again);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** A used token is of no more use in the address, nor in the history. */
  forgetToken(): void {
    history.replaceState(null, "", location.pathname + location.search);
    this.route = read();
  }
}

export const router = new Router();

/** For links of our own: stay on the page instead of reloading it. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}

/** Whose eyes a snapshot is drawn for, as a replay's address says it. */
export const eyesOf = ({ you }: { you: { viewer: number } }): string => (you.viewer < 0 ? "" : `seat${you.viewer + 1}`);

export const homeLink = (): string => address("/");

/** A moment of a table's game; without one its beginning, or its end. */
export function replayLink(table: string, at?: number, eyes = ""): string {
  const query = new URLSearchParams();
  if (at !== undefined) query.set("at", String(at));
  if (eyes) query.set("eyes", eyes);
  return address(`/t/${encodeURIComponent(table)}/replay${query.size ? `?${query}` : ""}`);
}

/** What a finished game teaches: one of its seats, else the viewer's own. */
export const reviewLink = (table: string, seat?: number): string =>
  address(`/t/${encodeURIComponent(table)}/review${seat === undefined ? "" : `?seat=${seat + 1}`}`);

/** A decision on the table it was made at, with its prices. */
export const decisionLink = (table: string, where: { at: number; seat: number; entry: number }): string =>
  `${replayLink(table, where.at, `seat${where.seat + 1}`)}&decision=${where.entry}`;

export const tableLink = (table: string, fragment = ""): string =>
  address(`/t/${encodeURIComponent(table)}${fragment}`);

export const learnLink = (game: string): string => address(`/learn/${encodeURIComponent(game)}`);

export const rulebookLink = (game: string, rule = ""): string =>
  address(`/rules/${game}${rule ? `#${rule}` : ""}`);

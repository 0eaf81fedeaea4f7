/** The copy of the page that works without a network, and newer versions of it. */

class Offline {
  /** The browser knows that it has no network. */
  cut = $state(!navigator.onLine);
  /** A newer version is here and waits to be used. */
  #waiting = $state.raw<ServiceWorker | null>(null);

  constructor() {
    const look = (): void => {
      this.cut = !navigator.onLine;
    };
    addEventListener("online", look);
    addEventListener("offline", look);
  }

  get update(): boolean {
    return this.#waiting !== null;
  }

  /** Keep the page, once it has all it needs itself. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const { serviceWorker } = navigator;
    // Every page of this browser changes to the new version at once: files of two are never mixed.
    if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => location.reload());
    try {
      const script = new URL(`${import.meta.env.BASE_URL}sw.js`, document.baseURI);
      this.#follow(await serviceWorker.register(script));
    } catch {
      // A browser that keeps nothing, or a host that is away: it goes on as it began.
    }
  }

  /** Use the newer version; all that is played is kept. */
  replace(): void {
    this.#waiting?.postMessage("replace");
  }

  #follow(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      if (navigator.serviceWorker.controller) this.#waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  }
}

export const offline = new Offline();

/** The copy of the site that works without a network, and newer versions of it. */

class Offline {
  /** A newer version is here and waits to be used. */
  #waiting = $state.raw<ServiceWorker | null>(null);

  get update(): boolean {
    return this.#waiting !== null;
  }

  /** Keep everything, once the page has all it needs itself. */
  async keep(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const controlled = navigator.serviceWorker.controller !== null;
    // Every page of this browser changes to the new version at once: files of two are never mixed.
    if (controlled) navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    const registration = await navigator.serviceWorker.register(new URL("sw.js", document.baseURI));
    this.#look(registration);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => this.#look(registration));
    });
    // Without being asked a browser deletes what is kept when space runs short.
    void navigator.storage?.persist?.();
  }

  /** Use the newer version; all that is played is kept. */
  replace(): void {
    this.#waiting?.postMessage("replace");
  }

  #look({ waiting }: ServiceWorkerRegistration): void {
    if (navigator.serviceWorker.controller) this.#waiting = waiting;
  }
}

export const offline = new Offline();

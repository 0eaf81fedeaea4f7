/** At each table one tab of the browser plays. A tab that is closed lets go by itself. */

const held = new Map<string, () => void>();

export const locks = {
  take(table: string): Promise<boolean> {
    // Where addresses are not secure there are none; the store still refuses what comes second.
    if (!navigator.locks) return Promise.resolve(true);
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(`pithead ${table}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return lock === null ? null : new Promise<void>((letGo) => held.set(table, letGo));
        })
        .catch(reject);
    });
  },
  give_back(table: string): void {
    held.get(table)?.();
    held.delete(table);
  },
};

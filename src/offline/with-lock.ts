/** Taking turns with other tabs, and with the service worker. */

/** Runs one holder of the name at a time, where the browser has Web Locks and grants them. */
export async function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let isBegun = false;
  try {
    return (await globalThis.navigator.locks.request(name, () => {
      isBegun = true;
      return work();
    })) as Result;
  } catch (error) {
    // What went wrong with the work itself.
    if (isBegun) throw error;
    return work();
  }
}

/** Files of the page that could not be had. */

/** Calls back when a file of the shop that the page asked for could not be had, also before this was called. */
export function onMissingFile(path: string, callback: () => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      if (name.includes(path) && (responseStatus === 0 || responseStatus >= 400)) callback();
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}

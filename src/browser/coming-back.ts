/** Somebody comes back to the tab, or takes the phone out of the pocket again. */

/** @returns stops listening */
export function onComingBack(callback: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

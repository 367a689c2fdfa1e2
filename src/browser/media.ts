/** What the browser says of the device by media queries. */

/** @returns how to stop being told when the window comes to fit a media query */
export function onMatch(query: string, callback: () => void): () => void {
  const list = matchMedia(query);
  const tell = () => {
    if (list.matches) callback();
  };
  list.addEventListener('change', tell);
  return () => list.removeEventListener('change', tell);
}

/** Whether it is a finger that points here: on a telephone or a tablet. */
export const isTouchDevice = (): boolean => matchMedia('(pointer: coarse)').matches;

/** Links that somebody is about to follow. */

/** Calls back with the path of a link of the shop that somebody points at, touches or moves to by keyboard. */
export function onLinkAimedAt(callback: (pathname: string) => void): void {
  const tell = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])');
    if (link && link.origin === location.origin) callback(link.pathname);
  };
  addEventListener('pointerover', tell, { passive: true });
  addEventListener('focusin', tell);
}

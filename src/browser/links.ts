/** Links of the shop, followed within the app. */
import { match, splitLocale } from '../../domain/routes.ts';

/**
 * Links of parts that have not come alive yet lead on within the app, as they do once they have.
 *
 * @param root what React has brought to life, all but the parts that are asleep
 * @param navigate what a click on a link to a page of the shop does then
 */
export function followLinks(root: HTMLElement, navigate: (address: string) => void): void {
  const follow = (event: MouseEvent) => {
    const { target, cancelBubble, button, ctrlKey, metaKey, altKey, shiftKey } = event;
    // React, whose own listener stands before this one, stops the clicks on what is asleep, and only these.
    if (!cancelBubble || button > 0 || ctrlKey || metaKey || altKey || shiftKey) return;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target])');
    if (!link || link.origin !== location.origin || !match(splitLocale(link.pathname).path)) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  };
  root.addEventListener('click', follow, true);
}

/** A closer look at the photos: over the whole screen, with pinch and wheel. Comes with its styles after the first tap. */
import type { TFunction } from 'i18next';
import PhotoSwipe from 'photoswipe';
import style from 'photoswipe/style.css?url&no-inline';
import type { Image } from '../../../domain/contract/parts.ts';
import { sourceSet } from '../../components/part-picture/part-picture.tsx';
import { onCloseRequest } from '../../browser/activity.ts';
import { loadStyle } from '../../browser/styles.ts';

type ZoomOptions = {
  readonly images: readonly Image[];
  /** The photo to begin with. */
  readonly at: number;
  readonly t: TFunction;
  /** Told the photo at which the look ended. */
  readonly onLeft: (at: number) => void;
};

export async function openZoom({ images, at, t, onLeft }: ZoomOptions): Promise<void> {
  await loadStyle(style);
  const zoom = new PhotoSwipe({
    dataSource: images.map((image) => ({
      src: image.src,
      srcset: sourceSet(image, 'webp'),
      width: image.width,
      height: image.height,
      alt: image.alt,
    })),
    index: at,
    showHideAnimationType: 'fade',
    // While it fades in it hears neither Escape nor an arrow: it stands there at once.
    showAnimationDuration: 0,
    bgOpacity: 1,
    loop: false,
    // The page gives it back, to the photo that was looked at last.
    returnFocus: false,
    wheelToZoom: true,
    closeTitle: t('part.photos.close'),
    zoomTitle: t('part.photos.zoom'),
    arrowPrevTitle: t('part.photos.previous'),
    arrowNextTitle: t('part.photos.next'),
    errorMsg: t('part.photos.missing'),
  });
  zoom.on('initialLayout', () => {
    zoom.element?.setAttribute('aria-label', t('part.photos.label'));
    zoom.element?.setAttribute('aria-modal', 'true');
  });
  const stopWatching = onCloseRequest(() => zoom.close());
  zoom.on('destroy', () => {
    stopWatching();
    onLeft(zoom.currIndex);
  });
  zoom.init();
  // At once, not when it has faded in: a key pressed meanwhile is meant for it.
  zoom.element?.addEventListener('keydown', keepFocus);
  zoom.element?.focus({ preventScroll: true });
}

/** Past the last button comes the first again: without this the focus leaves for the browser's own bar. */
function keepFocus(event: KeyboardEvent): void {
  const dialog = event.currentTarget;
  if (event.key !== 'Tab' || !(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter(
    (stop) => stop.getClientRects().length > 0 && getComputedStyle(stop).visibility === 'visible',
  );
  const at = stops.findIndex((stop) => stop === dialog.ownerDocument.activeElement);
  const next = event.shiftKey ? (at <= 0 ? stops.length : at) - 1 : (at + 1) % stops.length;
  stops[next]?.focus();
}

/** The photos of a part: swiped on a phone, leafed through by buttons, keys and small pictures, one tap to look closer. */
import { useRef, useState, type KeyboardEvent, type KeyboardEventHandler } from 'react';
import type { Part, Image } from '../../../domain/contract/parts.ts';
import { Photo } from '../../components/part-picture/part-picture.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { GalleryPhoto } from './gallery-photo.tsx';
import styles from './gallery.module.css';

export function Gallery({ part }: { part: Pick<Part, 'images' | 'category'> }) {
  const { t } = useTranslation();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  /** Where the strip is on its way to: who leafs on meanwhile goes on from there, and not from what happens to pass. */
  const aim = useRef<number>(undefined);
  const { images, category } = part;
  const count = images.length;

  const show = (wanted: number): void => {
    const { current } = strip;
    const at = Math.max(0, Math.min(wanted, count - 1));
    if (!current || at === shown) return;
    aim.current = at;
    setShown(at);
    current.scrollTo({ left: at * current.clientWidth });
  };
  const pass = (at: number): void => {
    if (aim.current === undefined) setShown(at);
    else if (aim.current === at) aim.current = undefined;
  };
  /** A finger or a wheel decides for itself. */
  const letGo = (): void => void (aim.current = undefined);
  const focus = (at: number): void =>
    strip.current?.children[at]?.querySelector('a')?.focus({ preventScroll: true });
  const leaf = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = shown + (step ?? 0);
    if (step === undefined || !images[next]) return;
    event.preventDefault();
    show(next);
    // On a photo the focus goes along, so that a closer look is one at what is seen.
    if (strip.current?.contains(event.target as Node)) focus(next);
  };
  const comeBack = (at: number): void => {
    show(at);
    focus(at);
  };

  return (
    <section className={styles.gallery} aria-label={t('part.photos.label')}>
      <div className={styles.frame} data-picture>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            pass(Math.round(scrollLeft / clientWidth))
          }
          onPointerDown={letGo}
          onWheel={letGo}
        >
          {images.map((image, at) => (
            <li key={image.src} className={styles.slide}>
              <GalleryPhoto images={images} at={at} kind={category.slug} onKey={leaf} onLeft={comeBack} />
            </li>
          ))}
        </ul>
        {count > 1 && (
          <>
            <Step name="previous" isEnd={shown === 0} onKey={leaf} onStep={() => show(shown - 1)} />
            <Step name="next" isEnd={shown === count - 1} onKey={leaf} onStep={() => show(shown + 1)} />
            <p className={styles.counter}>
              <span aria-hidden="true">
                {shown + 1} / {count}
              </span>
              <span className="hidden" aria-live="polite">
                {t('part.photos.nth', { nth: shown + 1, all: count })}
              </span>
            </p>
          </>
        )}
      </div>
      {count > 1 && <Thumbnails images={images} shown={shown} onKey={leaf} onChoose={show} />}
    </section>
  );
}

type StepProps = {
  readonly name: 'previous' | 'next';
  /** There is nothing further on; the button stays where it is, so that it keeps the focus. */
  readonly isEnd: boolean;
  readonly onKey: KeyboardEventHandler;
  readonly onStep: () => void;
};

function Step({ name, isEnd, onKey, onStep }: StepProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={`${styles.step} ${styles[name]}`}
      aria-label={t(`part.photos.${name}`)}
      aria-disabled={isEnd}
      onKeyDown={onKey}
      onClick={onStep}
    >
      <Icon name={name === 'next' ? 'chevron-right' : 'chevron-left'} />
    </button>
  );
}

type ThumbnailsProps = {
  readonly images: readonly Image[];
  /** The photo that is shown large. */
  readonly shown: number;
  readonly onKey: KeyboardEventHandler;
  readonly onChoose: (at: number) => void;
};

/** All photos of a part, small, to choose one: where there is a mouse and room beside the facts. */
function Thumbnails({ images, shown, onKey, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, at) => (
        <li key={image.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('part.photos.show', { nth: at + 1, all: images.length })}
            aria-current={at === shown ? 'true' : undefined}
            onKeyDown={onKey}
            onClick={() => onChoose(at)}
          >
            <Thumbnail image={image} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ image }: { image: Image }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Icon name="offline" />;
  return <Photo image={{ ...image, alt: '' }} sizes="5rem" onMissing={() => setMissing(true)} />;
}

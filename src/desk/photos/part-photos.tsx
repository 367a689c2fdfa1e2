/** The photos of a part at the desk, in the order in which the shop shows them: added, moved by buttons, taken out, and put back. */
import { useEffect, useId, useRef, useState } from 'react';
import { listedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import type { WholeStockPart } from '../../../domain/contract/desk-part.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { faultWords } from '../room/faults.ts';
import { useDesk } from '../room/context.ts';
import { PhotoTile, type PhotoAct } from './photo-tile.tsx';
import { TakePhotos } from './take-photos.tsx';
import { usePartPhotos } from './use-part-photos.ts';
import { tellPhotosWait } from './use-photo-sending.ts';
import styles from './part-photos.module.css';

type PartPhotosProps = {
  readonly part: WholeStockPart;
  readonly onChanged: (part: WholeStockPart) => void;
  /** Asks the shop how the part is now. */
  readonly onAsk: () => void;
};

/** Where the focus goes once the list is as it was wanted: to a button of a photo, or to what puts one back. */
type Focus = { readonly hash: string; readonly act: PhotoAct } | 'put-back';

export function PartPhotos({ part, onChanged, onAsk }: PartPhotosProps) {
  const { words } = useDesk();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const [focus, setFocus] = useState<Focus>();
  const photos = usePartPhotos(part, (shown) =>
    onChanged({ ...part, photos: [...shown], image: shown[0]?.image ?? null }),
  );
  const { wanted, state, faults } = photos;

  useEffect(() => {
    if (focus) focusOn(section.current, focus);
  }, [focus]);
  // Between two answers of the shop a photo may be gone for a moment, and the focus with it.
  useEffect(() => {
    const page = section.current?.ownerDocument;
    if (focus && page?.activeElement === page?.body) focusOn(section.current, focus);
  }, [focus, wanted]);
  useEffect(() => {
    const forget = () => setFocus(undefined);
    addEventListener('pointerdown', forget);
    return () => removeEventListener('pointerdown', forget);
  }, []);

  async function act(hash: string, at: number, what: PhotoAct): Promise<void> {
    if (what === 'remove') {
      await photos.remove(hash);
      setSaid(words.photos.removed(at + 1, wanted.length - 1));
      return setFocus('put-back');
    }
    const place = { earlier: at - 1, later: at + 1, first: 0 }[what];
    await photos.move(hash, place);
    setSaid(words.photos.moved(place + 1, wanted.length));
    setFocus({ hash, act: what });
  }

  async function add(files: readonly Blob[]): Promise<void> {
    setSaid('');
    const count = await photos.add(files);
    if (count > 0) setSaid(words.photos.added(count));
  }

  async function putBack(): Promise<void> {
    const back = await photos.putBack();
    if (!back) return;
    setSaid(words.photos.back(back.place + 1));
    setFocus({ hash: back.hash, act: 'remove' });
  }

  const faultsInWords = faults.map(
    (code) => (words.photos.faults as Readonly<Record<string, string>>)[code] ?? faultWords(words, code),
  );

  return (
    <section ref={section} className={`panel ${styles.photos}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.photos.count(wanted.length, listedPhotosMax)}</h2>
      <p className="muted small">{wanted.length === 0 ? words.photos.none : words.photos.firstShown}</p>
      {photos.isPhoneFull && <Notice tone="bad">{words.listing.full}</Notice>}
      {wanted.length > 0 && (
        <ol className={styles.list}>
          {wanted.map((photo, at) => (
            <li key={photo.hash} data-photo={photo.hash}>
              <PhotoTile
                partId={part.id}
                photo={photo}
                at={at}
                count={wanted.length}
                onAct={(what) => void act(photo.hash, at, what)}
              />
            </li>
          ))}
        </ol>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      {photos.canPutBack && (
        <Button isLarge data-act="put-back" onClick={() => void putBack()}>
          {words.photos.putBack}
        </Button>
      )}
      <TakePhotos
        isFull={wanted.length >= listedPhotosMax}
        isPreparing={photos.isPreparing}
        describedBy={`${id}-errors`}
        onTake={(files) => void add(files)}
      />
      <p id={`${id}-errors`} className={styles.error} role="status">
        {[...new Set(faultsInWords)].join(' ')}
      </p>
      <p className={styles.said} role="status">
        {state === 'saved' && words.saved}
        {state === 'sending' && words.photos.sending}
        {state === 'left' && words.photos.left}
      </p>
      {state === 'left' && (
        <Button
          isLarge
          onClick={() => {
            tellPhotosWait();
            // A visit that is over leads back to the password.
            onAsk();
          }}
        >
          {words.again}
        </Button>
      )}
    </section>
  );
}

/** What moves a photo forward is not there once it is the first: another button of the same photo has the focus then. */
function focusOn(section: HTMLElement | null, focus: Focus): void {
  const button = (within: string) => section?.querySelector<HTMLElement>(within);
  if (focus === 'put-back') {
    button('[data-act="put-back"]')?.focus();
    return;
  }
  const tile = `[data-photo="${focus.hash}"]`;
  (button(`${tile} [data-act="${focus.act}"]`) ?? button(`${tile} button`))?.focus();
}

/** Photos are taken now, or chosen from those that this phone has. */
import type { ChangeEvent } from 'react';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import styles from './take-photos.module.css';

/** What the shop can read. Named one by one, so that an iPhone hands out its photos as JPEG. */
const readable = 'image/jpeg,image/png,image/webp,image/avif';

type TakePhotosProps = {
  /** No more find room. */
  readonly isFull: boolean;
  readonly isPreparing: boolean;
  /** Id of what says what was wrong. */
  readonly describedBy: string;
  readonly onTake: (files: readonly Blob[]) => void;
};

export function TakePhotos({ isFull, isPreparing, describedBy, onTake }: TakePhotosProps) {
  const { words } = useDesk();
  const isClosed = isFull || isPreparing;

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // The same photo can be chosen again after it was taken out.
    currentTarget.value = '';
    onTake(files);
  }

  const input = {
    type: 'file',
    className: 'hidden',
    // One that is disabled would lose the focus.
    'aria-disabled': isClosed,
    'aria-describedby': describedBy,
    onClick: (event: { preventDefault(): void }) => isClosed && event.preventDefault(),
    onChange: take,
  } as const;
  const look = `${buttonClass({ isLarge: true })} ${styles.way}`;

  return (
    <div className={styles.ways} data-closed={isFull}>
      <label className={look}>
        <input {...input} accept="image/*" capture="environment" />
        <Icon name="camera" /> {isPreparing ? words.photos.preparing : words.photos.take}
      </label>
      <label className={look}>
        <input {...input} multiple accept={readable} />
        {words.photos.choose}
      </label>
    </div>
  );
}

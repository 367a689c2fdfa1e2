/** Up to ten photos of a piece, taken now or chosen; each lies on this phone at once. */
import { listedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import type { ListedPhoto } from '../../offline/desk-listing/piece-item.ts';
import { photoBox } from '../../offline/desk-listing/pieces.ts';
import { ChosenPhotos } from '../photos/chosen-photos.tsx';
import { StoredPhoto } from '../photos/stored-photo.tsx';
import { useDesk } from '../room/context.ts';
import type { Draft } from './use-draft.ts';

type PhotoFieldProps = Pick<Draft, 'addPhotos' | 'removePhoto' | 'isPreparing'> & {
  readonly photos: readonly ListedPhoto[];
  readonly error: string | undefined;
};

export function PhotoField({ photos, error, isPreparing, addPhotos, removePhoto }: PhotoFieldProps) {
  const { words } = useDesk();
  return (
    <ChosenPhotos
      legend={words.photos.count(photos.length, listedPhotosMax)}
      photos={photos.map(({ id }) => ({
        id,
        picture: (name) => <StoredPhoto box={photoBox} id={id} words={name} />,
      }))}
      isFull={photos.length >= listedPhotosMax}
      isPreparing={isPreparing}
      error={error}
      onTake={(files) => void addPhotos(files)}
      onRemove={removePhoto}
    />
  );
}

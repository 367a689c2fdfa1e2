/** Photos of a return as it is now: a worse one is sold with these alone, a good one shows them behind those that it has. */
import { listedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { ChosenPhotos } from '../photos/chosen-photos.tsx';
import { FilePhoto } from '../photos/stored-photo.tsx';
import { useDesk } from '../room/context.ts';
import { faultOf, faultWords } from '../room/faults.ts';
import type { ReturnPhotos } from './use-return-photos.ts';

type ReturnPhotoFieldProps = {
  readonly verdict: 'good' | 'worse';
  /** How many photos are shown beside them. */
  readonly shown: number;
  readonly taking: ReturnPhotos;
  readonly errors: readonly FieldProblem[];
};

/** Nothing where its part has as many photos as there is room for. */
export function ReturnPhotoField({ verdict, shown, taking, errors }: ReturnPhotoFieldProps) {
  const { words } = useDesk();
  const { photos, faults, isPreparing } = taking;
  const most = listedPhotosMax - shown;
  if (most <= 0) return null;
  const isTooMany = faults.includes('too_many') || photos.length > most;
  const wrong = [
    faultOf(words, errors, 'photos'),
    isTooMany && words.receive.photosAtMost(most),
    ...faults.filter((code) => code !== 'too_many').map((code) => faultWords(words, code)),
  ];
  return (
    <ChosenPhotos
      legend={words.photos.count(photos.length, most)}
      hint={words.receive.photosAbout[verdict]}
      photos={photos.map(({ hash, file }) => ({
        id: hash,
        picture: (name) => <FilePhoto file={file} words={name} />,
      }))}
      isFull={photos.length >= most}
      isPreparing={isPreparing}
      error={[...new Set(wrong.filter(Boolean))].join(' ')}
      onTake={(files) => void taking.add(files)}
      onRemove={(hash) => taking.remove(hash)}
    />
  );
}

/** The photos that were chosen: made smaller, shown, and taken out again. They wait here until the request is sent. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { requestPhotoBytesMax, requestPhotosMax, requestPhotoSidePixels } from '../../../domain/constants.ts';
import { saveDraft, readDraft } from '../../lib/form/draft.ts';
import { shrinkPhoto } from '../../lib/shrink-photo.ts';

type ChosenPhoto = {
  readonly id: number;
  readonly file: Blob;
  /** Address of its picture, as long as the page is open. */
  readonly preview: string;
};

/** Why a photo was not taken along. */
type PhotoRefusal = 'invalid_image' | 'too_large' | 'too_many';

export type Photos = ReturnType<typeof usePhotos>;

/**
 * @param given photos that it begins with
 * @param draft name under which the form's words are stored; that there were photos is stored beside them, the photos are not
 */
export function usePhotos(given: readonly Blob[], draft: string) {
  const note = `${draft} photos`;
  const [areLost, setLost] = useState(false);
  const [list, setList] = useState<readonly ChosenPhoto[]>([]);
  const [refusals, setRefusals] = useState<readonly PhotoRefusal[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  /** Which photos were sent last, in this order: the server calls them by it. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const lastId = useRef(0);
  const shown = useRef(list);
  useEffect(() => {
    shown.current = list;
    if (list.length === 0) return;
    setLost(false);
    saveDraft(note, list.length);
  }, [list, note]);
  useEffect(() => setLost(readDraft(note) !== undefined), [note]);
  useEffect(() => () => shown.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  const add = useCallback(async (files: readonly Blob[]): Promise<void> => {
    setPreparing(true);
    const room = requestPhotosMax - shown.current.length;
    const refused: PhotoRefusal[] = files.length > room ? ['too_many'] : [];
    // One after the other: an unpacked photo is 50 MB.
    for (const file of files.slice(0, room)) {
      const small = await shrinkPhoto(file, requestPhotoSidePixels);
      if (!small) refused.push('invalid_image');
      else if (small.size > requestPhotoBytesMax) refused.push('too_large');
      else {
        const photo = { id: ++lastId.current, file: small, preview: URL.createObjectURL(small) };
        setList((before) => [...before, photo]);
      }
    }
    setRefusals(refused);
    setPreparing(false);
  }, []);

  const toBegin = useRef(given);
  useEffect(() => {
    const photos = toBegin.current;
    toBegin.current = [];
    if (photos.length > 0) void add(photos);
  }, [add]);

  return {
    list,
    refusals,
    isPreparing,
    /** There were some before the page was left or loaded anew. */
    areLost,

    /** Hands the photos out to be sent, with what they are known by here. */
    send(): { files: readonly Blob[]; ids: readonly number[] } {
      const ids = list.map(({ id }) => id);
      setSent(ids);
      return { files: list.map(({ file }) => file), ids };
    },

    /** Those that are still here of the ones that the server would not take. @param places as they were sent, from 0 */
    refusedOf: (places: readonly number[]): { at: number; place: number }[] =>
      places
        .map((place) => ({ at: list.findIndex(({ id }) => id === sent[place]), place }))
        .filter(({ at }) => at !== -1),

    add,

    /** They are with the shop, or wait in the outbox. */
    forget: (): void => saveDraft(note, undefined),

    remove(id: number): void {
      setRefusals([]);
      if (list.length === 1) saveDraft(note, undefined);
      setList((before) => before.filter((photo) => photo.id !== id));
      const gone = list.find((photo) => photo.id === id);
      if (gone) URL.revokeObjectURL(gone.preview);
    },
  };
}

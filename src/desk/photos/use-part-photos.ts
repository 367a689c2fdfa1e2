/** The photos of a part as somebody wants them: what is changed lies on this phone at once, and goes to the shop from there. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { listedPhotosMax, type PartPhoto } from '../../../domain/contract/desk-photos.ts';
import type { Image } from '../../../domain/contract/parts.ts';
import { without, withPhotoAt } from '../../../domain/photo-order.ts';
import type { PhotoNews } from '../../offline/desk-photos/flush-work.ts';
import {
  changeWork,
  dropShown,
  fileBox,
  fileKey,
  isOpen,
  workBox,
  type PhotosChange,
  type PhotoWork,
} from '../../offline/desk-photos/photo-work.ts';
import { preparePhoto } from './prepare-photo.ts';
import { tellPhotosWait } from './use-photo-sending.ts';

/** A photo that was taken out, and can be put back; its bytes where the shop does not have them. */
type Removed = { readonly hash: string; readonly place: number; readonly file: Blob | undefined };

export type WantedPhoto = {
  readonly hash: string;
  /** Undefined for one that lies on this phone alone. */
  readonly image: Image | undefined;
  /** The shop does not show it yet. */
  readonly isWaiting: boolean;
};

export type PartPhotos = {
  readonly wanted: readonly WantedPhoto[];
  /** Whether all is as the shop shows it; else whether it is on its way or waits for a line. */
  readonly state: 'rest' | 'saved' | 'sending' | 'left';
  /** What was wrong, by its codes. */
  readonly faults: readonly string[];
  readonly isPreparing: boolean;
  /** The phone takes no more. */
  readonly isPhoneFull: boolean;
  readonly canPutBack: boolean;
  /** @returns how many of them were added */
  add(files: readonly Blob[]): Promise<number>;
  /** @param place from 0 */
  move(hash: string, place: number): Promise<void>;
  remove(hash: string): Promise<void>;
  /** The one that was taken out last. @returns it */
  putBack(): Promise<{ readonly hash: string; readonly place: number } | undefined>;
};

type ShownPart = { readonly id: number; readonly photos: readonly PartPhoto[] };

/** @param onShown told what the shop shows after it was told something */
export function usePartPhotos(
  { id, photos }: ShownPart,
  onShown: (photos: readonly PartPhoto[]) => void,
): PartPhotos {
  const [work, setWork] = useState<PhotoWork>();
  const [told, setTold] = useState<PhotoNews['state']>();
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [isPhoneFull, setPhoneFull] = useState(false);
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
  /** Of every photo that was shown: one that is put back is looked at before the shop shows it again. */
  const [images] = useState(() => new Map<string, Image>());
  const shown = useRef<readonly string[]>([]);
  const tell = useRef(onShown);
  useLayoutEffect(() => {
    tell.current = onShown;
    shown.current = photos.map(({ hash }) => hash);
    for (const { hash, image } of photos) images.set(hash, image);
  });

  useEffect(() => {
    let isGone = false;
    let asked = 0;
    async function look(): Promise<void> {
      const own = ++asked;
      const read = await workBox.get(String(id));
      // One that was asked later may have answered before.
      if (isGone || own !== asked) return;
      // What was answered before this page came is older than what it begins with.
      if (read?.shown && own > 1) {
        shown.current = read.seen;
        tell.current(read.shown);
      }
      setWork(read);
      if (read?.shown && (own === 1 || !isOpen(read))) await dropShown(id);
      // How it stands with what was left here before is told anew.
      if (own === 1 && read && isOpen(read)) tellPhotosWait();
    }
    void look();
    const stop = workBox.onChange((news) => {
      if (!isPhotoNews(news)) return void look();
      if (news.partId !== id) return;
      setTold(news.state);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [id]);

  const isWaiting = work !== undefined && isOpen(work);
  const wantedNow = (known: PhotoWork | undefined) => (known && isOpen(known) ? known.wanted : shown.current);

  async function change(what: PhotosChange): Promise<void> {
    setPhoneFull(!(await changeWork(id, shown.current, what)));
    setWork(await workBox.get(String(id)));
    tellPhotosWait();
  }

  /** @returns whether it is one more; or what is wrong with it */
  async function addPhoto(taken: Blob): Promise<boolean | string> {
    const isFull = (all: readonly string[]) => all.length >= listedPhotosMax;
    if (isFull(wantedNow(await workBox.get(String(id))))) return 'too_many';
    const prepared = await preparePhoto(taken);
    if ('fault' in prepared) return prepared.fault;
    const { hash, file } = prepared;
    if (wantedNow(await workBox.get(String(id))).includes(hash)) return false;
    // Before anybody looks for it.
    const isStored = await fileBox.put(fileKey(id, hash), file);
    if (isStored) await change({ next: (all) => (isFull(all) ? [...all] : [...all, hash]) });
    else setPhoneFull(true);
    return isStored;
  }

  const shownNow = new Map(photos.map(({ hash, image }) => [hash, image]));
  const wanted = (isWaiting ? work.wanted : [...shownNow.keys()]).map((hash) => ({
    hash,
    image: shownNow.get(hash) ?? images.get(hash),
    isWaiting: !shownNow.has(hash),
  }));

  return {
    wanted,
    state: isWaiting ? (told === 'left' ? 'left' : 'sending') : told === 'shown' ? 'saved' : 'rest',
    faults: [...new Set([...faults, ...(work?.faults ?? [])])],
    isPreparing,
    isPhoneFull,
    canPutBack: removed.length > 0 && wanted.length < listedPhotosMax,

    async add(files) {
      setPreparing(true);
      setFaults([]);
      const became: (boolean | string)[] = [];
      // One after the other: an unpacked photo is 50 MB.
      for (const file of files) became.push(await addPhoto(file));
      setFaults(became.filter((one) => typeof one === 'string'));
      setPreparing(false);
      return became.filter((one) => one === true).length;
    },

    async move(hash, place) {
      setFaults([]);
      await change({ next: (all) => withPhotoAt(all, hash, place) });
    },

    async remove(hash) {
      setFaults([]);
      const key = fileKey(id, hash);
      const file = await fileBox.get(key);
      const place = wanted.findIndex((photo) => photo.hash === hash);
      await change({ next: (all) => without(all, hash) });
      setRemoved((before) => [...before, { hash, place, file }]);
      if (file) await fileBox.remove([key]);
    },

    async putBack() {
      const last = removed.at(-1);
      if (!last) return undefined;
      const { hash, place, file } = last;
      if (file) await fileBox.put(fileKey(id, hash), file);
      await change({
        next: (all) => withPhotoAt(all, hash, place),
        ...(!file && { taken: hash }),
      });
      setRemoved((before) => before.filter((one) => one !== last));
      return { hash, place };
    },
  };
}

const isPhotoNews = (told: unknown): told is PhotoNews =>
  typeof told === 'object' && told !== null && 'partId' in told;

/** Photos of a piece that came back: made small as they are taken, and sent before the return is taken in, so that it is on sale with them. */
import { useRef, useState } from 'react';
import { listedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import { Problem } from '../../../domain/problem.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { faultIn, sendPhoto } from '../../offline/send-to-desk.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';

/** `hash` of its bytes, by which the shop knows it. */
export type ReturnPhoto = { readonly hash: string; readonly file: Blob };

export type ReturnPhotos = {
  readonly photos: readonly ReturnPhoto[];
  /** What was wrong with those that were taken last, by its codes. */
  readonly faults: readonly string[];
  readonly isPreparing: boolean;
  add(files: readonly Blob[]): Promise<void>;
  remove(hash: string): void;
  /**
   * @returns the hashes in their order, once the shop has all of them
   * @throws ConnectionLost, or Problem `unauthorized`, `invalid_body` with `photos.2`
   */
  send(): Promise<string[]>;
};

export function useReturnPhotos(): ReturnPhotos {
  const [photos, setPhotos] = useState<readonly ReturnPhoto[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  /** What the shop has: a press that failed later sends it no more. */
  const sent = useRef(new Set<string>());

  return {
    photos,
    faults,
    isPreparing,

    async add(files) {
      setPreparing(true);
      setFaults([]);
      const room = listedPhotosMax - photos.length;
      const wrong = files.length > room ? ['too_many'] : [];
      // One after the other: an unpacked photo is 50 MB.
      for (const file of files.slice(0, room)) {
        const prepared = await preparePhoto(file);
        if ('fault' in prepared) wrong.push(prepared.fault);
        else setPhotos((all) => (all.some(({ hash }) => hash === prepared.hash) ? all : [...all, prepared]));
      }
      setFaults(wrong);
      setPreparing(false);
    },

    remove(hash) {
      setFaults([]);
      setPhotos((all) => all.filter((photo) => photo.hash !== hash));
    },

    async send() {
      for (const [at, { hash, file }] of photos.entries()) {
        if (sent.current.has(hash)) continue;
        const became = await sendPhoto(hash, file, (...call) => fetch(...call));
        if (became === 'left') throw new ConnectionLost();
        if (became === 'signed_out') throw new Problem('unauthorized');
        if ('refusal' in became) {
          const code = faultIn(became.refusal);
          throw new Problem('invalid_body', { errors: [{ path: `photos.${at}`, code }] });
        }
        sent.current.add(hash);
      }
      return photos.map(({ hash }) => hash);
    },
  };
}

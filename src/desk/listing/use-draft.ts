/** The piece that is being typed: written down with every change, so that a phone that dies loses nothing of it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ListingLists } from '../../../domain/contract/desk-listing.ts';
import { listedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import type { Locale } from '../../../domain/constants.ts';
import { ownCode, ownCodeBytes } from '../../../domain/listing/own-code.ts';
import {
  emptyPiece,
  isUntouched,
  nextPiece,
  readPiece,
  type TypedPiece,
} from '../../../domain/listing/typed-piece.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { now } from '../../browser/time.ts';
import { codeOf, type PieceItem } from '../../offline/desk-listing/piece-item.ts';
import { forgetPiece, photoBox, pieceBox, readPieces } from '../../offline/desk-listing/pieces.ts';
import { preparePhoto } from '../photos/prepare-photo.ts';
import { remember } from './remembered.ts';
import { tellQueued } from './use-sending.ts';

export type Draft = {
  /** Undefined until this phone was asked for one that was left. */
  readonly item: PieceItem | undefined;
  /** What is wrong with it, by the fields of `NewPart`. */
  readonly errors: readonly FieldProblem[];
  /** The code of the piece that was done last. */
  readonly doneCode: string | undefined;
  readonly isPreparing: boolean;
  /** The phone takes no more. */
  readonly isFull: boolean;
  change(change: Partial<TypedPiece>): void;
  /** Begins another of the same car; one that was begun stays among those that wait. */
  another(change: Partial<TypedPiece>): void;
  addPhotos(files: readonly Blob[]): Promise<void>;
  removePhoto(id: string): void;
  /** @returns whether it waits now; else the errors say why not */
  finish(): Promise<boolean>;
  /** Goes on with one that was left, or that the shop would not have. */
  resume(item: PieceItem): Promise<void>;
};

const begin = (typed: TypedPiece): PieceItem => ({
  key: crypto.randomUUID(),
  fate: 'draft',
  at: now(),
  name: '',
  madeCode: ownCode(crypto.getRandomValues(new Uint8Array(ownCodeBytes))),
  typed,
  photos: [],
});

export function useDraft(lists: ListingLists | undefined, locale: Locale): Draft {
  const [item, setItem] = useState<PieceItem>();
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const [doneCode, setDoneCode] = useState<string>();
  const [isPreparing, setPreparing] = useState(false);
  const [isFull, setFull] = useState(false);
  /** Ahead of what is shown: photos come in while somebody types. */
  const latest = useRef<PieceItem>(undefined);

  const put = useCallback(async (next: PieceItem): Promise<boolean> => {
    latest.current = next;
    setItem(next);
    const isStored = await pieceBox.put(next.key, next);
    setFull(!isStored);
    return isStored;
  }, []);

  useEffect(() => {
    let isGone = false;
    async function find(): Promise<void> {
      const left = (await readPieces()).findLast(({ fate }) => fate === 'draft');
      if (isGone) return;
      latest.current = left ?? begin(emptyPiece);
      setItem(latest.current);
      setErrors(left?.refusal?.errors ?? []);
    }
    void find();
    return () => {
      isGone = true;
    };
  }, []);

  const kindOf = ({ kindId }: TypedPiece) => lists?.kinds.find(({ id }) => id === kindId);

  /** Errors of a field go with its next change. */
  const forget = (names: readonly string[]) =>
    setErrors((before) => before.filter(({ path }) => !names.includes(path.split('.')[0] ?? '')));

  async function addPhoto(taken: Blob): Promise<FieldProblem | undefined> {
    const piece = latest.current;
    if (!piece) return undefined;
    if (piece.photos.length >= listedPhotosMax) return { path: 'photos', code: 'too_many' };
    const prepared = await preparePhoto(taken);
    if ('fault' in prepared) return { path: 'photos', code: prepared.fault };
    const { hash, file } = prepared;
    const id = `${piece.key}/${crypto.randomUUID()}`;
    // Its piece lies there before it does: what has no piece is cleared up.
    const isStored = (await pieceBox.has(piece.key)) || (await put(latest.current ?? piece));
    if (!isStored || !(await photoBox.put(id, file))) {
      setFull(true);
      return undefined;
    }
    const present = latest.current;
    if (present?.key === piece.key && present.photos.every((photo) => photo.hash !== hash))
      await put({ ...present, photos: [...present.photos, { id, hash, isSent: false }] });
    return undefined;
  }

  return {
    item,
    errors,
    doneCode,
    isPreparing,
    isFull,

    change(change) {
      if (!latest.current) return;
      const typed = { ...latest.current.typed, ...change };
      forget(Object.keys(change));
      void put({ ...latest.current, typed, name: typed.name || (kindOf(typed)?.[locale] ?? '') });
    },

    another(change) {
      if (!latest.current) return;
      setErrors([]);
      void put(begin({ ...nextPiece(latest.current.typed), ...change }));
    },

    async addPhotos(files) {
      setPreparing(true);
      forget(['photos']);
      const faults: FieldProblem[] = [];
      // One after the other: an unpacked photo is 50 MB.
      for (const file of files) {
        const fault = await addPhoto(file);
        if (fault) faults.push(fault);
      }
      setErrors((before) => [...before, ...faults]);
      setPreparing(false);
    },

    removePhoto(id) {
      if (!latest.current) return;
      forget(['photos']);
      const photos = latest.current.photos.filter((photo) => photo.id !== id);
      void put({ ...latest.current, photos }).then(() => photoBox.remove([id]));
    },

    async finish() {
      const piece = latest.current;
      if (!piece) return false;
      const { typed, photos, madeCode } = piece;
      const hashes = photos.map(({ hash }) => hash);
      const read = readPiece(typed, hashes, madeCode, kindOf(typed));
      setErrors('errors' in read ? read.errors : []);
      if ('errors' in read) return false;
      const { refusal: _refusal, ...mended } = piece;
      if (!(await put({ ...mended, fate: 'waiting', at: now() }))) return false;
      setDoneCode(codeOf(piece));
      remember(read.part.car, read.part.kindId, read.part.vatScheme === 'ordinary');
      tellQueued();
      await put(begin(nextPiece(typed)));
      return true;
    },

    async resume(left) {
      const piece = latest.current;
      if (piece && piece.key !== left.key && isUntouched(piece.typed) && piece.photos.length === 0)
        await forgetPiece(piece);
      setDoneCode(undefined);
      setErrors(left.refusal?.errors ?? []);
      await put({ ...left, fate: 'draft', at: now() });
    },
  };
}

/** Pieces that wait on this phone are sent for as long as somebody is at the desk. */
import { now } from '../../browser/time.ts';
import { flushPieces, piecesTag } from '../../offline/desk-listing/flush-pieces.ts';
import { clearUpPieces, pieceBox } from '../../offline/desk-listing/pieces.ts';
import { tellWaiting, useFlushing, type Waiting } from '../room/use-flushing.ts';

const pieces: Waiting = {
  box: pieceBox,
  clearUp: () => clearUpPieces(now()),
  flush: () => flushPieces((...call) => fetch(...call), now),
};

export const tellQueued = (): void => tellWaiting(pieceBox, piecesTag);

/** @returns whether what waits needs somebody to sign in first */
export const useSending = (): boolean => useFlushing(pieces);

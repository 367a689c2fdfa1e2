/** The thread in which pieces of a snapshot are made; see `piece-maker.ts`. */
import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Asked, Answered } from './piece-maker.ts';
import { pieceWork } from './piece-work.ts';

// On Linux a thread has a priority of its own: whoever searches comes first, and this has what nobody wants. Elsewhere it is the
// whole process that would step back.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ number, name, given }: Asked) => {
  const made = pieceWork[name](given as never);
  parentPort?.postMessage({ number, made } satisfies Answered);
});

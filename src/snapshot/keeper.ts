/**
 * Keeps the copy: brings it piece by piece and goes on where it was, follows what changes, mends what is broken or gone, and has all of
 * it ready to be asked. One for each tab; they take turns at writing and hear of each other.
 */
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import { createAssembly, inOrderOfUse, type Assembly } from './assembly.ts';
import { answerFrom } from './answer-from.ts';
import type { CopyAnswer, CopyState, StopReason } from './protocol.ts';
import { Outdated, Unreadable, type ShopCalls } from './shop-calls.ts';
import { ShelfRefused, type Head, type StoredCopy } from './stored-copy.ts';

/** Pieces on their way at a time: the shop stays usable on a slow line. */
const atOnce = 3;
const [firstPauseMs, longestPauseMs] = [1_000, 60_000];
/** More than this of changes is dearer to read at each opening than the pieces are to fetch anew. */
const mostChangeBytes = 300_000;

type Surroundings = {
  readonly stored: StoredCopy;
  readonly shop: ShopCalls;
  /** Runs one holder at a time in all tabs. */
  readonly withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  /** Resolves after so long, or sooner where there is a reason to try again. */
  readonly pause: (ms: number) => Promise<void>;
  readonly othersTurn: () => Promise<void>;
  readonly onState: (state: CopyState) => void;
  /** Tells other tabs that what is stored is not what it was. */
  readonly announce: () => void;
};

/** A snapshot with what has been put together of it. */
type Open = {
  readonly snapshot: Snapshot;
  readonly assembly: Assembly;
  /** Names of the pieces that are in it. */
  readonly taken: Set<string>;
  /** Those that could not be read. */
  readonly broken: Set<Piece>;
  appliedChanges: number;
};

class LetGo extends Error {}

export type Keeper = ReturnType<typeof createKeeper>;

export function createKeeper(around: Surroundings) {
  const { stored, shop, withLock, now, othersTurn, announce } = around;
  /** What answers. */
  let open: Open | undefined;
  /** What is being put together; the same, unless something whole answers meanwhile. */
  let building: Open | undefined;
  let asOf = 0;
  let isWhole = false;
  let isHolding = false;
  let isLettingGo = false;
  let isBringing = false;
  let mended = 0;
  const opened = looked(look);

  function tell(state: CopyState): void {
    isWhole = state.is === 'here';
    around.onState(state);
  }

  function tellProgress(snapshot: Snapshot, missing: readonly Piece[]): void {
    const { parts, bytes } = snapshot;
    if (missing.length === 0)
      return tell({ is: 'here', parts: open?.assembly.held?.catalogue.count() ?? parts, bytes, asOf });
    tell({
      is: 'coming',
      parts,
      bytes,
      hadBytes: bytes - missing.reduce((sum, piece) => sum + piece.bytes, 0),
    });
  }

  /**
   * Puts together what is stored, as far as that has not been done; what is shown meanwhile is shown until the new is whole.
   *
   * @returns the pieces that are not there, or could not be read and have been thrown away
   */
  async function assemble({ snapshot, changes, asOf: toldAt }: Head): Promise<Piece[]> {
    const next =
      [open, building].find((one) => one?.snapshot.version === snapshot.version) ?? begun(snapshot);
    building = next;
    if (!open?.assembly.held) open = next;
    const missing: Piece[] = [];
    for (const piece of inOrderOfUse(snapshot.pieces)) {
      if (next.taken.has(piece.sha256)) continue;
      const bytes = await stored.readPiece(piece);
      if (bytes) take(next, piece, bytes);
      else missing.push(piece);
      await othersTurn();
    }
    if (next.broken.size > 0) {
      if (++mended > 2) throw new Unreadable('pieces');
      // A table that cannot be read may have been spoiled by its sisters: all of them come again.
      const again = snapshot.pieces.filter((piece) => [...next.broken].some((one) => belongs(one, piece)));
      await stored.removePieces(again);
      building = undefined;
      if (open === next) open = undefined;
      return again;
    }
    if (missing.length > 0) return missing;
    for (const bytes of changes.slice(next.appliedChanges)) next.assembly.change(bytes);
    next.appliedChanges = changes.length;
    open = next;
    asOf = toldAt;
    return [];
  }

  const begun = (snapshot: Snapshot): Open => ({
    snapshot,
    assembly: createAssembly(othersTurn),
    taken: new Set(),
    broken: new Set(),
    appliedChanges: 0,
  });

  function take({ assembly, taken, broken }: Open, piece: Piece, bytes: Uint8Array): void {
    taken.add(piece.sha256);
    try {
      if (!assembly.take(piece, bytes)) broken.add(piece);
    } catch {
      broken.add(piece);
    }
  }

  /** Reads what lies there, which another tab may have written. */
  async function look(): Promise<void> {
    if (isHolding) return;
    const head = await stored.readHead();
    if (!head) {
      open = building = undefined;
      return tell({ is: 'none' });
    }
    tellProgress(head.snapshot, await assemble(head));
  }

  /** Says why it cannot go on. What else fails is for the next time. */
  async function looked(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const why: StopReason | undefined =
        error instanceof ShelfRefused ? error.why : error instanceof Unreadable ? 'version' : undefined;
      if (why) tell({ is: 'stopped', why });
    }
  }

  async function persistently<Result>(work: () => Promise<Result>): Promise<Result> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      if (isLettingGo) throw new LetGo();
      try {
        return await work();
      } catch (error) {
        if (error instanceof Outdated || error instanceof Unreadable || error instanceof ShelfRefused)
          throw error;
        await around.pause(pauseMs);
      }
    }
  }

  const holding = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withLock(async () => {
      isHolding = true;
      try {
        return await work();
      } finally {
        isHolding = false;
        announce();
      }
    });

  /** Fetches what is missing until nothing is. */
  async function fill(): Promise<void> {
    for (;;) {
      const head = await stored.readHead();
      if (!head) {
        const snapshot = await persistently(shop.snapshot);
        await stored.writeHead({ snapshot, changes: [], version: snapshot.version, asOf: now() });
        continue;
      }
      try {
        if (head.next) {
          await fetchPieces(await stored.missingOf(head.next));
          await stored.settle(head.next, now());
          continue;
        }
        const missing = await assemble(head);
        tellProgress(head.snapshot, missing);
        if (missing.length === 0) return;
        await fetchPieces(missing, (left) => tellProgress(head.snapshot, left));
      } catch (error) {
        if (!(error instanceof Outdated)) throw error;
        // The shop has made another snapshot meanwhile: what both have is there already.
        const snapshot = await persistently(shop.snapshot);
        await stored.writeHead(
          isWhole ? { ...head, next: snapshot } : { ...head, snapshot, version: snapshot.version },
        );
      }
    }
  }

  async function fetchPieces(
    missing: readonly Piece[],
    onLeft?: (left: readonly Piece[]) => void,
  ): Promise<void> {
    const left = inOrderOfUse(missing);
    const under = new Set<Piece>();
    async function fetchNext(): Promise<void> {
      for (let piece = left.shift(); piece; piece = left.shift()) {
        const wanted = piece;
        under.add(wanted);
        const bytes = await persistently(() => shop.piece(wanted));
        if (isLettingGo) throw new LetGo();
        await stored.writePiece(wanted, bytes);
        under.delete(wanted);
        if (!onLeft) continue;
        if (building) take(building, wanted, bytes);
        onLeft([...under, ...left].length === 0 ? [wanted] : [...under, ...left]);
        announce();
      }
    }
    await Promise.all(Array.from({ length: atOnce }, fetchNext));
  }

  /** The snapshot anew, with the pieces that are new in it. */
  async function renew(head: Head): Promise<void> {
    const snapshot = await shop.snapshot();
    if (snapshot.version === head.snapshot.version) return;
    await stored.writeHead({ ...head, next: snapshot });
    await fill();
  }

  async function applyChanges(mayRenew: boolean): Promise<void> {
    const head = await stored.readHead();
    if (!head) return;
    const missing = await assemble(head);
    if (missing.length > 0 || head.next) return mayRenew ? fill() : undefined;
    const bytes = await shop.changesSince(head.version).catch((error: unknown) => {
      if (error instanceof Outdated) return undefined;
      throw error;
    });
    const changed = bytes && changeOf(bytes);
    if (!changed || !open) return mayRenew ? renew(head) : undefined;
    const changes = changed.isEmpty ? head.changes : [...head.changes, bytes];
    const next = { ...head, changes, version: changed.version, asOf: now() };
    await stored.writeHead(next);
    open.appliedChanges = changes.length;
    asOf = next.asOf;
    tellProgress(head.snapshot, []);
    if (changes.reduce((sum, { length }) => sum + length, 0) > mostChangeBytes && mayRenew) await renew(next);
  }

  function changeOf(bytes: Uint8Array): ReturnType<Assembly['change']> {
    try {
      return open?.assembly.change(bytes);
    } catch {
      return undefined;
    }
  }

  return {
    /** Brings what is missing. Resolves once it is whole, or cannot go on. */
    async bring(): Promise<void> {
      if (isBringing) return;
      isBringing = true;
      mended = 0;
      await opened;
      await looked(() => holding(fill));
      isBringing = false;
    },
    /** Brings what changed since, where there is a copy. @param mayRenew whether the line is one for all of it */
    async update(mayRenew: boolean): Promise<void> {
      await opened;
      if (!isBringing) await looked(() => holding(() => applyChanges(mayRenew)));
    },
    /** Another tab has changed what is stored. */
    look: async (): Promise<void> => {
      await opened;
      await looked(look);
    },
    async letGo(): Promise<void> {
      isLettingGo = true;
      await looked(() => holding(stored.clear));
      isLettingGo = false;
      open = building = undefined;
      tell({ is: 'none' });
    },
    /** @see answerFrom */
    async answer(path: string): Promise<CopyAnswer | undefined> {
      await opened;
      const held = open?.assembly.held;
      const body = held && (await answerFrom(held.catalogue, held.words, path));
      return body === undefined ? undefined : { body, asOf, isWhole };
    },
  };
}

const belongs = (one: Piece, other: Piece): boolean =>
  one.of === 'words'
    ? other.of === 'words'
    : one.make === other.make && one.from === other.from && other.of !== 'words';

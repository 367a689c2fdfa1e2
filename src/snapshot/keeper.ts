/**
 * Keeps the copy: brings it piece by piece and goes on where it was, follows what changes, mends what is broken or gone, and has all of
 * it ready to be asked. One for each tab; they take turns at writing and hear of each other.
 */
import type { Piece, Snapshot } from '../../domain/contract/snapshot.ts';
import { inOrderOfUse, type Assembly } from './assembly.ts';
import { createFetching, LetGo } from './fetching.ts';
import { beginSnapshot, besideBroken, openSaved, takePiece, type OpenSnapshot } from './open-snapshot.ts';
import { answerFrom } from './answer-from.ts';
import { createSaving } from './saving.ts';
import type { CopyAnswer, CopyState, StopReason } from './protocol.ts';
import { Outdated } from './shop-bytes.ts';
import { Unreadable, type ShopCalls } from './shop-calls.ts';
import { lengthOf, mostChangeBytes, ShelfRefused, type Head, type StoredCopy } from './stored-copy.ts';

type Surroundings = {
  readonly stored: StoredCopy;
  readonly shop: ShopCalls;
  /** Runs one holder at a time in all tabs. */
  readonly withLock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly now: () => number;
  /** Names this code: what other code worked out is not read. */
  readonly madeBy: string;
  /** Resolves after so long, or sooner where there is a reason to try again. */
  readonly pause: (ms: number) => Promise<void>;
  readonly othersTurn: () => Promise<void>;
  readonly onState: (state: CopyState) => void;
  /** Tells other tabs that what is stored is not what it was, or is to be let go. */
  readonly announce: (news: TabNews) => void;
};

/** What tabs tell each other. */
export type TabNews = 'stored' | 'letGo';

export type Keeper = ReturnType<typeof createKeeper>;

export function createKeeper(around: Surroundings) {
  const { stored, shop, withLock, now, madeBy, othersTurn, announce } = around;
  /** What answers. */
  let open: OpenSnapshot | undefined;
  /** What is being put together; the same, unless something whole answers meanwhile. */
  let building: OpenSnapshot | undefined;
  let asOf = 0;
  let isWhole = false;
  let isHolding = false;
  let isLettingGo = false;
  /** How often it was let go. */
  let letGoes = 0;
  let isBringing = false;
  let mended = 0;
  let hasStartedOver = false;
  let leaving = createLeaving();
  const fetching = createFetching({ ...around, untilLetGo: () => leaving.left });
  let looking: Promise<void> = Promise.resolve();
  const opened = lookInTurn();

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
  async function assemble(head: Head): Promise<Piece[]> {
    const { snapshot, changes, asOf: toldAt } = head;
    const next =
      [open, building].find((one) => one?.snapshot.version === snapshot.version) ??
      (await openSaved(head, stored, madeBy, othersTurn)) ??
      beginSnapshot(snapshot, othersTurn);
    building = next;
    if (!open?.assembly.held) open = next;
    const missing: Piece[] = [];
    for (const piece of inOrderOfUse(snapshot.pieces)) {
      if (next.taken.has(piece.sha256)) continue;
      const bytes = await stored.readPiece(piece);
      if (bytes) takePiece(next, piece, bytes);
      else missing.push(piece);
      await othersTurn();
    }
    if (next.broken.size > 0) {
      if (++mended > 2) throw new Unreadable('pieces');
      const again = besideBroken(next);
      await stored.removePieces(again);
      building = undefined;
      if (open === next) open = undefined;
      // What else is there answers meanwhile.
      return assemble(head);
    }
    if (missing.length > 0) return missing;
    for (const bytes of changes.slice(next.appliedChanges)) next.assembly.change(bytes);
    next.appliedChanges = changes.length;
    open = next;
    asOf = toldAt;
    return [];
  }

  /** Reads what lies there, which another tab may have written. */
  async function look(): Promise<void> {
    if (isHolding || isLettingGo) return;
    const head = await stored.readHead();
    if (!head) {
      open = building = undefined;
      return tell({ is: 'none' });
    }
    tellProgress(head.snapshot, await assemble(head));
  }

  /** One look after the other: an older one must not say last what was there before. */
  function lookInTurn(): Promise<void> {
    looking = looking.then(() => looked(look));
    return looking;
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

  const holding = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withLock(async () => {
      isHolding = true;
      leaving = createLeaving();
      try {
        return await work();
      } finally {
        isHolding = false;
        announce('stored');
      }
    });

  /** Fetches what is missing until nothing is. */
  async function fill(): Promise<void> {
    for (;;) {
      const head = await stored.readHead();
      if (!head) {
        const snapshot = await fetching.persistently(shop.snapshot);
        await stored.writeHead({ snapshot, changes: [], version: snapshot.version, asOf: now() });
        continue;
      }
      try {
        if (head.next) {
          await fetching.pieces(await stored.missingOf(head.next));
          await stored.settle(head.next, now());
          continue;
        }
        const missing = await assemble(head);
        tellProgress(head.snapshot, missing);
        if (missing.length === 0) return;
        await fetching.pieces(missing, (piece, bytes, left) => {
          if (building) takePiece(building, piece, bytes);
          // That nothing is left is said once all of it was read.
          tellProgress(head.snapshot, left.length === 0 ? [piece] : left);
          announce('stored');
        });
      } catch (error) {
        if (!(error instanceof Outdated)) throw error;
        // The shop has made another snapshot meanwhile: what both have is there already.
        const snapshot = await fetching.persistently(shop.snapshot);
        await stored.writeHead(
          isWhole ? { ...head, next: snapshot } : { ...head, snapshot, version: snapshot.version },
        );
      }
    }
  }

  /** The snapshot anew, with the pieces that are new in it. */
  async function renew(head: Head): Promise<void> {
    const snapshot = await fetching.orLetGo(shop.snapshot());
    if (snapshot.version === head.snapshot.version) return;
    await stored.writeHead({ ...head, next: snapshot });
    await fill();
  }

  async function applyChanges(mayRenew: boolean): Promise<void> {
    const head = await stored.readHead();
    // The browser has thrown all of it away.
    if (!head) return mayRenew ? fill() : undefined;
    const missing = await assemble(head);
    if (missing.length > 0 || head.next) return mayRenew ? fill() : undefined;
    const bytes = await fetching.orLetGo(shop.changesSince(head.version)).catch((error: unknown) => {
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
    if (lengthOf(changes) > mostChangeBytes && mayRenew) await renew(next);
  }

  function changeOf(bytes: Uint8Array<ArrayBuffer>): ReturnType<Assembly['change']> {
    try {
      return open?.assembly.change(bytes);
    } catch {
      return undefined;
    }
  }

  const saving = createSaving(around, holding);
  const saveLater = (): Promise<void> => saving.later(() => (isWhole ? open : undefined));

  /** Whatever is being fetched, or waits for its turn at that, is given up. */
  function giveUp(): void {
    letGoes += 1;
    leaving.leave();
  }

  /** What was saved turned out to be no good: all is put together anew. */
  async function startOver(): Promise<void> {
    await stored.removeSaved();
    open = building = undefined;
    await look();
  }

  return {
    /** Brings what is missing. Resolves once it is whole, or cannot go on. */
    async bring(): Promise<void> {
      if (isBringing) return;
      isBringing = true;
      mended = 0;
      const asked = letGoes;
      await opened;
      await looked(() => holding(async () => (asked === letGoes ? fill() : undefined)));
      isBringing = false;
      await looked(saveLater);
    },
    /** Brings what changed since, or what the device has lost. @param mayRenew whether the line is one for all of it */
    async update(mayRenew: boolean): Promise<void> {
      // What is being let go does not come back by itself.
      if (isLettingGo) return;
      const asked = letGoes;
      await opened;
      if (isBringing) return;
      await looked(() => holding(async () => (asked === letGoes ? applyChanges(mayRenew) : undefined)));
      await looked(saveLater);
    },
    /** Another tab has changed what is stored. */
    look: async (): Promise<void> => {
      await opened;
      await lookInTurn();
    },
    /** Another tab lets all of it go, and waits for its turn. */
    giveUp,
    async letGo(): Promise<void> {
      isLettingGo = true;
      giveUp();
      announce('letGo');
      await looked(() => holding(stored.clear));
      await looking;
      isLettingGo = false;
      open = building = undefined;
      tell({ is: 'none' });
    },
    /** @see answerFrom */
    async answer(path: string): Promise<CopyAnswer | undefined> {
      await opened;
      const tell = () => {
        const held = open?.assembly.held;
        return held && answerFrom(held.catalogue, held.words, path);
      };
      const body = await tell()?.catch(async (error: unknown) => {
        if (open?.savedChanges === undefined || hasStartedOver) throw error;
        hasStartedOver = true;
        await looked(startOver);
        return tell();
      });
      return body === undefined ? undefined : { body, asOf, isWhole };
    },
  };
}

/** A promise that rejects with `LetGo` once it is left. */
function createLeaving() {
  let leave = (): void => {};
  const left = new Promise<never>((_, reject) => (leave = () => reject(new LetGo())));
  // Mostly nobody waits just then.
  left.catch(() => {});
  return { left, leave };
}

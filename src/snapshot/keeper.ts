/**
 * Keeps the copy: brings it piece by piece and goes on where it was, follows what changes, mends what is broken or gone, and has all of
 * it ready to be asked. One for each tab; they take turns at writing and hear of each other.
 */
import { answerFrom } from './answer-from.ts';
import { createFetching, LetGo } from './fetching.ts';
import { createHeldCopy } from './held-copy.ts';
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
  const { stored, shop, withLock, now, announce } = around;
  const copy = createHeldCopy(around);
  let isHolding = false;
  /** Somebody wanted a look while this tab was writing. */
  let mustLook = false;
  let isLettingGo = false;
  /** How often it was let go. */
  let letGoes = 0;
  let isBringing = false;
  let hasStartedOver = false;
  let leaving = createLeaving();
  const fetching = createFetching({ ...around, untilLetGo: () => leaving.left });
  let looking: Promise<void> = Promise.resolve();
  const opened = lookInTurn();

  /** Reads what lies there, which another tab may have written. */
  async function look(): Promise<void> {
    mustLook = isHolding;
    if (isHolding || isLettingGo) return;
    const head = await stored.readHead();
    if (!head) {
      copy.forget();
      return copy.tell({ is: 'none' });
    }
    copy.tellProgress(head.snapshot, await copy.assemble(head));
  }

  /** One look after the other: an older one must not say last what was there before. While this tab writes, it waits for the end of that. */
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
      if (why) copy.tell({ is: 'stopped', why });
    }
  }

  const holding = <Result>(work: () => Promise<Result>): Promise<Result> =>
    withLock(async () => {
      isHolding = true;
      leaving = createLeaving();
      // What a look takes in is not taken in in the midst of a work.
      await looking;
      try {
        return await work();
      } finally {
        isHolding = false;
        if (mustLook) await lookInTurn();
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
        const missing = await copy.assemble(head);
        copy.tellProgress(head.snapshot, missing);
        if (missing.length === 0) return;
        await fetching.pieces(missing, (piece, bytes, left) => {
          copy.take(piece, bytes);
          // That nothing is left is said once all of it was read.
          copy.tellProgress(head.snapshot, left.length === 0 ? [piece] : left);
          announce('stored');
        });
      } catch (error) {
        if (!(error instanceof Outdated)) throw error;
        // The shop has made another snapshot meanwhile: what both have is there already.
        const snapshot = await fetching.persistently(shop.snapshot);
        await stored.writeHead(
          copy.isWhole() ? { ...head, next: snapshot } : { ...head, snapshot, version: snapshot.version },
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
    const missing = await copy.assemble(head);
    if (missing.length > 0 || head.next) return mayRenew ? fill() : undefined;
    const bytes = await fetching.orLetGo(shop.changesSince(head.version)).catch((error: unknown) => {
      if (error instanceof Outdated) return undefined;
      throw error;
    });
    const changed = bytes && copy.change(bytes);
    if (!changed) return mayRenew ? renew(head) : undefined;
    const changes = changed.isEmpty ? head.changes : [...head.changes, bytes];
    const next = { ...head, changes, version: changed.version, asOf: now() };
    await stored.writeHead(next);
    copy.markStored(changes.length, next.asOf);
    copy.tellProgress(head.snapshot, []);
    if (lengthOf(changes) > mostChangeBytes && mayRenew) await renew(next);
  }

  const saving = createSaving(around, holding);
  const saveLater = (): Promise<void> => saving.later(copy.whole);

  /** Whatever is being fetched, or waits for its turn at that, is given up. */
  function giveUp(): void {
    letGoes += 1;
    leaving.leave();
  }

  /** What was saved turned out to be no good: all is put together anew. */
  async function startOver(): Promise<void> {
    copy.distrustSaved();
    // Another tab may be writing for long: whoever asks does not wait for that.
    void withLock(stored.removeSaved).then(copy.trustSaved, () => {});
    await lookInTurn();
  }

  return {
    /** Brings what is missing. Resolves once it is whole, or cannot go on. */
    async bring(): Promise<void> {
      if (isBringing) return;
      isBringing = true;
      copy.tryAnew();
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
      copy.forget();
      copy.tell({ is: 'none' });
    },
    /** @see answerFrom */
    async answer(path: string): Promise<CopyAnswer | undefined> {
      await opened;
      const tell = () => {
        const held = copy.held();
        return held && answerFrom(held.catalogue, held.words, path);
      };
      const body = await tell()?.catch(async (error: unknown) => {
        if (!copy.isSaved() || hasStartedOver) throw error;
        hasStartedOver = true;
        await startOver();
        return tell();
      });
      return body === undefined ? undefined : { body, asOf: copy.asOf(), isWhole: copy.isWhole() };
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

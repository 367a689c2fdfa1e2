/** The picking list: as the shop has it, or where it does not answer as this phone was told it last. */
import { useEffect, useState } from 'react';
import type { PickingList } from '../../../domain/contract/desk-orders.ts';
import { reasonToTry } from '../../browser/network.ts';
import { every, now } from '../../browser/time.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { forgetAnswered } from '../../offline/desk-picking/pick-ticks.ts';
import { readPicking, storePicking, type StoredList } from '../../offline/desk-picking/picking-list.ts';
import { useDesk } from '../room/context.ts';
import { useLoaded } from '../room/use-loaded.ts';
import type { Failed } from '../room/use-act.ts';

export type Picking = {
  readonly list: PickingList | undefined;
  /** When it was asked for, in milliseconds since 1970. */
  readonly at: number;
  /** The shop does not answer: this is what the phone has. */
  readonly isOld: boolean;
  /** How old it is then. */
  readonly minutes: number;
  /** Why there is none. */
  readonly failed: Failed | undefined;
  reload(): Promise<void>;
};

const askAgainMs = 15_000;

/** @param isAway nobody knows who is there: the shop is not asked */
export function usePickingList(isAway: boolean): Picking {
  const { calls } = useDesk();
  const [stored, setStored] = useState<StoredList>();
  const { data, failed, reload } = useLoaded(async (): Promise<StoredList> => {
    if (isAway) throw new ConnectionLost();
    const at = now();
    const list = await calls.picking();
    await storePicking({ at, list });
    await forgetAnswered(at);
    return { at, list };
  }, String(isAway));
  const isSilent = failed?.code === 'connection_lost' || failed?.code === 'no_answer';

  useEffect(() => {
    let isGone = false;
    if (!isSilent) return undefined;
    void readPicking(now()).then((read) => {
      if (!isGone) setStored(read);
    });
    return () => {
      isGone = true;
    };
  }, [isSilent]);

  // Each try that fails is followed by another, once there is a reason to.
  useEffect(() => {
    let isGone = false;
    if (!failed || !isSilent || isAway) return undefined;
    void reasonToTry(askAgainMs).then(() => {
      if (!isGone) void reload();
    });
    return () => {
      isGone = true;
    };
  }, [failed, isSilent, isAway, reload]);

  const shown = data ?? (isSilent ? stored : undefined);
  const isOld = shown !== undefined && failed !== undefined;
  const [present, setPresent] = useState(now);
  useEffect(() => {
    if (!isOld) return undefined;
    setPresent(now());
    return every(60_000, () => setPresent(now()));
  }, [isOld]);
  return {
    list: shown?.list,
    at: shown?.at ?? 0,
    isOld,
    minutes: Math.max(0, Math.floor((present - (shown?.at ?? present)) / 60_000)),
    failed: shown ? undefined : failed,
    reload,
  };
}

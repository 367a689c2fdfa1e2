/** How far what is written to the shop has come: it is being written, waits for a network, or is with the shop. */
import { useEffect, useState } from 'react';
import { storageKeys } from '../../../domain/constants.ts';
import { askToSync } from '../../browser/service-worker.ts';
import { readStored } from '../../browser/storage.ts';
import { now } from '../../browser/time.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { saveDraft } from '../../lib/form/draft.ts';
import { outboxTag } from '../../offline/outbox/flush.ts';
import {
  watchItem,
  putInOutbox,
  removeFromOutbox,
  onOutboxChange,
  readOutbox,
} from '../../offline/outbox/outbox.ts';
import {
  isUnsent,
  type OutboxKind,
  type RefusedItem,
  type WaitingItem,
  type Writing,
  kindOf,
  type OutboxItem,
} from '../../offline/outbox/outbox-item.ts';
import { asBytes } from '../../offline/outbox/stored-photo.ts';
import { useLocale, useStores, type Stores } from '../../stores/stores.tsx';
import { useRefused } from '../refused/refusal.tsx';

type Stage =
  /** `resumed` came back and is being put right. */
  | { readonly name: 'writing'; readonly resumed?: RefusedItem }
  | { readonly name: 'queued'; readonly key: string; readonly goesAlone: boolean }
  | { readonly name: 'sent'; readonly email: string; readonly id?: string | undefined };

export type Outbox = ReturnType<typeof useOutbox>;

export function useOutbox(kind: OutboxKind) {
  const locale = useLocale();
  const { connection, session } = useStores();
  const items = useItems(kind);
  const isRefused = useRefused('outbox');
  const [stage, setStage] = useState<Stage>({ name: 'writing' });
  const queuedKey = stage.name === 'queued' ? stage.key : undefined;
  const resumedKey = stage.name === 'writing' ? stage.resumed?.key : undefined;
  const queued = items.find(({ key }) => key === queuedKey);

  useEffect(() => (queuedKey === undefined ? undefined : watchItem(queuedKey)), [queuedKey]);
  useEffect(() => {
    if (!queued || queued.fate === 'waiting') return;
    if (queued.fate === 'refused') return setStage({ name: 'writing' });
    setStage({ name: 'sent', email: queued.email, id: queued.id });
    void removeFromOutbox(queued.key);
  }, [queued]);

  return {
    stage,
    /** Whether this browser lets something wait for a network. */
    mayWait: !isRefused,
    /** Those that were written before and have not gone, without the one this is about. */
    unsent: items.filter(isUnsent).filter(({ key }) => key !== queuedKey && key !== resumedKey),

    /** Opens the form, empty or with what came back. */
    write(resumed?: RefusedItem): void {
      if (resumed) saveDraft(draftOf(resumed), typedOf(resumed.writing));
      setStage(resumed ? { name: 'writing', resumed } : { name: 'writing' });
    },

    /**
     * Sends what was written; where no answer comes it is queued, and goes later under the same key.
     *
     * @throws what `send` throws for any other reason, and for this one where nothing can be stored
     */
    async send(writing: Writing, key: string, send: () => Promise<{ id: string } | void>): Promise<void> {
      const sent = await sendUnlessLost(connection.isLost.peek(), send);
      if (sent) setStage({ name: 'sent', email: writing.form.email, id: sent.id });
      else
        setStage({
          name: 'queued',
          key,
          goesAlone: await queue({ key, locale, writing, ...authorOf(session) }),
        });
      if (stage.name === 'writing' && stage.resumed) await removeFromOutbox(stage.resumed.key);
    },
  };
}

/** Name of the draft of what came back: what is being written beside it stays. */
export const draftOf = ({ key, writing }: RefusedItem): string => `${writing.kind} ${key}`;

/** As the fields of the form have it. */
const typedOf = ({ form }: Writing): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, [String(value)]]])),
  );

/** @returns undefined where no answer came; nobody waits for one that cannot come */
async function sendUnlessLost(
  isLost: boolean,
  send: () => Promise<{ id: string } | void>,
): Promise<{ id?: string } | undefined> {
  if (isLost) return undefined;
  try {
    return (await send()) ?? {};
  } catch (error) {
    if (error instanceof ConnectionLost) return undefined;
    throw error;
  }
}

/** Who is signed in, as far as this browser knows: a page that began without a network does not know the person yet. */
function authorOf({ user }: Pick<Stores['session'], 'user'>): { author?: string } {
  const author = user.peek()?.id ?? readStored(storageKeys.owner);
  return typeof author === 'string' ? { author } : {};
}

/** @returns whether it goes by itself, also where the shop is closed by then */
async function queue(item: Omit<WaitingItem, 'writtenAt' | 'fate'>): Promise<boolean> {
  const waiting: WaitingItem = { ...item, writtenAt: now(), fate: 'waiting' };
  const isStored = (await putInOutbox(waiting)) || (await putInOutbox(await withBytes(waiting)));
  if (!isStored) throw new ConnectionLost();
  return askToSync(outboxTag);
}

/** The same item with the bytes of its photos: there are browsers that store no other. */
async function withBytes(item: WaitingItem): Promise<WaitingItem> {
  const { writing } = item;
  if (writing.kind !== 'request') return item;
  return { ...item, writing: { ...writing, photos: await asBytes(writing.photos) } };
}

/** What of a kind lies in the outbox, as it is now. */
function useItems(kind: OutboxKind): readonly OutboxItem[] {
  const [items, setItems] = useState<readonly OutboxItem[]>([]);
  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const all = await readOutbox();
      if (!isGone) setItems(all.filter((item) => kindOf(item) === kind));
    }
    void look();
    const stop = onOutboxChange(() => void look());
    return () => {
      isGone = true;
      stop();
    };
  }, [kind]);
  return items;
}

/** How far what is written to the shop has come: it is being written, waits for a network, or is with the shop. */
import { useEffect, useState } from 'react';
import { storageKeys } from '../../../domain/constants.ts';
import { readStored } from '../../browser/storage.ts';
import { now } from '../../browser/time.ts';
import { askToSync } from '../../browser/service-worker.ts';
import { ConnectionLost } from '../../lib/connection-lost.ts';
import { keepDraft } from '../../lib/form/draft.ts';
import { useRefused } from '../../lib/use-refused.ts';
import { letterTag } from '../../offline/letters/carry-letters.ts';
import { follow } from '../../offline/letters/followed.ts';
import { putLetter, removeLetter } from '../../offline/letters/letter-box.ts';
import {
  isUnsent,
  type LetterKind,
  type RefusedLetter,
  type WaitingLetter,
  type Writing,
} from '../../offline/letters/letter.ts';
import { useLocale, useStores, type Stores } from '../../stores/stores.tsx';
import { useLetters } from './use-letters.ts';

export type Stage =
  /** `resumed` is a letter that came back and is being put right. */
  | { readonly name: 'writing'; readonly resumed?: RefusedLetter }
  | { readonly name: 'kept'; readonly key: string; readonly goesAlone: boolean }
  | { readonly name: 'sent'; readonly email: string; readonly id?: string | undefined };

export type Correspondence = ReturnType<typeof useCorrespondence>;

export function useCorrespondence(kind: LetterKind) {
  const locale = useLocale();
  const { connection, session } = useStores();
  const letters = useLetters(kind);
  const isRefused = useRefused('letters');
  const [stage, setStage] = useState<Stage>({ name: 'writing' });
  const keptKey = stage.name === 'kept' ? stage.key : undefined;
  const resumedKey = stage.name === 'writing' ? stage.resumed?.key : undefined;
  const kept = letters.find(({ key }) => key === keptKey);

  useEffect(() => (keptKey === undefined ? undefined : follow(keptKey)), [keptKey]);
  useEffect(() => {
    if (!kept || kept.fate === 'waiting') return;
    if (kept.fate === 'refused') return setStage({ name: 'writing' });
    setStage({ name: 'sent', email: kept.email, id: kept.id });
    void removeLetter(kept.key);
  }, [kept]);

  return {
    stage,
    /** Whether this browser lets a letter wait for a network. */
    mayWait: !isRefused,
    /** Those that were written before and have not gone, without the one this is about. */
    unsent: letters.filter(isUnsent).filter(({ key }) => key !== keptKey && key !== resumedKey),

    /** Opens the form, empty or with what came back. */
    write(resumed?: RefusedLetter): void {
      if (resumed) keepDraft(draftOf(resumed), typedOf(resumed.writing));
      setStage(resumed ? { name: 'writing', resumed } : { name: 'writing' });
    },

    /**
     * Sends what was written; where no answer comes it is kept, and goes later under the same key.
     *
     * @throws what `send` throws for any other reason, and for this one where nothing can be kept
     */
    async send(writing: Writing, key: string, send: () => Promise<{ id: string } | void>): Promise<void> {
      const sent = await sendUnlessLost(connection.isLost.peek(), send);
      if (sent) setStage({ name: 'sent', email: writing.form.email, id: sent.id });
      else
        setStage({
          name: 'kept',
          key,
          goesAlone: await keep({ key, locale, writing, ...authorOf(session) }),
        });
      if (stage.name === 'writing' && stage.resumed) await removeLetter(stage.resumed.key);
    },
  };
}

/** Name of the draft of a letter that came back: what is being written beside it stays. */
export const draftOf = ({ key, writing }: RefusedLetter): string => `${writing.kind} ${key}`;

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
async function keep(letter: Omit<WaitingLetter, 'writtenAt' | 'fate'>): Promise<boolean> {
  const isKept = await putLetter({ ...letter, writtenAt: now(), fate: 'waiting' });
  if (!isKept) throw new ConnectionLost();
  return askToSync(letterTag);
}

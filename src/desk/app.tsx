/** The desk: who comes is asked who they are, and only then is anything else there. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useRoute } from 'wouter';
import { locales, type Locale } from '../../domain/constants.ts';
import type { DeskVisit } from '../../domain/contract/desk.ts';
import { reasonToTry } from '../browser/network.ts';
import { readStored, store } from '../browser/storage.ts';
import { after } from '../browser/time.ts';
import { setPageLanguage } from '../browser/page-title.ts';
import { Problem } from '../../domain/problem.ts';
import { AccessPage } from './access/access-page.tsx';
import { Frame } from './frame/frame.tsx';
import type { Away } from './frame/use-away.ts';
import { useNoticePresses } from './me/use-push.ts';
import type { DeskCalls } from './room/calls.ts';
import { DeskContext } from './room/context.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';

type AppProps = { readonly calls: DeskCalls; readonly browserLocale: Locale };

export function App({ calls, browserLocale }: AppProps) {
  const [visit, setVisitNow] = useState<DeskVisit>();
  const [isKnown, setKnown] = useState(false);
  /** Whether the shop does not answer; or does again, and knows nobody here. */
  const [away, setAway] = useState<Away>();
  const [hasEnded, setEnded] = useState(false);
  const [isInvited] = useRoute('/invito');
  const locale = visit?.locale ?? storedLocale() ?? browserLocale;
  const words = locale === 'it' ? it : en;

  const setVisit = useCallback((next: DeskVisit | undefined) => {
    setVisitNow(next);
    if (next) store(localeKey, next.locale);
  }, []);

  const endVisit = useCallback(() => {
    setVisit(undefined);
    setAway(undefined);
    setEnded(true);
  }, [setVisit]);

  /** Asks who is there. Where the shop does not say, what can be done without it is shown, and it is asked again. */
  useEffect(() => {
    let isGone = false;
    const stopWaiting = after(patienceMs, () => {
      setAway('away');
      setKnown(true);
    });
    async function look(): Promise<void> {
      const found = await whoIsThere(calls);
      if (isGone) return;
      stopWaiting();
      // Whoever is typing a piece is not led away from it: what is done waits, and says that somebody has to sign in.
      setAway((before) => (found === 'away' ? 'away' : !found && before ? 'signed_out' : undefined));
      if (found !== 'away') setVisit(found);
      setKnown(true);
      if (found !== 'away') return;
      await reasonToTry(askAgainMs);
      if (!isGone) await look();
    }
    void look();
    return () => {
      isGone = true;
      stopWaiting();
    };
  }, [calls, setVisit]);

  useNoticePresses();
  useEffect(() => setPageLanguage(locale), [locale]);

  const desk = useMemo(
    () => ({ calls, locale, words, visit, setVisit, endVisit }),
    [calls, locale, words, visit, setVisit, endVisit],
  );
  if (!isKnown) return null;
  const isIn = visit?.stage === 'in';
  const isAlone = away !== undefined && !visit && hasBeenIn() && !isInvited;
  return (
    <DeskContext value={desk}>
      {/* One frame, whether the shop answers or not: who is typing when the line comes back goes on typing. */}
      {isIn || isAlone ? <Frame away={isIn ? undefined : away} /> : <AccessPage hasEnded={hasEnded} />}
    </DeskContext>
  );
}

/** A line that hangs is none after so long. */
const patienceMs = 3_000;
const askAgainMs = 10_000;

/** The language of whoever was there last: where no line is nobody says theirs. */
const localeKey = 'desk-locale';
/** Whether anybody was ever in on this phone: nobody else has a piece to list on it. */
const hasBeenIn = (): boolean => storedLocale() !== undefined;
const storedLocale = (): Locale | undefined => locales.find((locale) => locale === readStored(localeKey));

/** @returns undefined for nobody; `away` where the shop does not answer, or is closed */
async function whoIsThere({ visit }: Pick<DeskCalls, 'visit'>): Promise<DeskVisit | undefined | 'away'> {
  try {
    return await visit();
  } catch (error) {
    return error instanceof Problem && error.status === 401 ? undefined : 'away';
  }
}

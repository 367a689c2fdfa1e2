/** The desk: who comes is asked who they are, and only then is anything else there. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../domain/constants.ts';
import type { DeskVisit } from '../../domain/contract/desk.ts';
import { setPageLanguage } from '../browser/page-title.ts';
import { Problem } from '../../domain/problem.ts';
import { AccessPage } from './access/access-page.tsx';
import { Frame } from './frame/frame.tsx';
import type { DeskCalls } from './room/calls.ts';
import { DeskContext } from './room/context.ts';
import { en } from './words/en.ts';
import { it } from './words/it.ts';

type AppProps = { readonly calls: DeskCalls; readonly browserLocale: Locale };

export function App({ calls, browserLocale }: AppProps) {
  const [visit, setVisit] = useState<DeskVisit>();
  const [isKnown, setKnown] = useState(false);
  const [hasEnded, setEnded] = useState(false);
  const locale = visit?.locale ?? browserLocale;
  const words = locale === 'it' ? it : en;

  const endVisit = useCallback(() => {
    setVisit(undefined);
    setEnded(true);
  }, []);

  useEffect(() => {
    calls
      .visit()
      .then(setVisit)
      // Nobody is there yet; whatever else is wrong shows with the first press.
      .catch((error: unknown) => {
        if (!(error instanceof Problem)) setEnded(false);
      })
      .finally(() => setKnown(true));
  }, [calls]);

  useEffect(() => setPageLanguage(locale), [locale]);

  const desk = useMemo(
    () => ({ calls, locale, words, visit, setVisit, endVisit }),
    [calls, locale, words, visit, endVisit],
  );
  if (!isKnown) return null;
  return (
    <DeskContext value={desk}>
      {visit?.stage === 'in' ? <Frame /> : <AccessPage hasEnded={hasEnded} />}
    </DeskContext>
  );
}

/** The word of a payment comes within seconds of the buyer, and sometimes later: the page that waits for it asks again. */
import { useEffect, useRef } from 'react';
import { href } from '../../../domain/routes.ts';
import { after } from '../../browser/time.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import type { OpenOutcome } from '../../lib/outcome.ts';
import { useLocale } from '../../stores/stores.tsx';

const longestPauseMs = 60_000;

/** Loads the page once more after growing pauses, as long as that may change what it says; never in the way of a link that was pressed. */
export function useAskAgain(outcome: OpenOutcome): void {
  const { search, navigate, isMoving } = useNavigation();
  const locale = useLocale();
  const times = useRef(0);
  useEffect(() => {
    if (outcome.state === 'unknown') return undefined;
    const pauseMs = Math.min(1_000 * 2 ** times.current, longestPauseMs);
    return after(pauseMs, () => {
      times.current += 1;
      if (!isMoving.peek()) navigate(href(locale, 'success') + search, { replace: true, keepsPlace: true });
    });
  }, [outcome, search, navigate, isMoving, locale]);
}

/** What the cart costs now, asked of the server whenever the cart changes. */
import { useEffect, useState } from 'react';
import type { Quote } from '../../../domain/contract/buying.ts';
import type { ProvinceId } from '../../../domain/provinces.ts';
import { ConnectionLost } from '../../lib/connection-lost.ts';
import { useStores } from '../../stores/stores.tsx';
import { notePrices, readPrices, type KnownPrices } from '../../stores/known-prices.ts';

export type QuoteState =
  | { readonly state: 'loading'; readonly quote?: Quote }
  | { readonly state: 'ready'; readonly quote: Quote }
  /** No answer, or a fault: the last quote, if there was one, stands. */
  | { readonly state: 'unreachable' | 'failed'; readonly quote?: Quote };

/** @param province where it goes; the mainland when it is not known */
export function useQuote(
  province?: ProvinceId,
): QuoteState & { readonly known: KnownPrices; readonly again: () => void } {
  const { api, cart, connection, session } = useStores();
  const entries = cart.entries.value;
  const isSignedIn = session.isSignedIn.value;
  const isLost = connection.isLost.value;
  const [current, setCurrent] = useState<QuoteState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  /** As the prices were when this was first asked: a change stays told as long as somebody looks at it. */
  const [known, setKnown] = useState<KnownPrices>({});

  useEffect(() => {
    if (entries.length === 0) return;
    let isCurrent = true;
    const keep = (next: (before: QuoteState) => QuoteState) => isCurrent && setCurrent(next);
    const orderItems = entries.map(({ id, quantity }) => ({ partId: id, quantity }));
    keep((before) => ({ ...before, state: 'loading' }));
    api.quote({ orderItems, ...(province && { province }) }).then(
      (quote) => {
        if (!isCurrent) return;
        setCurrent({ state: 'ready', quote });
        const before = readPrices();
        setKnown((first) => ({ ...before, ...first }));
        notePrices(quote);
      },
      (error: unknown) =>
        keep((before) => ({ ...before, state: error instanceof ConnectionLost ? 'unreachable' : 'failed' })),
    );
    return () => {
      isCurrent = false;
    };
    // Signing in can bring the welcome discount; a connection that is back, other prices.
  }, [api, entries, province, isSignedIn, isLost, round]);

  return { ...current, known, again: () => setRound(round + 1) };
}

/** What the cart costs now, asked of the server whenever the cart changes. */
import { useEffect, useState } from 'react';
import { emptyCart } from '../../../domain/cart.ts';
import type { Quote } from '../../../domain/contract/buying.ts';
import type { Delivery } from '../../../domain/vocabulary.ts';
import type { ProvinceId } from '../../../domain/provinces.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { onDemand } from '../../lib/island.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { notePrices, readPrices, type KnownPrices } from '../../stores/known-prices.ts';
import { useStores } from '../../stores/stores.tsx';
import { useIsSignedIn } from '../../stores/use-session.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import styles from './quote-state.module.css';

type QuoteState =
  | { readonly state: 'loading'; readonly quote?: Quote }
  | { readonly state: 'ready'; readonly quote: Quote }
  /** No answer, or a fault: the last quote, if there was one, stands. */
  | { readonly state: 'unreachable' | 'failed'; readonly quote?: Quote };

/** @param province where it goes; the mainland when it is not known @param delivery sent when left out */
export function useQuote(
  province?: ProvinceId,
  delivery: Delivery = 'courier',
): QuoteState & { readonly known: KnownPrices; readonly again: () => void } {
  const { api, cart, connection } = useStores();
  const entries = useKnown(cart.entries, emptyCart);
  const isSignedIn = useIsSignedIn();
  const isLost = useKnown(connection.isLost, false);
  const [current, setCurrent] = useState<QuoteState>({ state: 'loading' });
  const [round, setRound] = useState(0);
  /** As the prices were when this was first asked: a change stays told as long as somebody looks at it. */
  const [known, setKnown] = useState<KnownPrices>({});

  useEffect(() => {
    if (entries.length === 0) return;
    let isCurrent = true;
    const change = (next: (before: QuoteState) => QuoteState) => isCurrent && setCurrent(next);
    const orderItems = entries.map(({ id, quantity }) => ({ partId: id, quantity }));
    change((before) => ({ ...before, state: 'loading' }));
    const asked = delivery === 'courier' ? province && { province } : { delivery };
    api.quote({ orderItems, ...asked }).then(
      (quote) => {
        if (!isCurrent) return;
        setCurrent({ state: 'ready', quote });
        const before = readPrices();
        setKnown((first) => ({ ...before, ...first }));
        notePrices(quote);
      },
      (error: unknown) =>
        change((before) => ({
          ...before,
          state: error instanceof ConnectionLost ? 'unreachable' : 'failed',
        })),
    );
    return () => {
      isCurrent = false;
    };
    // Signing in can bring the welcome discount; a connection that is back, other prices.
  }, [api, entries, province, delivery, isSignedIn, isLost, round]);

  return { ...current, known, again: () => setRound(round + 1) };
}

/** No quote yet: its place while it is asked for, or why there is none, and the way to ask again. */
export function NoQuote({ state, again }: { state: QuoteState['state']; again: () => void }) {
  const { t } = useTranslation();
  if (state !== 'unreachable' && state !== 'failed') return <Skeleton />;
  return (
    <div className={`panel stack ${styles.panel}`}>
      <p>{t(state === 'unreachable' ? 'cart.unreachable' : 'problem.internal_error')}</p>
      <Button onClick={again}>{t('error.again')}</Button>
    </div>
  );
}

/** Whether all of the cart is reserved for this person already, by an order that is to be paid yet. */
export const isAllOrdered = ({ lines }: Quote): boolean =>
  lines.every(({ ownOrder }) => ownOrder !== undefined);

/** Then the way to that order stands instead of a sum. */
export function OwnOrder() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('cart.allOrdered')}</p>
      <PageLink to="orders" className={buttonClass({ look: 'signal', isLarge: true, isWide: true })}>
        {t('success.toOrders')}
      </PageLink>
    </>
  );
}

const NoWelcome = onDemand(async () => (await import('./no-welcome.tsx')).NoWelcome);

/** Why there is no welcome discount, where somebody may look for one. It comes a moment later, so it stands below what it would move. */
export function WhyNoWelcome({ quote: { noWelcome } }: { quote: Pick<Quote, 'noWelcome'> }) {
  return noWelcome && <NoWelcome reason={noWelcome} />;
}

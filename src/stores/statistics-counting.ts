/** The part of statistics that only a shop with a measurement id loads: the choice, and what is sent after a yes. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { consentKeys, readConsent, type Consent } from '../../domain/consent.ts';
import {
  addToCart,
  beginCheckout,
  purchase,
  type Happening,
  type StatisticsEvent,
} from '../../domain/statistics-events.ts';
import type { Api } from '../lib/api.ts';
import { onStored, readStored, store } from '../browser/storage.ts';
import { now } from '../browser/time.ts';
import { withLock } from '../offline/with-lock.ts';
import { closeTag, openTag, tellEvent } from '../browser/google-tag.ts';

export type Counting = ReturnType<typeof createCounting>;

/** @param id measurement id of GA4 */
export function createCounting(api: Api, id: string) {
  const consent = signal<Consent | undefined>(undefined);
  const isAsking = signal(false);
  const isAllowed = (): boolean => consent.peek()?.allowsStatistics === true;

  function apply(choice: Consent | undefined): void {
    consent.value = choice;
    isAsking.value = choice === undefined;
    if (isAllowed()) openTag(id);
    else closeTag(id);
  }
  const readChoice = () => apply(readConsent(readStored(consentKeys.choice), now()));
  readChoice();
  // Another tab's answer is everybody's.
  onStored(consentKeys.choice, readChoice);

  /** Sends a purchase unless some tab has already done so, today or on an earlier visit. */
  async function countOrder(orderNumber: string): Promise<void> {
    const order = await api.orderNumbered(orderNumber);
    if (!order) return;
    const ids = [...new Set(order.items.map(({ partId }) => partId))];
    const parts = await Promise.all(ids.map((partId) => api.partOrSummary(partId).catch(() => undefined)));
    const known = parts.flatMap((part) => (part ? [[part.id, part] as const] : []));
    await withLock('counting', async () => {
      const stored = readStored(consentKeys.countedOrders);
      const counted = Array.isArray(stored) ? (stored as unknown[]) : [];
      if (!isAllowed() || counted.includes(orderNumber)) return;
      store(consentKeys.countedOrders, [...counted, orderNumber]);
      send(purchase(order, new Map(known)));
    });
  }

  const forgetOrders = (): void => store(consentKeys.countedOrders, undefined);
  const send = ({ name, parameters }: StatisticsEvent): void => tellEvent(name, parameters);

  return {
    consent: consent as ReadonlySignal<Consent | undefined>,
    /** Whether the question stands on the screen. */
    isAsking: isAsking as ReadonlySignal<boolean>,
    forgetOrders,
    ask: (): void => void (isAsking.value = true),
    decide(allowsStatistics: boolean): void {
      const choice = { allowsStatistics, decidedAt: now() };
      store(consentKeys.choice, choice);
      if (!allowsStatistics) forgetOrders();
      apply(choice);
    },
    tell(happening: Happening): void {
      if (!isAllowed()) return;
      if (happening.kind === 'added') return send(addToCart(happening.part, happening.quantity));
      if (happening.kind === 'checkoutBegun') return send(beginCheckout(happening.quote));
      // Without an answer of the shop there is nothing to tell.
      countOrder(happening.orderNumber).catch(() => {});
    },
  };
}

/** What is said of an order that is collected at the yard, where another would be sent. */
import type { Locale } from '../../../domain/constants.ts';
import type { Order } from '../../../domain/contract/orders.ts';

/** How far it has come where its state has another name than that of one that is sent. */
type Stage = 'ready' | 'collected';

/** @returns undefined of one that is sent, and where its state says it as well */
export function collectionStage({
  state,
  collection,
}: {
  readonly state: Order['state'];
  readonly collection?: Order['collection'] | undefined;
}): Stage | undefined {
  if (!collection) return undefined;
  if (state === 'delivered') return 'collected';
  return state === 'paid' && collection.isReady ? 'ready' : undefined;
}

export const collectionWords = {
  it: {
    name: 'Ritiro in sede',
    stages: { ready: 'Pronto per il ritiro', collected: 'Ritirato' },
    readyFrom: (day: string) => `Pronto per il ritiro da ${day}. Ti scriviamo appena puoi passare.`,
    kept: (day: string) => `Pronto per il ritiro: passa entro ${day}, con il numero dell’ordine.`,
    collectedOn: (day: string) => `Ritirato il ${day}.`,
    glance: {
      title: 'Che cosa ritiri',
      packed: 'Prepariamo i pezzi.',
      sent: 'Quando sono pronti ti scriviamo: aspetta quella mail, prima di venire.',
      returned: (days: number) => `Dal giorno in cui li ritiri hai ${days} giorni per ripensarci.`,
    },
  },
  en: {
    name: 'Collection at the yard',
    stages: { ready: 'Ready to be collected', collected: 'Collected' },
    readyFrom: (day: string) => `Ready to be collected from ${day}. We write to you as soon as you can come.`,
    kept: (day: string) => `Ready to be collected: come by ${day}, with the order’s number.`,
    collectedOn: (day: string) => `Collected on ${day}.`,
    glance: {
      title: 'What you collect',
      packed: 'We prepare the parts.',
      sent: 'When they are ready we write to you: wait for that mail before you come.',
      returned: (days: number) => `From the day you collect them you have ${days} days to change your mind.`,
    },
  },
} as const satisfies Record<Locale, object>;

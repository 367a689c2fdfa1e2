/** Forms that a browser may keep until there is a network, and may send late a second time: their keys hold longer than others. */
import { outboxKeyDays } from '../../domain/constants.ts';

export const lateSends = {
  /** Scopes of the keys (`http/idempotency.ts`). */
  scopes: ['requests', 'contact'],
  retentionHours: outboxKeyDays * 24,
} as const;

/** @returns what such a call's key is looked for by */
export const lateSend = (scope: (typeof lateSends.scopes)[number], key: string) => ({
  scope,
  key,
  retentionHours: lateSends.retentionHours,
});

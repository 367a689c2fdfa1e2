/** Every screen in each of its states, in the order in which people meet them. */
import type { Scene } from '../scene.ts';
import { accountScenes } from './account.ts';
import { buyingScenes } from './buying.ts';
import { deskScenes } from './desk.ts';
import { deskInboxScenes } from './desk-inbox.ts';
import { deskSafetyScenes } from './desk-safety.ts';
import { deskStockScenes } from './desk-stock.ts';
import { catalogueScenes } from './catalogue.ts';
import { signingInScenes } from './signing-in.ts';
import { outboxScenes } from './outbox.ts';
import { mailScenes } from './mails.ts';
import { offerScenes } from './offers.ts';
import { partScenes } from './part.ts';
import { pocketScenes } from './pocket.ts';
import { textScenes } from './texts.ts';
import { troubleScenes } from './trouble.ts';

export const allScenes: readonly Scene[] = [
  ...catalogueScenes,
  ...partScenes,
  ...buyingScenes,
  ...signingInScenes,
  ...accountScenes,
  ...outboxScenes,
  ...textScenes,
  ...troubleScenes,
  ...offerScenes,
  ...pocketScenes,
  ...mailScenes,
  ...deskScenes,
  ...deskSafetyScenes,
  ...deskStockScenes,
  ...deskInboxScenes,
];

/** Every screen in each of its states, in the order in which people meet them. */
import type { Scene } from '../scene.ts';
import { accountScenes } from './account.ts';
import { buyingScenes } from './buying.ts';
import { catalogueScenes } from './catalogue.ts';
import { partScenes } from './part.ts';

export const allScenes: readonly Scene[] = [
  ...catalogueScenes,
  ...partScenes,
  ...buyingScenes,
  ...accountScenes,
];

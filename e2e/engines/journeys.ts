/** The journeys that hold in every engine, in the order in which they are made. */
import type { Journey } from './journey.ts';
import { account } from './journeys/account.ts';
import { buying } from './journeys/buying.ts';
import { cart } from './journeys/cart.ts';
import { inTheDark } from './journeys/in-the-dark.ts';
import { looking } from './journeys/looking.ts';
import { release } from './journeys/release.ts';
import { withoutTheShop } from './journeys/without-the-shop.ts';

export const journeys: readonly Journey[] = [
  ...looking,
  ...cart,
  ...withoutTheShop,
  ...account,
  ...buying,
  ...release,
  ...inTheDark,
];

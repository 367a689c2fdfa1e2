/** What a journey is, and where it is made. */
import type { SignUp } from '../../domain/contract/account.ts';
import type { RunningShop } from '../start-shop.ts';
import type { Driver } from './driver.ts';
import type { Person } from './person.ts';

/** What the parts are for: single pieces, so that no two journeys want the same one. */
export const purposes = ['cart', 'otherTab', 'declined', 'wallet', 'dark'] as const;

export type Place = {
  readonly person: Person;
  readonly shop: RunningShop;
  /** Parts that anybody can buy. */
  readonly partIds: Readonly<Record<(typeof purposes)[number], number>>;
  /** Who registers, and buys from then on. */
  readonly buyer: SignUp;
  /** Somebody at another tab of the same browser, and that tab. */
  readonly inAnotherTab: () => Promise<{ person: Person; tab: Driver }>;
  /** Does something in another browser of the same engine, which is set to dark and as narrow as a phone. */
  readonly inTheDark: (work: (person: Person) => Promise<void>) => Promise<void>;
};

/** Each begins where the one before ended, in the same browser. */
export type Journey = {
  readonly name: string;
  readonly go: (place: Place) => Promise<void>;
};

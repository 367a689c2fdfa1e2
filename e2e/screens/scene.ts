/** A screen in one of its states, and what those who lead there have at hand. */
import type { Page } from '@playwright/test';
import type { Cart } from '../../domain/cart.ts';
import type { Locale } from '../../domain/constants.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import type { MyCar } from '../../domain/my-car.ts';
import type { ShopPlace } from '../steps/shop.ts';
import type { Customer } from './customers.ts';
import type { Width } from './looks.ts';
import type { DemoParts } from './demo-parts.ts';
import type { Who } from './whos.ts';

type Common = {
  /** Begins with the page that it shows: `cart-empty`. */
  readonly name: string;
  /** Set where something lies over the page: then the picture holds the window, else the whole page. */
  readonly isWindow?: true;
  /** As it comes out of a printer. */
  readonly isPrinted?: true;
  /** The widths at which it is there at all. */
  readonly widths?: readonly Width[];
};

/** What the browser remembers from before, under its local storage keys. */
export type Remembered = {
  readonly cart?: Cart;
  readonly car?: MyCar;
  readonly consent?: unknown;
  readonly view?: 'cards' | 'list';
};

/** In the demonstration. */
export type DemoScene = Common & {
  readonly shop?: undefined;
  /** Who is signed in. */
  readonly who?: Who;
  readonly remembers?: (parts: DemoParts) => Remembered;
  /** Leads a fresh page to it. */
  readonly steps: (stage: DemoStage) => Promise<unknown>;
};

/** In a shop whose parts have photos and that asks for consent. */
export type YardScene = Common & {
  readonly shop: 'yard';
  readonly remembers?: () => Remembered;
  readonly steps: (stage: YardStage) => Promise<unknown>;
};

/** In a shop that is closed. */
export type ClosedScene = Common & {
  readonly shop: 'closed';
  readonly steps: (stage: Stage) => Promise<unknown>;
};

export type Scene = DemoScene | YardScene | ClosedScene;

export type Stage = {
  readonly page: Page;
  readonly locale: Locale;
  /** The shop's words in the language of the picture. */
  readonly t: (key: string, values?: Record<string, unknown>) => string;
  /** Opens an address of the shop, and waits until the page is alive and has all it fetches. */
  readonly open: (path: string) => Promise<void>;
  /** Waits until everything that was asked for has come. */
  readonly quiet: () => Promise<void>;
};
export type DemoStage = Stage & {
  readonly parts: DemoParts;
  /** Who is signed in; only where the scene names somebody. */
  readonly customer: Customer;
  readonly shop: ShopPlace;
};
export type YardStage = Stage & { readonly photographed: readonly PartSummary[] };

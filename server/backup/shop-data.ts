/** Where a shop's data is: what a backup is made of and brought back to. */
import type { Config } from '../config/config.ts';
import type { Database } from '../db/client.ts';
import type { Clock } from '../clock.ts';
import type { MediaStore } from '../images/media-store.ts';

export type ShopData = {
  readonly config: Config;
  readonly database: Database;
  readonly media: MediaStore;
  readonly clock: Clock;
};

/** Sets the stage of a visit: the shop that the scene plays in, who is signed in, what the browser remembers. */
import type { Browser } from '@playwright/test';
import type { Locale } from '../../domain/constants.ts';
import { openContext, openStage, remember, type Visit } from './camera.ts';
import { createCustomer, type Customer } from './customers.ts';
import type { Stage } from './scene.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { DemoShop, Shops } from './shops.ts';
import type { Who } from './whos.ts';

export type Play = ReturnType<typeof createStages>;

export function createStages(browser: Browser, shops: Shops) {
  const customers = new Map<string, Promise<Customer>>();
  let sessions: Sessions | undefined;

  function customerOf(shop: DemoShop, who: Who, locale: Locale): Promise<Customer> {
    const key = `${who} ${locale}`;
    const customer = customers.get(key) ?? createCustomer(shop, who, locale);
    customers.set(key, customer);
    return customer;
  }

  /**
   * Plays a scene on a fresh page and hands that over while it stands there.
   *
   * @param camera which of the pages that are open at once
   */
  return async function play(
    visit: Visit,
    camera: number,
    look: (stage: Stage) => Promise<void>,
  ): Promise<void> {
    const { scene, locale } = visit;
    const context = await openContext(browser, visit);
    try {
      if (scene.shop === 'closed') {
        const stage = await openStage(context, (await shops.closed()).url, locale);
        await scene.steps(stage);
        return await look(stage);
      }
      if (scene.shop === 'yard') {
        const { url, photographed } = await shops.yard();
        await remember(context, scene.remembers?.() ?? {});
        const stage = { ...(await openStage(context, url, locale)), photographed };
        await scene.steps(stage);
        return await look(stage);
      }
      const shop = await shops.demo();
      sessions ??= createSessions(shop.url);
      const customer = scene.who && (await customerOf(shop, scene.who, locale));
      const place = `${camera} ${locale} `;
      if (customer) await sessions.enter(context, customer.person, place);
      await remember(context, scene.remembers?.(shop.parts) ?? {});
      const bare = await openStage(context, shop.url, locale);
      const { parts, dataDir } = shop;
      const stage = {
        ...bare,
        parts,
        dataDir,
        get customer() {
          if (!customer) throw new Error(`Nobody is signed in in the scene ${scene.name}.`);
          return customer;
        },
      };
      if (customer) sessions.forget(customer.person, place);
      await scene.steps(stage);
      await look(stage);
      if (customer) await sessions.keep(context, customer.person, place);
      return undefined;
    } finally {
      await context.close();
    }
  };
}
